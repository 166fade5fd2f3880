/** What is asked, in one sentence at one place, and the choices that lie on no piece. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import type { TableInfo } from "./api";
import { hintLine } from "./hint";
import { sitInstead } from "./lobby";
import { askRematch, openAnalysis, showResult } from "./result";
import { order, type Table } from "./table";
import { words } from "./words";

/** Draw it. */
export function ask(table: Table, info: TableInfo): TemplateResult {
  const { game } = table;
  if (!game) return html`<p class="prompt">${words().loading}</p>`;
  const dot = table.asked || game.over ? nothing : html`<span class="thinking"></span>`;
  return html`<div class="prompt" id="prompt" tabindex="-1">${dot}${game.prompt ?? ""}</div>
    ${table.session.connected ? digest(table) : html`<p class="digest" role="status">${words().noServer}</p>`}
    ${hintLine(table)} ${instead(table, info)} ${proposal(table, info)} ${game.over ? ending(table, info) : choices(table)}`;
}

function choices(table: Table): TemplateResult | typeof nothing {
  const left = table.asked ? table.choices() : [];
  if (!left.length) return nothing;
  return html`<div class="choices">${repeat(left, (move) => move.name, (move) => html`<button
    class=${move.name === table.hints.hint?.move ? "advised" : ""} data-move=${move.name} @click=${() => void table.hand.play(move.name)}>${move.label}</button>`)}</div>`;
}

/** Tell in short what others did since my last turn; the log has all of it. */
function digest(table: Table): TemplateResult | typeof nothing {
  const told = table.asked ? table.news.since().flatMap((step) => step.words) : [];
  if (!told.length) return nothing;
  return html`<button class="digest" @click=${() => table.show("log")}>
    <b>${words().sinceYourTurn}:</b> ${told.join(" ")}</button>`;
}

/** Offer the seat of a bot to somebody who has come by its link. */
function instead(table: Table, info: TableInfo): TemplateResult | typeof nothing {
  const [seat] = info.held ?? [];
  if (seat === undefined || info.mine.length || info.status !== "running") return nothing;
  return html`<button @click=${() => void sitInstead(table, seat)}>${words().takeFromBot(table.name(seat))}</button>`;
}

function proposal(table: Table, info: TableInfo): TemplateResult | typeof nothing {
  const wish = info.proposal;
  const seat = info.mine.find((one) => wish && one !== wish.seat && !wish.agreed.includes(one));
  if (!wish || seat === undefined) return nothing;
  const vote = (agree: boolean): void => void order(table, "POST", "vote", { agree, seat });
  return html`<div class="row"><span>${words().proposal(table.name(wish.seat), wish.position)}</span>
    <button @click=${() => vote(true)}>${words().agree}</button>
    <button class="calm" @click=${() => vote(false)}>${words().refuse}</button></div>`;
}

function ending(table: Table, info: TableInfo): TemplateResult {
  return html`<div class="row">
    <button @click=${() => showResult(table)}>${words().showScores}</button>
    ${info.mine.length
      ? html`<button class="calm" @click=${() => void askRematch(table)}>${info.rematch ? words().toRematch : words().rematch}</button>`
      : nothing}
    <button class="calm" @click=${() => openAnalysis(table)}>${words().analysis}</button>
    <button class="calm" @click=${() => table.past.begin()}>${words().replay}</button>
  </div>`;
}
