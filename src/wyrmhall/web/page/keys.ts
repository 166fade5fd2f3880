/** The whole table by keyboard. */

import { html, type TemplateResult } from "lit-html";

import { towards } from "./arrows";
import { closeMenu } from "./hand";
import { dialog, speak } from "./popups";
import type { Table } from "./table";
import { words } from "./words";

const KEYS: [string, keyof ReturnType<typeof words>["keys"]][] = [
  ["← ↑ → ↓", "arrows"],
  ["⇧ ← ↑ → ↓", "shift"],
  ["↵", "enter"],
  ["1 … 9", "choose"],
  ["A", "ask"],
  ["H", "hint"],
  ["U", "undo"],
  ["T", "restart"],
  ["R", "rules"],
  ["L", "log"],
  ["C", "chat"],
  ["+ − 0", "zoom"],
  ["?", "help"],
  ["Esc", "close"],
];

let byKey = false; // whether the reader uses the keyboard just now

/** Listen to the keyboard; returns how to stop. */
export function listen(table: Table): () => void {
  const pressed = (event: KeyboardEvent): void => press(table, event);
  const pointed = (): void => {
    byKey = false;
  };
  document.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", pointed);
  return () => {
    document.removeEventListener("keydown", pressed);
    document.removeEventListener("pointerdown", pointed);
  };
}

function press(table: Table, event: KeyboardEvent): void {
  byKey = true;
  const at = event.target as Element;
  const writing = at.closest("input, textarea, select, dialog") !== null;
  if (writing || table.handing.covered || event.ctrlKey || event.metaKey || event.altKey) return;
  const done = event.key.startsWith("Arrow") ? walk(table, event) : act(table, event, at);
  if (done) event.preventDefault();
}

/** Go from piece to piece; with Shift to any, else to those that can be played. */
function walk(table: Table, event: KeyboardEvent): boolean {
  if (table.past.shown && !event.shiftKey) return slide(table, event.key);
  const from = document.activeElement;
  if (from?.closest(".sheet, [role=tablist]")) return false;
  const menu = [...document.querySelectorAll(".menu button")];
  if (menu.length) return step(menu, from, event.key);
  const pieces = event.shiftKey ? known(table) : hot(table);
  const to = towards(event.key, pieces.includes(from as Element) ? from : null, pieces);
  if (!to) return false;
  if (!to.hasAttribute("tabindex")) to.setAttribute("tabindex", "-1");
  (to as HTMLElement).focus();
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Go to the next button of the menu. */
function step(buttons: Element[], from: Element | null, key: string): boolean {
  const way = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  const next = (buttons.indexOf(from as Element) + way + buttons.length) % buttons.length;
  (buttons[next] as HTMLElement).focus();
  return true;
}

function slide(table: Table, key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step) void table.past.go(table.past.position + step);
  return step !== undefined;
}

/** List what can be played: pieces, then the buttons under what is asked. */
function hot(table: Table): Element[] {
  const buttons = table.page.querySelectorAll(".choices button");
  return [...visible(table, ".piece.hot"), ...buttons];
}

function known(table: Table): Element[] {
  return visible(table, ".piece:has(> title)");
}

function visible(table: Table, which: string): Element[] {
  return table.board.pieces().filter((piece) => piece.matches(which) && !piece.id.startsWith("choice-"));
}

function act(table: Table, event: KeyboardEvent, at: Element): boolean {
  const piece = at.closest(".piece");
  if (piece && (event.key === "Enter" || event.key === " ")) {
    void table.hand.take(piece);
    return true;
  }
  if (/^[1-9]$/.test(event.key)) return choose(table, Number(event.key) - 1);
  const meant = ACTS[event.key.toLowerCase()];
  meant?.(table);
  return meant !== undefined;
}

function choose(table: Table, place: number): boolean {
  const inMenu = document.querySelectorAll<HTMLElement>(".menu button:not(.calm)");
  const under = table.page.querySelectorAll<HTMLElement>(".choices button");
  const button = (inMenu.length ? inMenu : under)[place];
  button?.click();
  return button !== undefined;
}

const ACTS: Record<string, (table: Table) => void> = {
  u: (table) => void table.hand.undo(),
  t: (table) => void table.hand.undo(true),
  r: (table) => openTab(table, "rules"),
  l: (table) => openTab(table, "log"),
  c: (table) => openTab(table, "chat"),
  a: (table) => speak(table.game?.prompt ?? ""),
  h: (table) => void table.hints.ask(),
  "+": (table) => table.zoom?.step(1),
  "-": (table) => table.zoom?.step(-1),
  "0": (table) => table.zoom?.step(0),
  "?": () => showKeys(),
  escape: (table) => away(table),
};

function openTab(table: Table, tab: "rules" | "log" | "chat"): void {
  table.open = false;
  table.show(tab);
  const inside = tab === "chat" ? ".chat input" : ".sheet";
  table.page.querySelector<HTMLElement>(inside)?.focus();
}

function away(table: Table): void {
  if (closeMenu()) return;
  if (table.past.shown) table.past.back();
  else if (table.open) table.shut();
  refocus(table, true);
}

/** Where the focus has been lost with what it was on, lead it to what can be done next. */
export function refocus(table: Table, always = false): void {
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (!byKey || !(lost || always) || document.querySelector("dialog, .menu")) return;
  const first = table.asked ? hot(table)[0] : undefined;
  const prompt = table.page.querySelector<HTMLElement>("#prompt");
  ((first as HTMLElement | undefined) ?? prompt)?.focus({ preventScroll: false });
}

/** Show the keys. */
export function showKeys(): void {
  dialog(words().help, () => keyList());
}

function keyList(): TemplateResult {
  return html`<dl class="keys">${KEYS.map(
    ([key, meaning]) => html`<dt><kbd>${key}</kbd></dt><dd>${words().keys[meaning]}</dd>`,
  )}</dl>`;
}
