/** The best move, for whoever asks: it is shown on the board and said, and gone with the moment. */

import { html, nothing, type TemplateResult } from "lit-html";

import type { Hint } from "./api";
import { speak } from "./popups";
import { sign } from "./signs";
import { order, type Table } from "./table";
import { language, listed, words } from "./words";

export class Hints {
  thinking = false;
  private found: Hint | undefined;

  constructor(private readonly table: Table) {}

  /** Ask whether hints can be had now. */
  get allowed(): boolean {
    const { table, game, seat } = this.table;
    return this.table.asked && !game?.over && (table?.settings.hints ?? false) && (table?.mine.includes(seat) ?? false);
  }

  /** The hint, as long as it is of this moment. */
  get hint(): Hint | undefined {
    const { game, seat } = this.table;
    const fresh = this.found?.version === game?.version && this.found?.seat === seat;
    return fresh && this.table.asked ? this.found : undefined;
  }

  /** Ask for one. */
  async ask(): Promise<void> {
    const { game, seat } = this.table;
    if (!game || !this.allowed || this.thinking) return;
    if (this.hint) return this.say(this.hint);
    this.thinking = true;
    this.table.render();
    speak(words().hintComing);
    this.found = await order<Hint>(this.table, "POST", "hint", { version: game.version, seat });
    this.thinking = false;
    this.mark();
    this.table.render();
    if (this.hint) this.say(this.hint);
  }

  /** Show on the board which piece is meant, or none any more. */
  mark(): void {
    const piece = this.table.board.advise(this.hint?.move ?? "");
    piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private say({ label, reason, hopes, shared }: Hint): void {
    speak(`${words().hint}: ${label}. ${reason} ${chances(this.table, hopes, shared)}`);
  }
}

/** Say a chance. */
export function percent(hope: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(hope);
}

/** Say what each seat may hope for; where all win together, what all may. */
export function chances(table: Table, hopes: number[], shared: boolean): string {
  if (shared || hopes.length === 1) return words().chance(percent(hopes[0] ?? 0));
  return words().chances(listed(hopes.map((hope, seat) => `${table.name(seat)} ${percent(hope)}`)));
}

/** Draw the hint under what is asked. */
export function hintLine(table: Table): TemplateResult | typeof nothing {
  const { hint, thinking } = table.hints;
  if (thinking) return html`<p class="hint" role="status">${sign("bulb")} <span>${words().hintComing}</span></p>`;
  if (!hint) return nothing;
  return html`<p class="hint">${sign("bulb")} <span><b>${hint.label}</b> – ${hint.reason}
    <small>${chances(table, hint.hopes, hint.shared)}</small></span></p>`;
}
