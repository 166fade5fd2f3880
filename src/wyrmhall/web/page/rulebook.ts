/** The rules as text: reads the little Markdown that RULES.md files are written in. */

import { html, type TemplateResult } from "lit-html";

import { language, words } from "./words";

type Part = string | TemplateResult;

const NUMBERED = /^- \*\*([A-Z]{1,3}-\d+[a-z]?)\*\*\s+(.*)$/;

/** Turn a RULES.md into a page; every part and every numbered rule can be gone to. */
export function rulebook(text: string): TemplateResult[] {
  const all = blocks(text);
  const parts = all.filter((line) => line.startsWith("## "));
  const first = all.indexOf(parts[0] ?? "");
  return [...all.slice(0, first).map(block), contents(parts), ...all.slice(first).map(block)];
}

/** List the parts, each to be gone to. */
function contents(parts: string[]): TemplateResult {
  const go = (place: number, event: Event): void => {
    const book = (event.target as Element).closest(".book");
    const part = book?.querySelectorAll<HTMLElement>("h3")[place];
    part?.scrollIntoView({ block: "start" });
    part?.focus({ preventScroll: true });
  };
  return html`<details class="contents" lang=${language()}><summary>${words().contents}</summary>
    <ul lang="en">${parts.map((line, place) => html`<li><button class="plain" @click=${(event: Event) => go(place, event)}>
      ${inline(line.slice(3))}</button></li>`)}</ul></details>`;
}

/** Give the id of a rule's paragraph. */
export function ruleId(rule: string): string {
  return `rule-${rule}`;
}

/** Put together the lines that belong together. */
function blocks(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of text.split("\n").map((raw) => raw.trimEnd())) {
    const starts = /^(#|- |\||\d+\. )/.test(line);
    if (!line) open = false;
    else if (open && !starts) found[found.length - 1] += ` ${line.trim()}`;
    else found.push(line);
    open = Boolean(line) && !line.startsWith("#") && !line.startsWith("|");
  }
  return found;
}

function block(line: string): TemplateResult {
  const heading = /^(#+) (.*)$/.exec(line);
  if (heading) return title(heading[1]!.length, heading[2]!);
  const rule = NUMBERED.exec(line);
  if (rule) {
    return html`<p class="rule" id=${ruleId(rule[1]!)} tabindex="-1">
      <b>${rule[1]}</b> <span>${inline(rule[2]!)}</span>
    </p>`;
  }
  if (line.startsWith("|")) return row(line);
  if (/^(- |\d+\. )/.test(line)) return html`<p class="item">${inline(line.replace(/^- /, "• "))}</p>`;
  return html`<p>${inline(line)}</p>`;
}

function title(depth: number, text: string): TemplateResult {
  if (depth === 1) return html`<h2>${inline(text)}</h2>`;
  return depth === 2 ? html`<h3 tabindex="-1">${inline(text)}</h3>` : html`<h4>${inline(text)}</h4>`;
}

function row(line: string): TemplateResult {
  const cells = line.split("|").slice(1, -1);
  if (cells.every((cell) => /^[\s:-]*$/.test(cell))) return html``;
  return html`<div class="cells">${cells.map((cell) => html`<span>${inline(cell.trim())}</span>`)}</div>`;
}

/** Read **bold**, *italic*, `names`, and [links](…) as their words. */
function inline(text: string): Part[] {
  const parts: Part[] = [];
  const marks = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;
  let done = 0;
  for (const found of text.matchAll(marks)) {
    parts.push(text.slice(done, found.index));
    done = found.index + found[0].length;
    if (found[1]) parts.push(html`<b>${found[1]}</b>`);
    else if (found[2]) parts.push(html`<i>${found[2]}</i>`);
    else parts.push(found[3] ? html`<code>${found[3]}</code>` : found[4]!);
  }
  parts.push(text.slice(done));
  return parts;
}
