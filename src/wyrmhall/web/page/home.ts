/** The home page: the games on the shelf, my tables, open tables. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { address, get, send, type Card, type Chair, type GameInfo, type Opened, type Shelf, type TableInfo } from "./api";
import { attempt } from "./attempt";
import { go, show } from "./main";
import { badge } from "./notices";
import { forget, keep, kept, set, settings } from "./settings";
import { setUp } from "./setup";
import { sign } from "./signs";
import { botMark, meet, usual } from "./strengths";
import { language, listed, words } from "./words";

const SHOWN_TABLES = 8;
const AGAIN_AFTER = 15_000;

interface Home {
  shelf: Shelf | undefined;
  mine: TableInfo[];
  open: Card[];
}

/** Show the page. */
export function homePage(page: HTMLElement): () => void {
  const home: Home = { shelf: undefined, mine: [], open: [] };
  const again = (): void => {
    render(content(home, again), page);
  };
  const look = async (): Promise<void> => {
    home.mine = await myTables();
    again();
  };
  badge(false, "");
  again();
  void attempt(get<Shelf>("games")).then((shelf) => {
    home.shelf = shelf;
    if (shelf) meet(shelf.bots);
    again();
  });
  void look();
  const every = setInterval(() => void look(), AGAIN_AFTER);
  const live = openTables((open) => {
    home.open = open;
    again();
  });
  return () => {
    clearInterval(every);
    live.close();
  };
}

async function myTables(): Promise<TableInfo[]> {
  const asked = kept()
    .slice(0, SHOWN_TABLES)
    .map((one) => get<TableInfo>(`tables/${one.id}`).catch(() => undefined));
  const known = (await Promise.all(asked)).filter((one) => one !== undefined);
  return known.sort((one, other) => Number(myTurn(other)) - Number(myTurn(one)));
}

function myTurn(table: TableInfo): boolean {
  return table.status === "running" && table.turn.some((seat) => table.mine.includes(seat));
}

function openTables(tell: (open: Card[]) => void): EventSource {
  const stream = new EventSource(address("lobby"));
  stream.addEventListener("lobby", (event) => tell(JSON.parse(String(event.data)) as Card[]));
  return stream;
}

function content(home: Home, again: () => void): TemplateResult {
  const { shelf } = home;
  return html`<div class="home">
    ${header()}
    <main>
      <div class="lead"><p>${words().tagline}</p><p class="faint">${words().noAccount}</p></div>
      ${home.mine.length ? html`<h2>${words().myTables}</h2>${mine(home, again)}` : nothing}
      <h2 class=${home.mine.length ? "" : "unseen"}>${words().games}</h2>
      ${shelf
        ? html`<ul class="games">${shelf.games.map((game) => gameCard(game, shelf))}</ul>`
        : html`<p>${words().loading}</p>`}
      <h2>${words().openTables}</h2>
      ${home.open.length ? open(home.open) : html`<p class="faint">${words().noOpenTables}</p>`}
    </main>
    ${footer(shelf)}
  </div>`;
}

function header(): TemplateResult {
  const named = (event: Event): void => set("name", (event.target as HTMLInputElement).value.trim());
  return html`<header>
    <h1 class="brand"><img src="/static/icon.svg" alt="" width="44" height="44"> Wyrmhall</h1>
    <label class="me">
      <span class="unseen">${words().nickname}</span>
      <input name="name" autocomplete="nickname" maxlength="40" placeholder=${words().nickname}
        title=${words().nicknameHint} .value=${settings.name} @change=${named}>
    </label>
    ${languageChoice()}
  </header>`;
}

/** Offer the languages. */
export function languageChoice(): TemplateResult {
  const choose = (key: "en" | "de"): void => {
    set("language", key);
    show();
  };
  const one = (key: "en" | "de", name: string): TemplateResult => html`<label title=${name} lang=${key}>
    <input type="radio" name="language" aria-label=${name} .checked=${language() === key} @change=${() => choose(key)}>
    ${key.toUpperCase()}</label>`;
  return html`<div class="steps" role="radiogroup" aria-label=${words().language}>
    ${one("en", "English")} ${one("de", "Deutsch")}</div>`;
}

function gameCard(game: GameInfo, shelf: Shelf): TemplateResult {
  const [least, most] = game.minutes;
  return html`<li class="game" id=${`game-${game.key}`}>
    <figure><img src=${game.picture} alt="" width="640" height="360"></figure>
    <div class="about">
      <h3>${game.title}</h3>
      <p class="facts"><span>${words().players(game.seats)}</span> <span>${words().minutes(least, most)}</span></p>
      <p>${game.blurb}</p>
    </div>
    <div class="do">
      <button class="play" title=${words().playNowHint(game.title)} @click=${() => void playNow(game, shelf)}>
        ${sign("play")} ${words().playNow}
      </button>
      <button class="calm set-up" @click=${() => setUp(game, shelf)}>${words().setUp}</button>
      <a class="button calm" href=${`/rules/${game.key}`}>${words().rules}</a>
    </div>
  </li>`;
}

/** Sit down against bots at once: two seats where that is possible, everything else as usual. */
async function playNow(game: GameInfo, shelf: Shelf): Promise<void> {
  const seats = game.seats.includes(2) ? 2 : Math.min(...game.seats);
  const body = { game: game.key, seats, chairs: company(seats, shelf) };
  const opened = await attempt(send<Opened>("POST", "tables", body));
  if (opened) goTo(opened.table);
}

/** Sit down on the first seat, among bots. */
function company(seats: number, shelf: Shelf): Chair[] {
  meet(shelf.bots);
  const bot = usual();
  return Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: "bot", bot } : { kind: "person", name: settings.name || words().guest },
  );
}

/** Go to a table, and remember it. */
export function goTo({ id, game, title }: TableInfo): void {
  keep({ id, game, title, at: Date.now() });
  go(`/t/${id}`);
}

function mine(home: Home, again: () => void): TemplateResult {
  const drop = (id: string): void => {
    forget(id);
    home.mine = home.mine.filter((one) => one.id !== id);
    again();
  };
  return html`<ul class="tables">
    ${repeat(home.mine, (one) => one.id, (one) => html`<li class=${myTurn(one) ? "asked" : ""}>
      <div><b>${one.title}</b><span>${standing(one)}</span></div>
      <a class="button calm" href=${`/t/${one.id}`}>${words().goThere}</a>
      <button class="plain" aria-label=${`${words().forget}: ${one.title}`} @click=${() => drop(one.id)}>${sign("close")}</button>
    </li>`)}
  </ul>`;
}

function standing(table: TableInfo): string {
  if (table.status === "over") return words().isOver;
  if (table.status === "closed") return words().isClosed;
  if (table.status === "waiting") return words().isWaiting;
  if (myTurn(table)) return words().yourTurn;
  return words().waitingFor(listed(table.turn.map((seat) => table.seats[seat]?.name ?? "")));
}

function open(cards: Card[]): TemplateResult {
  return html`<ul class="tables">
    ${repeat(cards, (one) => one.id, (one) => {
      const free = one.seats.filter((seat) => seat.kind === "open").length;
      const taken = one.seats.filter((seat) => seat.kind !== "open");
      return html`<li>
        <div><b>${one.title}</b><span>${words().freeSeats(free, one.seats.length)} · ${taken.map((seat, place) => html`${place ? ", " : ""}${seat.name} ${botMark(seat)}`)}</span></div>
        <a class="button calm" href=${`/t/${one.id}`}>${free ? words().join : words().watch}</a>
      </li>`;
    })}
  </ul>`;
}

function footer(shelf: Shelf | undefined): TemplateResult {
  const games = shelf?.games ?? [];
  return html`<footer>
    <button class="calm" @click=${() => shelf && chooseFile(shelf)}>${words().importFile}</button>
    <a class="button calm" href="/api/schema" target="_blank">${words().forPrograms}</a>
    <p>${words().ownTables}</p>
    ${games.map(({ title, credits }) => html`<p><b>${title}</b>: ${credits.join(" ")}</p>`)}
  </footer>`;
}

/** Let a game file be chosen; the first seat is the reader's, bots sit on all others. */
function chooseFile(shelf: Shelf): void {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = ".json,application/json";
  chooser.onchange = async () => {
    const record = await chooser.files?.[0]?.text();
    if (!record) return;
    const chairs = company(seatsOf(record), shelf);
    const opened = await attempt(send<Opened>("POST", "import", { record, chairs }));
    if (opened) goTo(opened.table);
  };
  chooser.click();
}

/** Read the number of seats from a game file; whether it is one at all, the server says. */
function seatsOf(record: string): number {
  try {
    return Number((JSON.parse(record) as { seats?: number }).seats ?? 1);
  } catch {
    return 1;
  }
}
