/** Several people at one device: the table is covered while it goes from hand to hand. */

import { html, nothing, type TemplateResult } from "lit-html";

import type { Table } from "./table";
import { words } from "./words";

const PAUSE = 1300; // to see what one's own move did

export class Handing {
  private next: number | undefined;
  private timer = 0;
  covered = false;

  constructor(private readonly table: Table) {}

  /** Look whether it is somebody else's turn at this device. */
  look(): void {
    const { table, game, seat } = this.table;
    const mine = table?.seats.filter((one) => table.mine.includes(one.seat) && one.kind === "person") ?? [];
    const turn = game?.turn ?? [];
    const others = mine.filter((one) => turn.includes(one.seat)).map((one) => one.seat);
    const wanted = mine.length > 1 && !turn.includes(seat) ? others[0] : undefined;
    if (wanted === this.next) return;
    clearTimeout(this.timer);
    this.next = wanted;
    if (wanted === undefined) this.covered = false;
    else this.timer = window.setTimeout(() => this.hide(), PAUSE);
  }

  /** Whose name the cover says. */
  get waiting(): number | undefined {
    return this.covered ? this.next : undefined;
  }

  /** The next one is there: show the table through their eyes. */
  uncover(): void {
    const seat = this.next;
    this.next = undefined;
    this.covered = false;
    this.table.news.forget();
    this.table.hand.forget();
    this.table.session.open({ ...this.table.session.eyes, seat });
    this.table.render();
  }

  private hide(): void {
    this.covered = true;
    this.table.render();
    this.table.page.querySelector<HTMLElement>(".cover button")?.focus();
  }
}

/** Draw the cover. */
export function cover(table: Table): TemplateResult | typeof nothing {
  const next = table.handing.waiting;
  if (next === undefined) return nothing;
  const name = table.name(next);
  return html`<div class="cover">
    <span class=${`disc seat-${next % 5}`}>${next + 1}</span>
    <h2>${words().passTo(name)}</h2>
    <p>${words().passHint}</p>
    <button @click=${() => table.handing.uncover()}>${words().iAm(name)}</button>
  </div>`;
}
