/** The chat. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import type { TableInfo } from "./api";
import { order, type Table } from "./table";
import { words } from "./words";

/** Draw it. */
export function chat(table: Table, info: TableInfo): TemplateResult {
  const { chat: lines } = table.session;
  return html`<div class="chat">
    <ul>${lines.length ? nothing : html`<li class="faint">${words().chatEmpty}</li>`}
      ${repeat(lines, (line) => line.number, (line) => html`<li><b>${line.name || words().guestName}</b> ${line.text}</li>`)}
    </ul>
    ${info.mine.length || info.settings.watchers_chat ? form(table) : html`<p class="faint">${words().chatClosed}</p>`}
  </div>`;
}

function form(table: Table): TemplateResult {
  const said = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (!text) return;
    const seat = table.seat < 0 ? null : table.seat;
    if (await order(table, "POST", "chat", { text, seat })) field.value = "";
  };
  return html`<form @submit=${said}>
    <input name="text" maxlength="500" autocomplete="off" aria-label=${words().say} placeholder=${words().sayHint}>
    <button>${words().send}</button>
  </form>`;
}
