/** One visit to a table: all that the stream has told so far, in one place. */

import { address, type Position, type Said, type SceneUpdate, type TableInfo, type Told } from "./api";
import type { SceneData } from "./scene";

const SILENCE = 40_000; // a line on which two beats stayed out is dead
const CHECK = 10_000;

export interface Eyes {
  seat: number | undefined;
  narrow: boolean;
}

export class Session {
  table: TableInfo | undefined;
  game: Position | undefined;
  scene: SceneData | undefined;
  steps: Told[] = [];
  chat: Said[] = [];
  connected = false;
  eyes: Eyes = { seat: undefined, narrow: false };
  private stream: EventSource | undefined;
  private cursor = "";
  private retry = 0;
  private watch = 0;
  private heard = 0; // when the server gave its last sign of life

  constructor(
    readonly id: string,
    private readonly changed: (what: "table" | "game" | "chat" | "line") => void,
  ) {}

  /** Begin to listen, with these eyes; what was known through others is forgotten. */
  open(eyes: Eyes): void {
    this.close();
    this.eyes = eyes;
    this.cursor = "";
    this.game = this.scene = undefined;
    this.steps = [];
    this.listen();
    this.watch = window.setInterval(this.check, CHECK);
    addEventListener("online", this.check);
    document.addEventListener("visibilitychange", this.check);
  }

  /** Listen no longer. */
  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.watch);
    removeEventListener("online", this.check);
    document.removeEventListener("visibilitychange", this.check);
    this.stream?.close();
    this.stream = undefined;
  }

  /** A line may die without a word, as when a telephone sleeps: then take another one. */
  private readonly check = (): void => {
    if (Date.now() - this.heard < SILENCE) return;
    this.stream?.close();
    this.listen();
  };

  private listen(): void {
    const { seat, narrow } = this.eyes;
    const query = { with: "scene", seat, narrow: narrow ? 1 : 0, after: this.cursor };
    const stream = new EventSource(address(`tables/${this.id}/events`, query));
    this.stream = stream;
    this.heard = Date.now();
    stream.addEventListener("beat", () => (this.heard = Date.now()));
    stream.addEventListener("table", (event) => this.hear(event, () => this.seeTable(event)));
    stream.addEventListener("game", (event) => this.hear(event, () => this.seeGame(event)));
    stream.addEventListener("chat", (event) => this.hear(event, () => this.seeChat(event)));
    stream.onopen = () => this.line(true);
    stream.onerror = () => this.lost(stream);
  }

  private hear(event: MessageEvent, see: () => void): void {
    if (event.lastEventId) this.cursor = event.lastEventId;
    this.heard = Date.now();
    see();
  }

  private seeTable(event: MessageEvent): void {
    this.table = JSON.parse(String(event.data)) as TableInfo;
    this.changed("table");
  }

  private seeGame(event: MessageEvent): void {
    const game = JSON.parse(String(event.data)) as Position;
    if (game.scene) this.scene = renewed(this.scene, game.scene);
    const known = this.steps.filter((step) => step.position <= (game.since ?? -1));
    this.steps = [...known, ...(game.steps ?? [])];
    this.game = game;
    this.changed("game");
  }

  private seeChat(event: MessageEvent): void {
    const said = JSON.parse(String(event.data)) as Said;
    if (this.chat.some((one) => one.number === said.number)) return;
    this.chat.push(said);
    this.changed("chat");
  }

  private line(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.changed("line");
  }

  /** A browser gives up on an answer that is no stream: then try again from where we were. */
  private lost(stream: EventSource): void {
    this.line(false);
    if (stream.readyState !== EventSource.CLOSED) return;
    this.retry = window.setTimeout(() => this.listen(), 2000);
  }
}

/** Put an update into the scene before it. */
export function renewed(before: SceneData | undefined, update: SceneUpdate): SceneData {
  const old = update.whole || !before ? { defs: {}, pieces: {}, areas: [] } : before;
  const art = new Map(old.areas.map((area) => [area.id, area.art]));
  return {
    width: update.width,
    height: update.height,
    defs: { ...old.defs, ...update.defs },
    pieces: { ...old.pieces, ...update.pieces },
    areas: update.areas.map((area) => ({ ...area, art: area.art ?? art.get(area.id) ?? "" })),
  };
}
