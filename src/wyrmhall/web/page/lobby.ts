/** A table that waits for people. */

import { html, nothing, type TemplateResult } from "lit-html";

import { send, type SeatInfo, type TableInfo } from "./api";
import { attempt } from "./attempt";
import { chat } from "./chat";
import { asking } from "./popups";
import { keep, set, settings } from "./settings";
import { share } from "./share";
import { sign } from "./signs";
import { awaitBots, knownBots, strengthChoice, strengthName, usual } from "./strengths";
import { order, type Table } from "./table";
import { words } from "./words";

/** Draw it. */
export function lobby(table: Table, info: TableInfo): TemplateResult {
  awaitBots(() => table.render());
  return html`<main class="lobby">
    <div class="row"><a href="/" class="button plain" aria-label=${words().home}>${sign("home")}</a><h1>${info.title}</h1></div>
    <p>${words().waitingText}</p>
    ${info.deal ? html`<p class="faint">${words().dealKnown}</p>` : nothing}
    <ul class="seatings">${info.seats.map((seat) => seating(table, info, seat))}</ul>
    ${info.host ? strengthChoice(words().strength, usual(), () => table.render()) : nothing}
    <div class="row">
      ${info.mine.length || info.host ? html`<button @click=${() => share(table)}>${sign("link")} ${words().invite}</button>` : nothing}
      ${info.host ? html`<button class="calm" @click=${() => void fill(table, info)}>${words().fillWithBots}</button>` : nothing}
    </div>
    ${info.mine.length ? html`<h2>${words().chat}</h2>${chat(table, info)}` : nothing}
  </main>`;
}

function seating(table: Table, info: TableInfo, seat: SeatInfo): TemplateResult {
  const free = seat.kind === "open";
  return html`<li>
    <span class=${`disc seat-${seat.seat % 5} ${free ? "gone" : ""}`}>${seat.seat + 1}</span>
    <span>${free ? html`<span class="faint">${words().free}</span>` : html`<b>${seat.name}</b>`}
      ${info.mine.includes(seat.seat) && !free ? html`<small class="faint">(${words().you})</small>` : nothing}
      ${seat.kind === "bot" ? html`<small class="faint">${sign("bot")} ${words().isBot(strengthName(seat.bot))}</small>` : nothing}</span>
    <span class="row">${free ? freeSeat(table, info, seat.seat) : nothing}</span>
  </li>`;
}

function freeSeat(table: Table, info: TableInfo, seat: number): TemplateResult {
  const seated = info.seats.some((one) => one.kind === "person" && info.mine.includes(one.seat));
  return html`${seated ? nothing : html`<button @click=${() => void sit(table, seat)}>${words().takeSeat}</button>`}
    ${info.host
      ? html`<button class="calm" @click=${() => void bot(table, seat)}>${words().putBot}</button>`
      : nothing}`;
}

/** Find out what somebody is called who sits down. */
async function nameToSit(): Promise<string | undefined> {
  const name = settings.name || (await asking(words().askName, words().guest));
  if (name && name !== words().guest) set("name", name);
  return name;
}

/** Take a seat from a bot, with the key of a link. */
export async function sitInstead(table: Table, seat: number): Promise<void> {
  const name = await nameToSit();
  if (name && (await order(table, "PATCH", `seats/${seat}`, { kind: "person", name }))) remember(table);
}

async function sit(table: Table, seat: number): Promise<void> {
  const name = await nameToSit();
  if (!name) return;
  const done = await attempt(send("POST", `tables/${table.id}/join`, { name, seat }));
  if (done) remember(table);
}

function remember(table: Table): void {
  const { game, title } = table.table!;
  keep({ id: table.id, game, title, at: Date.now() });
  table.session.open(table.session.eyes);
}

async function bot(table: Table, seat: number): Promise<void> {
  await knownBots();
  await order(table, "PATCH", `seats/${seat}`, { kind: "bot", bot: usual() });
}

async function fill(table: Table, info: TableInfo): Promise<void> {
  for (const seat of info.seats) if (seat.kind === "open") await bot(table, seat.seat);
}
