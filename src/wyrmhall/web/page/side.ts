/** What stands beside the board: who plays, the log, the chat, the rules, the settings. */

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";

import { analysis } from "./analysis";
import type { TableInfo, Told } from "./api";
import { player } from "./bars";
import { chat } from "./chat";
import { rulebook } from "./rulebook";
import { goToRule, rulesOf } from "./rules";
import { sign } from "./signs";
import type { Table } from "./table";
import { tableSettings } from "./tablesettings";
import { words } from "./words";

export type Tab = "log" | "chat" | "rules" | "settings" | "analysis";

function tabs(table: Table): Tab[] {
  const always: Tab[] = ["log", "chat", "rules", "settings"];
  return table.game?.over ? [...always, "analysis"] : always;
}

/** Draw it. */
export function side(table: Table, info: TableInfo): TemplateResult {
  const guests = words().watchingNow(info.watchers);
  return html`<aside class="side" aria-label=${words().beside}>
    <div class="players" role="group" aria-label=${words().playersTitle}>
      ${info.seats.map((seat) => player(table, seat))}
      ${guests ? html`<p class="faint">${guests}</p>` : nothing}
    </div>
    <div class="tabs">
      <div role="tablist" aria-label=${words().beside}>${tabs(table).map((tab) => tabButton(table, tab))}</div>
      <button class="plain narrow-only" aria-label=${words().close} @click=${() => table.shut()}>${sign("close")}</button>
    </div>
    <div class="sheet" role="tabpanel" id="sheet" tabindex="0" aria-labelledby=${`tab-${table.tab}`}>${content(table, info)}</div>
  </aside>`;
}

function tabButton(table: Table, tab: Tab): TemplateResult {
  const chosen = table.tab === tab;
  return html`<button role="tab" id=${`tab-${tab}`} aria-selected=${chosen} aria-controls="sheet"
    tabindex=${chosen ? 0 : -1} class=${table.news.has(tab) ? "news" : ""}
    @click=${() => select(table, tab)} @keydown=${(event: KeyboardEvent) => along(table, tab, event)}>${words()[tab]}</button>`;
}

function select(table: Table, tab: Tab): void {
  table.open = false;
  table.show(tab);
}

/** Arrow keys go from tab to tab. */
function along(table: Table, tab: Tab, event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = tabs(table);
  const next = all[(all.indexOf(tab) + step + all.length) % all.length]!;
  select(table, next);
  document.getElementById(`tab-${next}`)?.focus();
}

function content(table: Table, info: TableInfo): TemplateResult {
  if (table.tab === "chat") return chat(table, info);
  if (table.tab === "rules") return rules(table, info);
  if (table.tab === "analysis" && table.game?.over) return analysis(table);
  if (table.tab === "settings") return tableSettings(table, info);
  return log(table);
}

function rules(table: Table, info: TableInfo): TemplateResult {
  const text = async (): Promise<TemplateResult> => {
    const { markdown } = await rulesOf(info.game);
    setTimeout(() => goToRule(table.page, table.rule));
    return html`${rulebook(markdown)}`;
  };
  return html`<div class="book" lang="en">${guard([info.game, table.rule], () => until(text(), words().loading))}</div>`;
}

/** Draw the log, the latest on top; what is new since my last turn stands over a seam. */
function log(table: Table): TemplateResult {
  const last = table.news.last();
  const told = table.session.steps.filter((step) => step.words.length).reverse();
  const seam = table.seat < 0 || !last ? -1 : told.findIndex((step) => step.position <= last);
  return html`<ol class="log" reversed>
    ${repeat(told, (step) => step.position, (step, place) => html`
      ${place === seam && place > 0 ? html`<li class="seam">${words().sinceYourTurn}</li>` : nothing}
      ${line(table, step, place < seam)}`)}
  </ol>`;
}

function line(table: Table, step: Told, fresh: boolean): TemplateResult {
  const shown = table.past.shown && table.past.position === step.position;
  const look = (): void => {
    table.open = false; // on a phone the sheet would hide what is to be seen
    void table.past.go(step.position);
  };
  return html`<li class=${fresh ? "new" : ""}><button aria-current=${shown}
    title=${step.position ? words().step(step.position) : words().setup}
    @click=${look}>${step.words.join(" ")}</button></li>`;
}
