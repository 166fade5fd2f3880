/** What is new to the reader: since the own last turn, and in the chat. */

import { get, type Position, type Told } from "./api";
import { Board } from "./board";
import { renewed } from "./session";
import type { Tab } from "./side";
import { wide, type Table } from "./table";

export class News {
  before: Map<string, string> | null = null; // the board as I left it
  private left = -1; // the position in which I left it
  private unread = 0;

  constructor(private readonly table: Table) {}

  /** The last of my own steps, or the setup. */
  last(): number {
    const own = this.table.session.steps.filter((step) => step.seat === this.table.seat);
    return Math.max(0, ...own.map((step) => step.position));
  }

  /** What others did since then; nothing for who looks on. */
  since(): Told[] {
    if (this.table.seat < 0) return [];
    const last = this.last();
    return this.table.session.steps.filter((step) => step.position > last && step.words.length);
  }

  /** Keep up with a change of the game. */
  look(): void {
    const last = this.last();
    if (this.table.table?.seats[this.table.seat]?.kind !== "person" || last === this.left) return;
    const latest = this.table.session.steps.at(-1)?.position === last;
    this.left = last;
    this.before = null;
    if (last && !latest) void this.remember(last);
  }

  /** The board has been drawn: if nobody has moved since, it is as I leave it. */
  drawn(): void {
    const latest = this.table.session.steps.at(-1)?.position === this.left;
    if (latest && this.left) this.before = this.table.board.memory();
  }

  /** Forget it all: other eyes look now. */
  forget(): void {
    this.left = -1;
    this.before = null;
  }

  /** Somebody has said something. */
  chat(): void {
    const seen = this.table.tab === "chat" && (this.table.open || wide());
    if (!seen) this.unread += 1;
  }

  /** A tab is open now. */
  read(tab: Tab): void {
    if (tab === "chat") this.unread = 0;
  }

  /** Ask whether a tab has something new. */
  has(tab: Tab): boolean {
    return tab === "chat" && this.unread > 0;
  }

  /** Fetch the board as it was after my own last step, to compare with. */
  private async remember(position: number): Promise<void> {
    const { narrow } = this.table.session.eyes;
    const query = { at: position, with: "scene", seat: this.table.seat, narrow: narrow ? 1 : 0 };
    const was = await get<Position>(`tables/${this.table.id}/look`, query).catch(() => undefined);
    if (!was?.scene || this.left !== position) return;
    const board = new Board();
    board.show(renewed(undefined, was.scene), "", true);
    this.before = board.memory();
    if (!this.table.past.shown) this.table.board.mark(this.before);
  }
}
