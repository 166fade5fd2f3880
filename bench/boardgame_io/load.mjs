// The same load as ../load.py, on a boardgame.io server: live tables with a client on every seat.
//
//     npm install && node load.mjs 500 20
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const [TABLES, SECONDS] = [Number(process.argv[2] ?? 500), Number(process.argv[3] ?? 20)];
const SEATS = 4;
const PORT = 8123 + Math.floor(Math.random() * 800);

let accepted = 0;
let latencies = [];
let flatOut = false;
let stopped = true;

function choices({ G, ctx }) {
  if (ctx.gameover) return [];
  if (G.type < 0) return G.stacks.flatMap((stack, n) => (stack.length ? [['stack', n]] : []));
  if (G.hand === null) return G.offer.map((_, slot) => ['take', slot]);
  const line = G.boards[ctx.currentPlayer][G.type];
  return line.flatMap((tile, column) => (tile === null ? [['place', column]] : []));
}

class Table {
  constructor(id) {
    this.id = id;
    this.state = null;
    this.heard = Array(SEATS).fill(-1);
    this.posted = new Map();
    this.sockets = Array.from({ length: SEATS }, (_, seat) => this.connect(seat));
  }

  connect(seat) {
    const socket = io(`http://127.0.0.1:${PORT}/islands`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, SEATS));
    socket.on('sync', (_, { state }) => this.hear(seat, state));
    socket.on('update', (_, state) => this.hear(seat, state));
    return socket;
  }

  hear(seat, state) {
    this.heard[seat] = state._stateID;
    if (Math.min(...this.heard) < state._stateID) return;
    this.state = state;
    const sent = this.posted.get(state._stateID);
    if (sent !== undefined) {
      accepted += 1;
      latencies.push(performance.now() - sent);
      this.posted.clear();
    }
    if (flatOut) this.go();
  }

  ready() {
    return this.state !== null && this.posted.size === 0 && choices(this.state).length > 0;
  }

  go() {
    if (stopped || !this.ready()) return;
    const moves = choices(this.state);
    const [type, number] = moves[Math.floor(Math.random() * moves.length)];
    const seat = this.state.ctx.currentPlayer;
    const version = this.state._stateID;
    // Ending a turn makes a version of its own, in the same update.
    const ends = type === 'place' ? 2 : 1;
    for (let step = 1; step <= ends; step += 1) this.posted.set(version + step, performance.now());
    const payload = { type, args: [number], playerID: seat };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, version, this.id, seat);
  }
}

// Seconds of processor time that the server has used (Linux counts 100 ticks a second).
function busySeconds() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function quantiles(values) {
  const ordered = [...values].sort((a, b) => a - b);
  const at = (part) => Math.round(10 * ordered[Math.min(Math.floor(ordered.length * part), ordered.length - 1)]) / 10;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

async function measure(rate) {
  accepted = 0;
  latencies = [];
  stopped = false;
  flatOut = rate === 0;
  const begun = performance.now();
  if (flatOut) tables.forEach((table) => table.go());
  let posted = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    const due = flatOut ? 0 : Math.floor(((performance.now() - begun) / 1000) * rate);
    for (; posted < due; posted += 1) {
      for (let step = 0; step < TABLES; step += 1) {
        const table = tables[(posted + step) % TABLES];
        if (table.ready()) {
          table.go();
          break;
        }
      }
    }
    await sleep(1);
  }
  const passed = (performance.now() - begun) / 1000;
  const count = accepted;
  stopped = true;
  await sleep(2000);
  return { moves_per_second: Math.round(count / passed), post_to_last_delivery_ms: quantiles(latencies) };
}

const server = spawn('node', ['server.mjs', String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve) => server.stdout.once('data', resolve));
const tables = [];
for (let number = 0; number < TABLES; number += 1) {
  tables.push(new Table(`table-${number}`));
  if (number % 10 === 9) await sleep(30);
}
await sleep(4000);
const report = { tables: TABLES, connected: tables.filter((table) => table.state !== null).length };
const busy = busySeconds();
report.flat_out = await measure(0);
report.flat_out.server_ms_per_move = Math.round(((busySeconds() - busy) / accepted) * 1e6) / 1000;
report.half_load = await measure(report.flat_out.moves_per_second / 2);
console.log(JSON.stringify(report));
server.kill();
process.exit(0);
