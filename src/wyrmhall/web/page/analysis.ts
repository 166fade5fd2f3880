/** After the game: what each could hope for from move to move, and where most was given away. */

import { html, nothing, svg, type TemplateResult } from "lit-html";

import { get, type Analysis, type Judged } from "./api";
import { percent } from "./hint";
import { speak } from "./popups";
import { order, type Table } from "./table";
import { words } from "./words";

const AGAIN_AFTER = 700; // milliseconds
const [WIDTH, HEIGHT] = [320, 190];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 34, 8, 18]; // room around the curves
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"];
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  "M-4-4h8v8h-8z",
  "M0-5L5 4H-5z",
  "M0-5L5 0L0 5L-5 0z",
  "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
];

export class Analyst {
  found: Analysis = { status: "none" };
  private asked = false;
  private timer = 0;

  constructor(private readonly table: Table) {}

  /** See whether there is an analysis already; only once. */
  async look(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    await this.read();
  }

  /** Have one made. */
  async begin(): Promise<void> {
    const found = await order<Analysis>(this.table, "POST", "analysis");
    if (found) await this.keep(found);
  }

  /** Wait for nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** List the decisions by which most was given away. */
  swings(): Judged[] {
    const { swings = [], decisions = [] } = this.found;
    return swings.flatMap((position) => decisions.filter((one) => one.position === position));
  }

  private async read(): Promise<void> {
    const found = await get<Analysis>(`tables/${this.table.id}/analysis`).catch(() => undefined);
    if (found) await this.keep(found);
    else this.timer = window.setTimeout(() => void this.read(), AGAIN_AFTER * 4);
  }

  private async keep(found: Analysis): Promise<void> {
    const before = this.found.status;
    if (found.status === "done" && !found.curve) return this.read();
    this.found = found;
    if (found.status === "running") this.timer = window.setTimeout(() => void this.read(), AGAIN_AFTER);
    if (found.status === "done" && before === "running") speak(words().analysisDone);
    this.table.render();
  }
}

/** Draw what there is of it. */
export function analysis(table: Table): TemplateResult {
  const { found } = table.analyst;
  void table.analyst.look();
  return html`<div class="analysis">
    <h2>${words().analysis}</h2>
    ${found.status === "done" ? outcome(table, found) : underway(table, found)}
  </div>`;
}

function underway(table: Table, { status, done = 0, total = 1 }: Analysis): TemplateResult {
  if (status === "running") {
    return html`<label class="field"><span>${words().analysing}</span>
      <progress max=${total} value=${done}></progress></label>
      <p class="faint">${words().analysed(done, total)}</p>`;
  }
  return html`<p>${status === "failed" ? words().analysisFailed : words().analysisHint}</p>
    <button @click=${() => void table.analyst.begin()}>${words().analyse}</button>`;
}

function outcome(table: Table, found: Analysis): TemplateResult {
  const curve = found.curve ?? [];
  const seats = found.shared ? [0] : (curve[0] ?? []).map((_, seat) => seat);
  const swings = table.analyst.swings();
  return html`${graph(table, curve, seats, swings)}
    <ul class="legend">${seats.map((seat) => legend(table, seat, found.shared ?? false, curve))}</ul>
    <h3>${words().swings}</h3>
    ${swings.length ? html`<ol class="swings">${swings.map((one, place) => swing(table, one, place))}</ol>` : html`<p>${words().noSwings}</p>`}`;
}

/** Draw the curves, the moments of the swings, and the moment that the board shows. */
function graph(table: Table, curve: number[][], seats: number[], swings: Judged[]): TemplateResult {
  const last = Math.max(curve.length - 1, 1);
  const x = (position: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * position) / last;
  const y = (hope: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - hope);
  const touched = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    void table.past.go(Math.round(((at - LEFT) / (WIDTH - LEFT - RIGHT)) * last));
  };
  const here = table.past.shown ? table.past.position : last;
  return html`<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words().curve} @click=${touched}>
    ${[0, 0.5, 1].map((hope) => svg`<path class="grid" d="M${LEFT} ${y(hope)}H${WIDTH - RIGHT}"></path>
      <text x=${LEFT - 5} y=${y(hope) + 4} text-anchor="end">${percent(hope)}</text>`)}
    ${swings.map((one, place) => svg`<path class="grid swing" d="M${x(one.position)} ${TOP}V${HEIGHT - BOTTOM}"></path>
      <text x=${x(one.position)} y=${HEIGHT - 4} text-anchor="middle">${place + 1}</text>`)}
    <path class="here" d="M${x(here)} ${TOP}V${HEIGHT - BOTTOM}"></path>
    ${seats.map((seat) => line(curve.map((hopes, position): [number, number] => [x(position), y(hopes[seat] ?? 0)]), seat))}
    ${ends(curve.at(-1) ?? [], seats).map(([seat, place]) => svg`<text class=${`end seat-${seat % 5}`}
      x=${WIDTH - RIGHT + 8 + 9 * place} y=${y(curve.at(-1)?.[seat] ?? 0) + 4}>${seat + 1}</text>`)}
  </svg>`;
}

/** Give each seat a place beside the end of its curve; those that end together stand in a row. */
function ends(last: number[], seats: number[]): [number, number][] {
  const near = (seat: number, other: number): boolean => Math.abs((last[seat] ?? 0) - (last[other] ?? 0)) < 0.08;
  return seats.map((seat) => [seat, seats.filter((other) => other < seat && near(seat, other)).length]);
}

function line(points: [number, number][], seat: number): TemplateResult {
  const path = points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const step = Math.max(Math.floor(points.length / 6), 1);
  const marked = points.filter((_, place) => place % step === Math.floor((step * (seat + 1)) / 6) || place === points.length - 1);
  return svg`<g class="line seat-${seat % 5}">
    <path d=${path} stroke-dasharray=${DASHES[seat % 5]!}></path>
    ${marked.map(([x, y]) => svg`<path class="mark" d=${MARKS[seat % 5]!} transform="translate(${x} ${y})"></path>`)}</g>` as TemplateResult;
}

function legend(table: Table, seat: number, shared: boolean, curve: number[][]): TemplateResult {
  const name = shared && table.table!.seats.length > 1 ? words().allTogether : table.name(seat);
  const [begin, end] = [curve[0]?.[seat] ?? 0, curve.at(-2)?.[seat] ?? 0];
  return html`<li><svg viewBox="0 0 44 14" width="44" height="14" aria-hidden="true"><g class="line seat-${seat % 5}">
      <path d="M2 7H42" stroke-dasharray=${DASHES[seat % 5]!}></path>
      <path class="mark" d=${MARKS[seat % 5]!} transform="translate(22 7)"></path></g></svg>
    <span>${name} <small class="faint">${words().fromTo(percent(begin), percent(end))}</small></span></li>`;
}

function swing(table: Table, one: Judged, place: number): TemplateResult {
  const shown = table.past.judged === one;
  const look = (): void => {
    table.open = false; // on a phone the sheet would hide what is to be seen
    void table.past.judge(one);
  };
  return html`<li><button aria-pressed=${shown} @click=${look}>
    <span class=${`disc seat-${one.seat % 5}`} aria-hidden="true">${place + 1}</span>
    <span><b>${table.name(one.seat)}, ${words().step(one.position + 1)}</b>
      <span>${words().played(one.label, percent(one.value))}</span>
      <span>${words().better(one.best_label, percent(one.best_value))}</span>
      ${one.reason ? html`<span class="faint">${one.reason}</span>` : nothing}</span></button></li>`;
}

/** Say over the board what would have been better at the moment that is shown. */
export function betterLine(table: Table): TemplateResult | typeof nothing {
  const one = table.past.judged;
  if (!one) return nothing;
  return html`<p class="hint"><span>${words().played(one.label, percent(one.value))}<br>
    <b>${words().better(one.best_label, percent(one.best_value))}</b> ${one.reason}</span></p>`;
}
