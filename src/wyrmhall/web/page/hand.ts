/** What the player's hand does: touching pieces, making moves, taking them back. */

import { html, nothing, render } from "lit-html";

import { type Answer, type Offered, type Position } from "./api";
import { asked, hushed, toast } from "./popups";
import { labelOf, meaningsOf, movesOf } from "./scene";
import { settings } from "./settings";
import { order, type Table } from "./table";
import { words } from "./words";

const PATIENCE = 4000; // after so long a move that was accepted must have been seen

export class Hand {
  private awaited = -1; // the version that the table has once my move is seen
  private since = 0;

  constructor(private readonly table: Table) {}

  /** Another seat plays now: what was awaited is not its concern. */
  forget(): void {
    this.awaited = -1;
  }

  /** A piece was clicked or tapped. */
  touch(event: Event): void {
    const piece = (event.target as Element).closest?.(".piece");
    if (piece) void this.take(piece);
  }

  /** Do what a piece offers; several offers are asked about, none is explained. */
  async take(piece: Element): Promise<void> {
    if (this.table.past.shown) return;
    const moves = movesOf(piece);
    const [only] = moves;
    if (moves.length > 1) this.menu(piece, moves);
    else if (only) await this.play(only);
    else await this.why(piece);
  }

  /** Make a move. */
  async play(name: string): Promise<void> {
    const { game } = this.table;
    if (!game || this.busy(game)) return;
    const move = game.moves?.find((one) => one.name === name);
    if (move && !(await this.sure(move))) return;
    hushed();
    const body = { move: name, version: game.version, seat: this.table.seat };
    [this.awaited, this.since] = [game.version + 1, Date.now()];
    const done = await order<{ version: number }>(this.table, "POST", "moves", body);
    this.awaited = done?.version ?? -1;
  }

  /** Take back the last move, or the whole turn; alone one may always, else all are asked. */
  async undo(turn = false): Promise<void> {
    const { game } = this.table;
    if (!game || this.busy(game)) return;
    const seat = this.table.seat;
    if (game.undo) await order(this.table, "POST", "undo", { version: game.version, seat, turn });
    else if (this.table.alone()) await this.back(game);
    else toast(game.no_undo ?? "");
  }

  /** Go back for good; where others play, they are asked. */
  async rewind(position: number): Promise<void> {
    const { game } = this.table;
    if (!game) return;
    const body = { position, version: game.version, seat: this.table.seat };
    const done = await order(this.table, "POST", "rewind", body);
    if (done && !this.table.alone()) toast(words().proposed);
  }

  private async back(game: Position): Promise<void> {
    const mine = this.table.session.steps.filter((step) => step.seat === game.seat && step.position);
    const last = mine.at(-1);
    if (last) await this.rewind(last.position - 1);
    else toast(game.no_undo ?? "");
  }

  private busy(game: Position): boolean {
    return game.version < this.awaited && Date.now() - this.since < PATIENCE;
  }

  private async sure(move: Offered): Promise<boolean> {
    if (!settings.confirm || !move.ends) return true;
    return asked(words().sureEnd(move.label), words().endTurn);
  }

  private menu(piece: Element, moves: string[]): void {
    const offered = this.table.game?.moves?.filter((move) => moves.includes(move.name)) ?? [];
    const choose = (name: string): void => {
      closeMenu();
      void this.play(name);
    };
    const title = labelOf(piece) || words().chooseOne;
    const box = menuBox();
    render(
      html`<div class="menu" role="group" aria-label=${words().chooseOne}>
        <p>${title}</p>
        ${offered.map((move) => html`<button class=${move.name === this.table.hints.hint?.move ? "advised" : ""}
          @click=${() => choose(move.name)}>${move.label}</button>`)}
        <button class="calm" @click=${closeMenu}>${words().cancel}</button>
      </div>`,
      box,
    );
    settle(box.firstElementChild as HTMLElement, piece);
  }

  private async why(piece: Element): Promise<void> {
    const [meant] = meaningsOf(piece);
    const label = labelOf(piece);
    if (!meant || !this.table.table?.mine.length) return toast(label || words().notHere);
    const body = { move: meant, seat: this.table.seat };
    const answer = await order<Answer>(this.table, "POST", "why", body);
    if (!answer || answer.allowed) return;
    const { rule = "", words: why = "" } = answer;
    toast(why, rule && words().seeRule(rule), () => this.table.show("rules", rule));
  }
}

function menuBox(): HTMLElement {
  const found = document.getElementById("menu");
  if (found) return found;
  const box = document.createElement("div");
  box.id = "menu";
  document.body.append(box);
  document.addEventListener("pointerdown", (event) => {
    if (!box.contains(event.target as Node)) closeMenu();
  });
  return box;
}

let from: Element | null = null;

/** Close the menu of a piece, if it is open; the focus goes back to the piece. */
export function closeMenu(): boolean {
  const box = document.getElementById("menu");
  if (!box?.querySelector(".menu")) return false;
  const inside = box.contains(document.activeElement);
  render(nothing, box);
  if (inside && from instanceof SVGElement) from.focus();
  return true;
}

/** Put the menu beside its piece, inside the window. */
function settle(menu: HTMLElement, piece: Element): void {
  from = piece;
  const at = piece.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const right = at.right + 8 + size.width < innerWidth;
  const left = right ? at.right + 8 : Math.max(8, Math.min(at.left, innerWidth - size.width - 8));
  const below = right ? at.top : at.bottom + 8;
  const top = Math.max(8, Math.min(below, innerHeight - size.height - 8));
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.querySelector("button")?.focus();
}
