// A boardgame.io server with a small drafting game of our own: as many decisions per round, and as
// much state, as 1001 Islands with four seats. Everything is kept in memory: its quickest storage.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4;
const TYPES = ['dream', 'upper', 'central', 'lower'];

const islands = {
  name: 'islands',
  setup: () => ({
    stacks: TYPES.map((type) => Array.from({ length: 16 }, (_, n) => `${type}${n}`)),
    offer: [],
    type: -1,
    hand: null,
    waiting: [],
    boards: Array.from({ length: SEATS }, () => TYPES.map(() => [null, null, null, null])),
  }),
  turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS } },
  moves: {
    stack: ({ G }, type) => {
      if (G.type >= 0 || G.stacks[type].length === 0) return INVALID_MOVE;
      G.type = type;
      G.offer = G.stacks[type].splice(0, SEATS);
    },
    take: ({ G }, slot) => {
      if (G.type < 0 || G.hand !== null || !G.offer[slot]) return INVALID_MOVE;
      G.hand = G.offer.splice(slot, 1)[0];
    },
    place: ({ G, ctx, events }, column) => {
      const line = G.boards[ctx.currentPlayer][G.type];
      if (G.hand === null || line[column] !== null) return INVALID_MOVE;
      line[column] = G.hand;
      G.hand = null;
      if (G.offer.length === 0) G.type = -1;
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.type < 0 && G.stacks.every((stack) => stack.length === 0) ? {} : undefined),
};

const server = Server({ games: [islands], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2] ?? 8000), () => console.log('ready'));
