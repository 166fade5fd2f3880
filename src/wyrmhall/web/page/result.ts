/** How it ended: who won, every score with its parts, and what one may do next. */

import { html, nothing, type TemplateResult } from "lit-html";

import { get, type Outcome } from "./api";
import { attempt } from "./attempt";
import { go } from "./main";
import { dialog } from "./popups";
import { botMark } from "./strengths";
import { order, type Table } from "./table";
import { listed, words } from "./words";

/** Open the final page. */
export function showResult(table: Table): void {
  const result = table.game?.result;
  if (!result) return;
  dialog(words().theEnd, (close) => html`<div class="result links">
    <p class="prompt"><b>${headline(table, result)}</b><br>${result.words}</p>
    ${scores(table, result, close)} ${next(table, close)}
  </div>`);
}

function headline(table: Table, result: Outcome): string {
  if (result.shared) return result.winners.length ? words().wonTogether : words().lostTogether;
  if (!result.winners.length) return words().nobodyWon;
  if (result.winners.length === 1 && result.winners[0] === table.seat) return words().youWon;
  return words().won(listed(result.winners.map((seat) => table.name(seat))), result.winners.length > 1);
}

/** Draw the scores: a column for each seat (one, where all share it), a row for each source. */
function scores(table: Table, result: Outcome, close: () => void): TemplateResult | typeof nothing {
  const columns = result.shared ? result.scores.slice(0, 1) : result.scores;
  const sources = [...new Set(columns.flatMap((score) => score.lines.map((line) => line.words)))];
  if (!sources.length) return nothing;
  const cell = (column: Outcome["scores"][number], source: string): TemplateResult => {
    const lines = column.lines.filter((line) => line.words === source);
    return html`<td>${lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : ""}</td>`;
  };
  const ruled = (source: string): TemplateResult | typeof nothing => {
    const rule = columns.flatMap((score) => score.lines).find((line) => line.words === source)?.rule;
    const read = (): void => {
      close();
      table.show("rules", rule);
    };
    return rule ? html`<button class="plain rule" aria-label=${words().seeRule(rule)} @click=${read}>${rule}</button>` : nothing;
  };
  return html`<div class="overflowing" tabindex="0" role="group" aria-label=${words().scores}><table class="scores">
    <caption class="unseen">${words().scores}</caption>
    ${result.shared
      ? nothing
      : html`<thead><tr><td></td>${columns.map((score) => html`<th scope="col" class=${result.winners.includes(score.seat) ? "won" : ""}>
          <span class=${`disc seat-${score.seat % 5}`} aria-hidden="true">${score.seat + 1}</span>
          <span>${table.name(score.seat)} ${botMark(table.table?.seats[score.seat])}</span></th>`)}</tr></thead>`}
    <tbody>${sources.map((source) => html`<tr><th scope="row">${source} ${ruled(source)}</th>${columns.map((score) => cell(score, source))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${words().total}</th>${columns.map((score) => html`<td>${score.total}</td>`)}</tr>
      ${result.shared ? nothing : html`<tr><th scope="row">${words().rank}</th>${columns.map((score) => html`<td>${score.rank}</td>`)}</tr>`}
    </tfoot></table></div>`;
}

function next(table: Table, close: () => void): TemplateResult {
  const then = (act: () => void) => (): void => {
    close();
    act();
  };
  const mine = table.table!.mine.length > 0;
  return html`<div class="row">
    ${mine ? html`<button @click=${then(() => void askRematch(table))}>${table.table!.rematch ? words().toRematch : words().rematch}</button>` : nothing}
    <button class="calm" @click=${then(() => openAnalysis(table))}>${words().analysis}</button>
    <button class="calm" @click=${then(() => table.past.begin())}>${words().replay}</button>
    <button class="calm" @click=${() => void saveGame(table)}>${words().exportFile}</button>
    <a class="button calm" href="/">${words().home}</a>
  </div>`;
}

/** Open the analysis beside the board, and have it made if there is none. */
export function openAnalysis(table: Table): void {
  table.open = false;
  table.show("analysis");
  if (table.analyst.found.status === "none") void table.analyst.begin();
  table.page.querySelector<HTMLElement>(".sheet")?.focus();
}

/** Play again with the same people, or go where they already are. */
export async function askRematch(table: Table): Promise<void> {
  const made = await order<{ id?: string; table?: { id: string } }>(table, "POST", "rematch");
  const id = made?.table?.id ?? made?.id;
  if (id) go(`/t/${id}`);
}

/** Save the game file, as much of it as this reader may know. */
export async function saveGame(table: Table): Promise<void> {
  const record = await attempt(get<object>(`tables/${table.id}/record`));
  if (record) save(`${table.table!.game}-${table.id}.json`, JSON.stringify(record, null, 1));
}

/** Offer to write down what went wrong; it is saved together with the game. */
export function reportBug(table: Table): void {
  let told = "";
  const written = async (close: () => void): Promise<void> => {
    const record = await attempt(get<object>(`tables/${table.id}/record`));
    if (!record) return;
    const { game, past } = table;
    const report = {
      told,
      game: table.table!.game,
      table: table.id,
      position: past.shown ? past.position : game?.position,
      prompt: game?.prompt,
      moves: game?.moves?.map((move) => move.name),
      browser: navigator.userAgent,
      record,
    };
    save(`report-${table.id}.json`, JSON.stringify(report, null, 1));
    close();
  };
  dialog(words().reportBug, (close) => html`<div class="links">
    <p>${words().bugHint}</p>
    <textarea rows="6" aria-label=${words().reportBug} @input=${(event: Event) => (told = (event.target as HTMLTextAreaElement).value)}></textarea>
    <button @click=${() => void written(close)}>${words().bugSave}</button>
  </div>`);
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
