/** How strong bots are: which strengths there are, what each is, and choosing one. */

import { html, nothing, type TemplateResult } from "lit-html";

import { get, type BotInfo, type SeatInfo, type Shelf } from "./api";
import { attempt } from "./attempt";
import { set, settings } from "./settings";
import { sign } from "./signs";
import { words } from "./words";

let bots: BotInfo[] = [];
let spoken = "";

/** Fetch the bots that there are, once for each language. */
export async function knownBots(): Promise<BotInfo[]> {
  const language = document.documentElement.lang;
  if (!bots.length || spoken !== language) {
    bots = (await attempt(get<Shelf>("games")))?.bots ?? bots;
    spoken = language;
  }
  return bots;
}

/** Remember what the shelf has told. */
export function meet(all: BotInfo[]): void {
  bots = all;
  spoken = document.documentElement.lang;
}

/** Ask for the bots if they are not known yet, and draw again when they are. */
export function awaitBots(drawAgain: () => void): void {
  if (!bots.length) void knownBots().then((found) => found.length && drawAgain());
}

/** The strength that bots have unless another one is chosen: the last that was, else the mildest. */
export function usual(): string {
  const offered = bots.filter((bot) => bot.offered);
  return offered.some(({ name }) => name === settings.strength) ? settings.strength : offered[0]?.name ?? "";
}

/** Say what a strength is called. */
export function strengthName(name: string | null): string {
  return bots.find((bot) => bot.name === name)?.words ?? name ?? "";
}

/** Draw a choice of strengths, with a line on the one that is chosen. */
export function strengthChoice(
  label: string,
  now: string,
  choose: (strength: string) => void,
): TemplateResult | typeof nothing {
  const offered = bots.filter((bot) => bot.offered || bot.name === now);
  if (!offered.length) return nothing;
  const chosen = (event: Event): void => {
    const strength = (event.target as HTMLSelectElement).value;
    remember(strength);
    choose(strength);
  };
  return html`<label class="field strength"><span>${label}</span>
    <select @change=${chosen}>${offered.map((bot) => html`<option value=${bot.name} ?selected=${bot.name === now}>${bot.words}</option>`)}</select>
    <small>${bots.find((bot) => bot.name === now)?.about}</small></label>`;
}

/** Let bots be of this strength next time, too. */
export function remember(strength: string): void {
  if (bots.some((bot) => bot.offered && bot.name === strength)) set("strength", strength);
}

/** List the strengths, each with what it is. */
export function strengthList(): TemplateResult {
  return html`<dl class="strengths">${bots
    .filter((bot) => bot.offered)
    .map((bot) => html`<div><dt>${bot.words}</dt><dd>${bot.about}</dd></div>`)}</dl>`;
}

/** Mark a bot as such. */
export function botMark(seat: SeatInfo | undefined): TemplateResult | typeof nothing {
  if (seat?.kind !== "bot") return nothing;
  return html`<span class="bot" title=${words().isBot(strengthName(seat.bot))}>${sign("bot")}<span class="unseen">${words().isBot(strengthName(seat.bot))}</span></span>`;
}
