/** Earlier moments of the game: a click in the log, or the replay. */

import { html, nothing, type TemplateResult } from "lit-html";

import { betterLine } from "./analysis";
import { get, send, type Judged, type Opened, type Position } from "./api";
import { attempt } from "./attempt";
import { goTo } from "./home";
import type { SceneData } from "./scene";
import { renewed } from "./session";
import { sign, type Sign } from "./signs";
import type { Table } from "./table";
import { words } from "./words";

const PACE = 1100;

export class Past {
  position = 0;
  shown = false;
  playing = false;
  eyes: number | undefined; // once the game is over one may look through anybody's
  scene: SceneData | undefined;
  judged: Judged | undefined; // the decision that is shown with what would have been better
  private readonly kept = new Map<string, SceneData>();
  private timer = 0;

  constructor(private readonly table: Table) {}

  /** The last moment there is. */
  get end(): number {
    return this.table.session.steps.at(-1)?.position ?? 0;
  }

  /** Show the moment after a step. */
  async go(position: number): Promise<void> {
    this.position = Math.max(0, Math.min(position, this.end));
    if (this.judged?.position !== this.position) this.judged = undefined;
    this.shown = true;
    this.table.render();
    const wanted = this.position;
    const scene = await this.fetch(wanted);
    if (!scene || !this.shown || wanted !== this.position) return;
    this.scene = scene;
    this.table.draw();
    this.table.render();
  }

  /** Show the moment of a decision through the eyes of who decided, and the move that was better. */
  async judge(one: Judged): Promise<void> {
    this.stop();
    this.judged = one;
    this.eyes = one.seat;
    await this.go(one.position);
    this.table.page.querySelector<HTMLElement>(".hint")?.focus();
  }

  /** The move to be marked on the board. */
  get better(): string {
    return this.judged?.best ?? "";
  }

  /** Begin a replay: the slider has the focus, so that arrow keys move it. */
  begin(): void {
    void this.go(0);
    this.table.page.querySelector<HTMLElement>(".replay input")?.focus({ preventScroll: true });
  }

  /** Look through other eyes. */
  look(seat: number): void {
    this.eyes = seat;
    void this.go(this.position);
  }

  /** Back to now. */
  back(): void {
    if (!this.shown) return;
    this.stop();
    this.shown = false;
    this.judged = undefined;
    this.scene = undefined;
    this.table.draw();
    this.table.render();
  }

  /** Let it run, or stop it. */
  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.position >= this.end) this.position = -1;
    void this.run();
  }

  /** Run no further. */
  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
    if (this.shown) this.table.render();
  }

  /** Play on from here, at a new table. */
  async fork(): Promise<void> {
    const position = this.shown ? this.position : this.end;
    const opened = await attempt(send<Opened>("POST", `tables/${this.table.id}/fork`, { position }));
    if (opened) goTo(opened.table);
  }

  private async run(): Promise<void> {
    await this.go(this.position + 1);
    if (!this.playing) return;
    if (this.position >= this.end) this.stop();
    else this.timer = window.setTimeout(() => void this.run(), PACE);
  }

  private async fetch(position: number): Promise<SceneData | undefined> {
    const { narrow } = this.table.session.eyes;
    const query = { at: position, with: "scene", seat: this.eyes ?? this.table.seat, narrow: narrow ? 1 : 0, move: this.better };
    const key = JSON.stringify(query);
    const known = this.kept.get(key);
    if (known) return known;
    const was = await attempt(get<Position>(`tables/${this.table.id}/look`, query));
    if (!was?.scene) return undefined;
    const scene = renewed(undefined, was.scene);
    this.kept.set(key, scene);
    return scene;
  }
}

/** Draw the slider and its buttons. */
export function pastBar(table: Table): TemplateResult {
  const { past } = table;
  const button = (name: string, drawn: Sign, to: () => void): TemplateResult =>
    html`<button class="plain" aria-label=${name} title=${name} @click=${to}>${sign(drawn)}</button>`;
  const slid = (event: Event): void => void past.go(Number((event.target as HTMLInputElement).value));
  return html`<p class="prompt">${words().asItWas}: ${past.position ? words().step(past.position) : words().setup}</p>
    <button @click=${() => past.back()}>${words().backToNow}</button>
    <p class="digest happened">${happened(table)}</p>
    ${betterLine(table)}
    <div class="row">${eyes(table)} ${forGood(table)}</div>
    <div class="replay">
      ${button(words().first, "first", () => void past.go(0))}
      ${button(words().previous, "back", () => void past.go(past.position - 1))}
      <input type="range" min="0" max=${past.end} aria-label=${words().replay} .value=${String(past.position)} @input=${slid}>
      ${button(words().next, "next", () => void past.go(past.position + 1))}
      ${button(words().last, "last", () => void past.go(past.end))}
      ${button(past.playing ? words().pause : words().autoplay, past.playing ? "pause" : "play", () => past.toggle())}
    </div>`;
}

function happened(table: Table): string {
  const step = table.session.steps.find((one) => one.position === table.past.position);
  return step?.words.join(" ") ?? "";
}

function eyes(table: Table): TemplateResult | typeof nothing {
  if (!table.game?.over) return nothing;
  const now = table.past.eyes ?? table.seat;
  const seats = [...(table.table?.seats.map((seat) => seat.seat) ?? []), -1];
  const look = (event: Event): void => table.past.look(Number((event.target as HTMLSelectElement).value));
  return html`<label class="eyes"><span class="unseen">${words().eyesOf}</span>
    <select title=${words().eyesOf} @change=${look}>${seats.map((seat) => html`<option value=${seat} ?selected=${seat === now}>
      ${words().seenBy(seat < 0 ? words().everybody : table.name(seat))}</option>`)}</select></label>`;
}

function forGood(table: Table): TemplateResult | typeof nothing {
  const { game, past } = table;
  if (!game || !table.table?.mine.length) return nothing;
  const fork = table.alone() || game.over;
  return html`${fork ? html`<button class="calm" title=${words().forkHint} @click=${() => void past.fork()}>${words().forkHere}</button>` : nothing}
    ${game.over || past.position >= past.end
      ? nothing
      : html`<button class="calm" @click=${() => rewind(table)}>${words().rewindHere}</button>`}`;
}

function rewind(table: Table): void {
  const { position } = table.past;
  table.past.back();
  void table.hand.rewind(position);
}
