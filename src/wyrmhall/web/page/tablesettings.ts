/** Wishes of the reader, and how the table is set. */

import { html, nothing, type TemplateResult } from "lit-html";

import { get, type SeatInfo, type TableInfo } from "./api";
import { languageChoice } from "./home";
import { mayNotify } from "./notices";
import { asked, toast } from "./popups";
import { reportBug, saveGame } from "./result";
import { set, settings } from "./settings";
import { choice } from "./setup";
import { share } from "./share";
import { strengthChoice, usual } from "./strengths";
import { order, type Table } from "./table";
import { language, words } from "./words";

/** Draw them. */
export function tableSettings(table: Table, info: TableInfo): TemplateResult {
  return html`<div class="settings">
    <h2>${words().forMe}</h2>
    ${mine(table, info)}
    <h2>${words().forTable}</h2>
    <div class="row">
      <button class="calm" @click=${() => share(table)}>${words().shared}</button>
      <button class="calm" @click=${() => table.past.begin()}>${words().replay}</button>
      <button class="calm" @click=${() => void saveGame(table)}>${words().exportFile}</button>
      <button class="calm" @click=${() => reportBug(table)}>${words().reportBug}</button>
    </div>
    ${info.host ? host(table, info) : nothing}
  </div>`;
}

function tick(name: string, now: boolean, change: (on: boolean) => void): TemplateResult {
  const changed = (event: Event): void => change((event.target as HTMLInputElement).checked);
  return html`<label class="tick"><input type="checkbox" .checked=${now} @change=${changed}> ${name}</label>`;
}

function mine(table: Table, info: TableInfo): TemplateResult {
  const wish = (key: "confirm" | "sound", on: boolean): void => {
    set(key, on);
    table.render();
  };
  const notify = async (on: boolean): Promise<void> => {
    set("notify", on && (await mayNotify()));
    if (on && !settings.notify) toast(words().noPush);
    table.render();
  };
  const own = info.seats.find(({ seat }) => seat === table.seat && info.mine.includes(seat)) ??
    info.seats.find(({ seat }) => info.held?.includes(seat));
  return html`${tick(words().confirmEnd, settings.confirm, (on) => wish("confirm", on))}
    ${tick(words().sound, settings.sound, (on) => wish("sound", on))}
    ${tick(words().notify, settings.notify, (on) => void notify(on))}
    ${own ? html`${notices(table)} ${ownSeat(table, own)}` : nothing}
    ${languageChoice()}`;
}

function notices(table: Table): TemplateResult {
  const push = async (on: boolean): Promise<void> => {
    const done = on ? await pushOn(table) : await order(table, "DELETE", "notices?kind=push");
    if (done !== undefined) set("pushed", [...settings.pushed.filter((id) => id !== table.id), ...(on ? [table.id] : [])]);
    if (done !== undefined && !on) toast(words().pushOff);
    table.render();
  };
  const hook = async (event: Event): Promise<void> => {
    event.preventDefault();
    const url = ((event.target as HTMLFormElement).elements.namedItem("url") as HTMLInputElement).value.trim();
    const done = url
      ? await order(table, "PUT", "notices", { kind: "webhook", url, seat: table.seat })
      : await order(table, "DELETE", "notices?kind=webhook");
    if (done !== undefined) toast(url ? words().webhookSaved : words().webhookOff);
  };
  return html`${tick(words().push, settings.pushed.includes(table.id), (on) => void push(on))}
    <form class="side-by-side" @submit=${(event: Event) => void hook(event)}><label class="field"><span>${words().webhook}</span>
      <input name="url" type="url" placeholder="https://"></label> <button class="calm">${words().save}</button></form>`;
}

async function pushOn(table: Table): Promise<unknown> {
  const subscription = await subscribe().catch(() => undefined);
  if (subscription) return order(table, "PUT", "notices", { kind: "push", ...subscription, seat: table.seat });
  toast(words().noPush);
  return undefined;
}

/** Let the browser's push service write to us. */
async function subscribe(): Promise<object | undefined> {
  if (!("serviceWorker" in navigator) || !(await mayNotify())) return undefined;
  const { key } = await get<{ key: string }>("push");
  const worker = await navigator.serviceWorker.register(`/sw.js?lang=${language()}`);
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = (await worker.pushManager.subscribe(wish)).toJSON();
  return { url: made.endpoint, keys: made.keys };
}

function ownSeat(table: Table, seat: SeatInfo): TemplateResult {
  const change = (what: object): void => void order(table, "PATCH", `seats/${seat.seat}`, what);
  const bot = (strength: string): void => change({ kind: "bot", bot: strength });
  return html`${tick(words().forced, seat.forced, (on) => change({ forced: on }))}
    ${tick(words().openHand, seat.open_hand, (on) => change({ open_hand: on }))}
    ${seat.kind === "bot"
      ? html`${strengthChoice(words().strength, seat.bot ?? "", bot)}
          <div class="row"><button class="calm" @click=${() => change({ kind: "person" })}>${words().reclaim}</button></div>`
      : html`${strengthChoice(words().strength, usual(), () => table.render())}
          <div class="row"><button class="calm" @click=${() => bot(usual())}>${words().leave}</button></div>`}`;
}

function host(table: Table, info: TableInfo): TemplateResult {
  const change = (what: object): void => void order(table, "PATCH", "settings", what);
  const close = async (): Promise<void> => {
    if (await asked(words().closeSure, words().closeTable)) await order(table, "DELETE", "");
  };
  const { listed, watching, watchers_chat, absent_after, absent_bot, pace, hints } = info.settings;
  return html`${tick(words().listed, listed, (on) => change({ listed: on }))}
    ${choice(words().watching, words().watchingValues, watching, (value) => change({ watching: value }))}
    ${tick(words().watchersChat, watchers_chat, (on) => change({ watchers_chat: on }))}
    ${choice(words().absentAfter, words().absentValues, String(absent_after), (value) => change({ absent_after: Number(value) }))}
    ${absent_after ? strengthChoice(words().standIn, absent_bot, (strength) => change({ absent_bot: strength })) : nothing}
    ${choice(words().pace, words().paceValues, pace, (value) => change({ pace: value }))}
    ${tick(words().hintsAllowed, hints, (on) => change({ hints: on }))}
    <ul class="chairs">${info.seats.map((seat) => swap(table, info, seat))}</ul>
    <button class="calm" @click=${() => void close()}>${words().closeTable}</button>`;
}

function swap(table: Table, info: TableInfo, seat: SeatInfo): TemplateResult {
  const give = (what: object): void => void order(table, "PATCH", `seats/${seat.seat}`, what);
  const name = table.name(seat.seat);
  const free = (): void => (info.status === "waiting" ? give({ kind: "open" }) : void share(table)); // by its link
  if (seat.kind !== "bot") {
    return html`<li><span>${name}</span>
      <button class="calm" @click=${() => give({ kind: "bot", bot: usual() })}>${words().seatToBot}</button></li>`;
  }
  return html`<li>${strengthChoice(name, seat.bot ?? "", (bot) => give({ kind: "bot", bot }))}
    <button class="calm" aria-label=${`${name}: ${words().seatToPerson}`} @click=${free}>${words().seatToPerson}</button></li>`;
}
