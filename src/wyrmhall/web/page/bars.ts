/** The bar on top, and who sits here. */

import { html, nothing, type TemplateResult } from "lit-html";

import type { SeatInfo, TableInfo } from "./api";
import { showKeys } from "./keys";
import { share } from "./share";
import { sign, type Sign } from "./signs";
import { awaitBots, botMark, strengthName } from "./strengths";
import type { Table } from "./table";
import { words } from "./words";

/** Draw the bar. */
export function topBar(table: Table, info: TableInfo): TemplateResult {
  const tool = (name: string, drawn: Sign, act: () => void, idle = false): TemplateResult =>
    html`<button class="plain" aria-label=${name} title=${name} ?disabled=${idle} @click=${act}>${sign(drawn)}</button>`;
  const { game, past } = table;
  const playing = info.mine.length > 0 && game && !game.over && !past.shown;
  const back = playing && (game.undo || (table.alone() && table.news.last() > 0));
  return html`<header class="bar">
    <a href="/" aria-label=${words().home} title=${words().home} class="button plain"><img src="/static/icon.svg" alt=""></a>
    <h1>${info.title}</h1>
    ${table.narrow.matches ? nothing : table.lens()}
    ${playing
      ? html`${tool(words().undo, "undo", () => void table.hand.undo(), !back)}
          ${tool(words().restart, "restart", () => void table.hand.undo(true), !game.undo)}`
      : nothing}
    ${playing && info.settings.hints
      ? tool(words().hint, "bulb", () => void table.hints.ask(), !table.hints.allowed || table.hints.thinking)
      : nothing}
    ${tool(words().invite, "link", () => share(table))}
    ${table.narrow.matches ? nothing : tool(words().help, "help", showKeys)}
  </header>`;
}

/** Draw who sits here, short, over the board of a phone. */
export function seatStrip(table: Table, info: TableInfo): TemplateResult {
  awaitBots(() => table.render());
  const many = info.seats.length > 3 ? "many" : "";
  return html`<section class="seats ${many}" aria-label=${words().playersTitle}>
    ${info.seats.map((seat) => player(table, seat))}</section>`;
}

/** Draw one of those who sit here. */
export function player(table: Table, seat: SeatInfo): TemplateResult {
  const { game } = table;
  const turn = game?.turn.includes(seat.seat) ?? false;
  const result = game?.result?.shared ? undefined : game?.result;
  const total = result?.scores.find((score) => score.seat === seat.seat)?.total;
  const absent = seat.kind === "person" && (!seat.online || seat.away);
  const about = [role(seat), turn ? words().onTurn : ""].filter(Boolean).join(", ");
  return html`<div class="player ${turn ? "turn" : ""}">
    <span class=${`disc seat-${seat.seat % 5} ${absent ? "gone" : ""}`}>${seat.seat + 1}</span>
    <span class="who"><span class="name"><span>${table.name(seat.seat)}</span> ${botMark(seat)}</span>
      ${about ? html`<small>${about}</small>` : nothing}</span>
    ${total === undefined ? nothing : html`<span class="points" aria-label=${words().points(total)}>${total}</span>`}
  </div>`;
}

function role(seat: SeatInfo): string {
  if (seat.kind === "open") return words().free;
  if (seat.kind === "bot") return words().isBot(strengthName(seat.bot));
  if (seat.away) return words().away;
  return seat.online ? "" : words().offline;
}
