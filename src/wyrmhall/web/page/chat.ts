/** The chat. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import type { Said, TableInfo } from "./api";
import { order, type Table } from "./table";
import { words } from "./words";

const HOUSE = "Wyrmhall"; // what concerns all, said by the table itself

/** Draw it. */
export function chat(table: Table, info: TableInfo): TemplateResult {
  const { chat: lines } = table.session;
  return html`<div class="chat">
    <ul>${lines.length ? nothing : html`<li class="faint">${words().chatEmpty}</li>`}
      ${repeat(lines, (line) => line.number, said)}
    </ul>
    ${info.mine.length || info.settings.watchers_chat ? form(table) : html`<p class="faint">${words().chatClosed}</p>`}
  </div>`;
}

/** Draw a line: the number of the seat tells people from their namesakes, and from the house. */
function said({ seat, name, text }: Said): TemplateResult {
  if (seat < 0 && name === HOUSE) return html`<li class="faint">${text}</li>`;
  const disc = seat < 0 ? nothing : html`<span class=${`disc seat-${seat % 5}`} aria-hidden="true">${seat + 1}</span> `;
  return html`<li>${disc}<b>${name || words().guestName}</b> ${text}</li>`;
}

function form(table: Table): TemplateResult {
  const spoken = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (!text) return;
    const seat = table.seat < 0 ? null : table.seat;
    if (await order(table, "POST", "chat", { text, seat })) field.value = "";
  };
  return html`<form @submit=${spoken}>
    <input name="text" maxlength="500" autocomplete="off" aria-label=${words().say} placeholder=${words().sayHint}>
    <button>${words().send}</button>
  </form>`;
}
