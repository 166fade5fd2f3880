/** The table: what is asked, the board, and what stands beside it. */

import { html, nothing, render, type TemplateResult } from "lit-html";

import { Analyst } from "./analysis";
import { send, type Offered, type Position, type SeatInfo, type TableInfo } from "./api";
import { ask } from "./ask";
import { attempt } from "./attempt";
import { Board } from "./board";
import { arrive } from "./door";
import { Handing, cover } from "./handing";
import { listen, refocus } from "./keys";
import { lobby } from "./lobby";
import { badge, call } from "./notices";
import { Past, pastBar } from "./past";
import { Hand } from "./hand";
import { Hints } from "./hint";
import { moving } from "./motion";
import { speak } from "./popups";
import { showResult } from "./result";
import { Session } from "./session";
import { keep } from "./settings";
import { side, type Tab } from "./side";
import { seatStrip, topBar } from "./bars";
import { sign } from "./signs";
import { News } from "./news";
import { words } from "./words";
import { Zoom } from "./zoom";

const NARROW = "(max-width: 700px)";
const WIDE = "(min-width: 1000px)";

export class Table {
  readonly board = new Board();
  readonly session: Session;
  readonly past = new Past(this);
  readonly hand = new Hand(this);
  readonly handing = new Handing(this);
  readonly news = new News(this);
  readonly hints = new Hints(this);
  readonly analyst = new Analyst(this);
  tab: Tab = "log";
  open = false; // the sheet, on a phone
  rule = ""; // the one that the rules shall be opened at
  zoom: Zoom | undefined;
  private told = -1; // the last step that was spoken
  private wasOver: boolean | undefined;
  readonly narrow = matchMedia(NARROW);
  private readonly forgetKeys: () => void;

  constructor(
    readonly page: HTMLElement,
    readonly id: string,
  ) {
    this.session = new Session(id, (what) => this.changed(what));
    this.narrow.addEventListener("change", this.turned);
    this.forgetKeys = listen(this);
    this.session.open({ seat: undefined, narrow: this.narrow.matches });
    this.render();
  }

  /** Leave the table. */
  leave(): void {
    this.session.close();
    this.past.stop();
    this.analyst.stop();
    this.forgetKeys();
    this.narrow.removeEventListener("change", this.turned);
    badge(false, "");
  }

  get table(): TableInfo | undefined {
    return this.session.table;
  }

  get game(): Position | undefined {
    return this.session.game;
  }

  /** The seat that this page plays, or -1 for somebody who looks on. */
  get seat(): number {
    return this.game?.seat ?? -1;
  }

  /** Ask whether something is asked of me now. */
  get asked(): boolean {
    return !this.past.shown && !this.handing.covered && (this.game?.turn.includes(this.seat) ?? false);
  }

  /** Name a seat. */
  name(seat: number): string {
    return this.table?.seats[seat]?.name || words().chair(seat + 1);
  }

  /** List those who sit here, not at bots' places. */
  people(): SeatInfo[] {
    return this.table?.seats.filter((seat) => seat.kind === "person") ?? [];
  }

  /** Ask whether nobody else would mind what I take back. */
  alone(): boolean {
    const mine = this.table?.mine ?? [];
    return mine.length > 0 && this.people().every(({ seat }) => mine.includes(seat));
  }

  /** List the moves that no piece on the board offers. */
  choices(): Offered[] {
    const offered = new Set(this.board.pieces().flatMap((piece) => boardMoves(piece)));
    return (this.game?.moves ?? []).filter((move) => !offered.has(move.name));
  }

  /** Open a tab beside the board; on a phone it comes up as a sheet. */
  show(tab: Tab, rule = ""): void {
    const close = this.open && this.tab === tab && !rule;
    [this.tab, this.rule, this.open] = [tab, rule, !close];
    this.news.read(tab);
    this.render();
  }

  /** Close the sheet. */
  shut(): void {
    this.open = false;
    this.render();
  }

  /** Draw everything but the board, which is kept piece by piece. */
  render(): void {
    const { table } = this;
    if (!table) render(html`<p class="lobby">${words().loading}</p>`, this.page);
    else if (table.status === "waiting") render(lobby(this, table), this.page);
    else if (this.handing.covered) render(cover(this, this.handing.next!), this.page);
    else render(this.frame(table), this.page);
    this.mount();
  }

  /** Draw the board: now, or as it was. */
  draw(still = false): void {
    const scene = this.past.scene ?? this.session.scene;
    if (!scene || this.handing.covered) return;
    this.board.show(scene, words().board, still);
    if (!this.past.shown) this.news.drawn();
    this.board.mark(this.past.shown ? null : this.news.before);
    this.board.advise((this.past.shown ? this.past.better : this.hints.hint?.move) ?? "");
    this.zoom?.size(scene.width, scene.height);
  }

  private readonly turned = (): void => {
    this.past.back();
    this.session.open({ ...this.session.eyes, narrow: this.narrow.matches });
  };

  private changed(what: "table" | "game" | "chat" | "line"): void {
    if (what === "chat") this.news.chat();
    if (what === "table") this.handing.look();
    if (what === "game") this.moved();
    this.render();
    if (what === "game") this.after();
  }

  /** Something has happened: tell it, and bring the board up to date. */
  private moved(): void {
    this.handing.look();
    this.news.look();
    this.draw();
    const fresh = this.session.steps.filter((step) => step.position > this.told);
    if (this.told >= 0 && !this.handing.covered) speak(fresh.flatMap((step) => step.words).join(" "));
    this.told = this.session.steps.at(-1)?.position ?? this.told;
  }

  private after(): void {
    const { game, table } = this;
    if (!game || !table) return;
    badge(this.asked, table.title);
    if (this.asked) {
      speak(game.prompt ?? "");
      call(`${game.version}`, `${table.title}: ${game.prompt ?? words().yourTurn}`);
    }
    if (this.asked) this.lead();
    if (game.over && this.wasOver === false) showResult(this);
    this.wasOver = game.over;
    refocus(this);
  }

  /** Bring something that can be done into view, if all of it is out of sight. */
  private lead(): void {
    const hot = this.board.pieces().filter((piece) => boardMoves(piece).length);
    const view = this.page.querySelector(".scroller")?.getBoundingClientRect();
    const seen = hot.some((piece) => view && inside(piece.getBoundingClientRect(), view));
    if (!seen) hot[0]?.scrollIntoView({ block: "center", behavior: moving() ? "smooth" : "auto" });
  }

  private frame(table: TableInfo): TemplateResult {
    return html`<div class="table ${this.open ? "open" : ""}" data-version=${this.game?.version ?? ""}
      ?data-asked=${this.asked} ?data-over=${this.game?.over ?? false}>
      ${topBar(this, table)} ${seatStrip(this, table)}
      <section class="ask ${this.asked ? "mine" : ""}" aria-label=${words().whatIsAsked}>
        ${this.past.shown ? pastBar(this) : ask(this, table)}
      </section>
      <main class="board ${this.past.shown ? "was" : ""}" aria-label=${words().board}>
        <div class="scroller" tabindex="0"></div>
        ${this.narrow.matches ? this.lens() : nothing}
      </main>
      ${side(this, table)} ${this.dock()}
    </div>`;
  }

  /** Draw the buttons for the size of the board: in the bar, or on a phone over the board. */
  lens(): TemplateResult {
    const button = (way: number, name: string, drawn: TemplateResult): TemplateResult =>
      html`<button class="plain" aria-label=${name} title=${name} @click=${() => this.zoom?.step(way)}>${drawn}</button>`;
    return html`<div class="lens" role="group" aria-label=${words().zoom}>
      ${button(1, words().zoomIn, sign("more"))} ${button(-1, words().zoomOut, sign("less"))}
      ${button(0, words().zoomAll, sign("whole"))}
    </div>`;
  }

  private dock(): TemplateResult {
    const tabs: [Tab, string, TemplateResult][] = [
      ["log", words().log, sign("log")],
      ["chat", words().chat, sign("chat")],
      ["rules", words().rules, sign("book")],
      ["settings", words().settings, sign("table")],
    ];
    if (this.game?.over) tabs.push(["analysis", words().analysis, sign("chart")]);
    return html`<nav class="dock" aria-label=${words().tools}>
      ${tabs.map(([tab, name, drawn]) => html`<button class=${this.news.has(tab) ? "news" : ""}
        aria-expanded=${this.open && this.tab === tab} @click=${() => this.show(tab)}>${drawn}${name}</button>`)}
    </nav>`;
  }

  private mount(): void {
    const scroller = this.page.querySelector<HTMLElement>(".scroller");
    if (!scroller || scroller.contains(this.board.svg)) return;
    scroller.append(this.board.svg);
    this.zoom = new Zoom(scroller, this.board.svg);
    this.board.svg.addEventListener("click", (event) => this.hand.touch(event));
    this.draw(true);
  }
}

function boardMoves(piece: Element): string[] {
  if (piece.id.startsWith("choice-")) return [];
  return piece.getAttribute("data-moves")?.split("|") ?? [];
}

function inside(piece: DOMRect, view: DOMRect): boolean {
  return piece.top < view.bottom && piece.bottom > view.top && piece.left < view.right && piece.right > view.left;
}

/** Ask whether there is room for the side panel. */
export function wide(): boolean {
  return matchMedia(WIDE).matches;
}

/** Show the page of a table. */
export function tablePage(page: HTMLElement, id: string): () => void {
  let table: Table | undefined;
  let left = false;
  void arrive(page, id).then((info) => {
    if (!info || left) return;
    if (info.mine.length) keep({ id, game: info.game, title: info.title, at: Date.now() });
    table = new Table(page, id);
  });
  return () => {
    left = true;
    table?.leave();
  };
}

/** Ask the server to do something at this table; it says so where it does not. */
export function order<T>(table: Table, method: string, what: string, body: unknown = {}): Promise<T | undefined> {
  return attempt(send<T>(method, `tables/${table.id}/${what}`, body));
}
