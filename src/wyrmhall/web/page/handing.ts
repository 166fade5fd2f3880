/**
 * Several people at one device: the table is covered while it goes from hand to hand.
 *
 * Nothing of what the one has seen stays on the page: neither board nor log, nor what was spoken.
 */

import { html, type TemplateResult } from "lit-html";

import { closeMenu } from "./hand";
import { hushed } from "./popups";
import type { Table } from "./table";
import { words } from "./words";

const PAUSE = 1300; // to see what one's own move did

export class Handing {
  next: number | undefined; // whose name the cover says
  private timer = 0;
  private looked = false; // somebody has said who it is that looks
  covered = false;

  constructor(private readonly table: Table) {}

  /** Look whether it is somebody else's turn at this device. */
  look(): void {
    const wanted = this.wanted();
    if (this.table.game && wanted === undefined) this.looked = true;
    if (wanted === this.next) return;
    clearTimeout(this.timer);
    this.next = wanted;
    if (wanted === undefined) this.covered = false;
    else if (this.looked) this.timer = window.setTimeout(() => this.hide(), PAUSE);
    else this.hide();
  }

  /** Find who shall have the device, if that is somebody else; whoever opens the page says so. */
  private wanted(): number | undefined {
    const { table, game, seat } = this.table;
    if (!table || !game) return undefined;
    const mine = table.seats.filter((one) => table.mine.includes(one.seat) && one.kind === "person");
    if (mine.length < 2) return undefined;
    const next = mine.map((one) => one.seat).find((one) => game.turn.includes(one));
    if (!this.looked && game.position && !game.over) return next ?? seat;
    return game.turn.includes(seat) ? undefined : next;
  }

  /** The next one is there: show the table through their eyes. */
  uncover(): void {
    const seat = this.next;
    this.next = undefined;
    this.covered = false;
    this.looked = true;
    this.table.news.forget();
    this.table.hand.forget();
    this.table.session.open({ ...this.table.session.eyes, seat });
    this.table.render();
  }

  private hide(): void {
    this.covered = true;
    this.table.past.back();
    closeMenu();
    hushed();
    document.getElementById("spoken")?.replaceChildren();
    this.table.render();
    this.table.page.querySelector<HTMLElement>(".cover button")?.focus();
  }
}

/** Draw the cover, in the place of the whole table. */
export function cover(table: Table, next: number): TemplateResult {
  const name = table.name(next);
  return html`<main class="cover">
    <p class="faint">${table.table?.title}</p>
    <span class=${`disc seat-${next % 5}`}>${next + 1}</span>
    <h1>${words().passTo(name)}</h1>
    <p>${words().passHint}</p>
    <button @click=${() => table.handing.uncover()}>${words().iAm(name)}</button>
  </main>`;
}
