/** Setting up a table: how many, who sits where, which variants. */

import { html, nothing, type TemplateResult } from "lit-html";

import { send, type Chair, type GameInfo, type Opened, type OptionInfo, type Pace, type Shelf, type Watching } from "./api";
import { attempt } from "./attempt";
import { goTo } from "./home";
import { dialog } from "./popups";
import { set, settings } from "./settings";
import { remember, strengthChoice, strengthList, usual } from "./strengths";
import { words } from "./words";

const FEW = 3;

interface Plan {
  game: GameInfo;
  shelf: Shelf;
  seats: number;
  chairs: string[]; // "you", "here", "link", or a bot's name
  options: Record<string, string>;
  standIn: string;
  pace: Pace;
  hints: boolean;
  listed: boolean;
  watching: Watching;
  absent: number;
  deal: string;
}

/** Ask how the table shall be, and open it. */
export function setUp(game: GameInfo, shelf: Shelf): void {
  const plan: Plan = {
    game,
    shelf,
    seats: game.seats.includes(2) ? 2 : Math.min(...game.seats),
    chairs: ["you", ...Array<string>(Math.max(...game.seats) - 1).fill("link")],
    options: {},
    standIn: usual(),
    pace: "steady",
    hints: true,
    listed: false,
    watching: "public",
    absent: 0,
    deal: "",
  };
  dialog(game.title, (close, again) => form(plan, again, () => void open(plan, close)));
}

async function open(plan: Plan, close: () => void): Promise<void> {
  const { game, seats, listed, watching, absent, standIn, pace, hints } = plan;
  const deal = /[^/#]+(?=#|$)/.exec(plan.deal.trim())?.[0];
  const body = {
    game: game.key,
    seats,
    options: chosen(plan),
    chairs: plan.chairs.slice(0, seats).map(chair),
    settings: { listed, watching, absent_after: absent, absent_bot: standIn, pace, hints },
    ...(deal ? { deal_of: deal } : {}),
  };
  const opened = await attempt(send<Opened>("POST", "tables", body));
  if (!opened) return;
  close();
  goTo(opened.table);
}

function chair(kind: string, seat: number): Chair {
  if (kind === "link") return { kind: "open" };
  if (kind === "you") return { kind: "person", name: settings.name || words().guest };
  if (kind === "here") return { kind: "person", name: words().chair(seat + 1) };
  remember(kind);
  return { kind: "bot", bot: kind };
}

function schema(plan: Plan): OptionInfo[] {
  return plan.game.options[String(plan.seats)] ?? [];
}

/** Give the options as chosen, those that the number of seats still offers. */
function chosen(plan: Plan): Record<string, string> {
  const known = schema(plan).map(({ key, values, default: usual }) => {
    const wish = plan.options[key] ?? usual;
    return [key, values.some(({ value }) => value === wish) ? wish : usual];
  });
  return Object.fromEntries(known) as Record<string, string>;
}

function form(plan: Plan, again: () => void, done: () => void): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    done();
  };
  return html`<form class="links" @submit=${submit}>
    ${nickname()} ${plan.game.seats.length > 1 ? seats(plan, again) : nothing}
    ${plan.seats > 1 ? chairs(plan, again) : nothing} ${variants(plan, again)} ${more(plan, again)}
    <button>${plan.chairs.slice(0, plan.seats).includes("link") ? words().openTable : words().startGame}</button>
  </form>`;
}

function nickname(): TemplateResult {
  const named = (event: Event): void => set("name", (event.target as HTMLInputElement).value.trim());
  return html`<label class="field"><span>${words().nickname}</span>
    <input name="nickname" autocomplete="nickname" maxlength="40" .value=${settings.name}
      placeholder=${words().guest} @change=${named}></label>`;
}

function seats(plan: Plan, again: () => void): TemplateResult {
  const choose = (count: number): void => {
    plan.seats = count;
    again();
  };
  return html`<fieldset><legend>${words().howMany}</legend><div class="steps">
    ${plan.game.seats.map((count) => html`<label>
      <input type="radio" name="seats" value=${count} .checked=${plan.seats === count} @change=${() => choose(count)}>
      ${count === 1 ? words().alone : count}</label>`)}
  </div></fieldset>`;
}

function chairs(plan: Plan, again: () => void): TemplateResult {
  const bots = plan.shelf.bots.filter((bot) => bot.offered);
  const kinds: [string, string][] = [
    ["link", words().someone],
    ["here", words().here],
    ...bots.map(({ name, words: level }): [string, string] => [name, words().bot(level)]),
  ];
  const choose = (seat: number, event: Event): void => {
    plan.chairs[seat] = (event.target as HTMLSelectElement).value;
    again();
  };
  const one = (seat: number): TemplateResult => html`<li>
    <span class=${`disc seat-${seat % 5}`}>${seat + 1}</span>
    <select aria-label=${words().chair(seat + 1)} name=${`chair-${seat}`} @change=${(event: Event) => choose(seat, event)}>
      ${(seat === 0 ? [["you", words().you] as [string, string]] : kinds).map(
        ([key, name]) => html`<option value=${key} ?selected=${plan.chairs[seat] === key}>${name}</option>`,
      )}
    </select></li>`;
  return html`<fieldset><legend>${words().whoSits}</legend>
    <ul class="chairs">${Array.from({ length: plan.seats }, (_, seat) => one(seat))}</ul>
    ${plan.chairs.slice(1, plan.seats).some((kind) => bots.some(({ name }) => name === kind)) ? strengthList() : nothing}</fieldset>`;
}

function variants(plan: Plan, again: () => void): TemplateResult | typeof nothing {
  const options = schema(plan);
  if (!options.length) return nothing;
  const now = chosen(plan);
  const choose = (key: string, value: string): void => {
    plan.options[key] = value;
    again();
  };
  const fields = options.map((option) => variant(option, now[option.key]!, (value) => choose(option.key, value)));
  if (options.length <= FEW) return html`${fields}`;
  return html`<details class="variants"><summary>${words().variants} (${options.length})</summary>
    <div class="more">${fields}</div></details>`;
}

/** Draw one option: a few values side by side, many in a list. */
function variant(option: OptionInfo, now: string, choose: (value: string) => void): TemplateResult {
  const { key, words: name, values } = option;
  if (values.length > FEW) {
    const all = values.map(({ value, words: label }) => [value, label] as const);
    return choice(name, Object.fromEntries(all), now, choose);
  }
  return html`<fieldset><legend>${name}</legend>
    <div class="steps">${values.map(({ value, words: label }) => html`<label>
      <input type="radio" name=${`option-${key}`} value=${value} .checked=${now === value}
        @change=${() => choose(value)}> ${label}</label>`)}</div></fieldset>`;
}

function more(plan: Plan, again: () => void): TemplateResult {
  const standIn = (strength: string): void => {
    plan.standIn = strength;
    again();
  };
  return html`<details><summary>${words().moreChoices}</summary><div class="more">
    ${plan.seats > 1
      ? html`<label class="tick"><input type="checkbox" name="listed" .checked=${plan.listed}
          @change=${(event: Event) => (plan.listed = (event.target as HTMLInputElement).checked)}> ${words().listed}</label>`
      : nothing}
    ${choice(words().watching, words().watchingValues, plan.watching, (value) => (plan.watching = value as Watching))}
    ${choice(words().absentAfter, words().absentValues, String(plan.absent), (value) => {
      plan.absent = Number(value);
      again();
    })}
    ${plan.absent ? strengthChoice(words().standIn, plan.standIn, standIn) : nothing}
    ${choice(words().pace, words().paceValues, plan.pace, (value) => (plan.pace = value as Pace))}
    <label class="tick"><input type="checkbox" name="hints" .checked=${plan.hints}
      @change=${(event: Event) => (plan.hints = (event.target as HTMLInputElement).checked)}> ${words().hintsAllowed}</label>
    <label class="field"><span>${words().sameDeal}</span>
      <input name="deal" placeholder=${words().sameDealHint} .value=${plan.deal}
        @change=${(event: Event) => (plan.deal = (event.target as HTMLInputElement).value)}></label>
  </div></details>`;
}

/** Draw a choice among a few. */
export function choice(
  name: string,
  values: Record<string, string>,
  now: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="field"><span>${name}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${Object.entries(values).map(([key, label]) => html`<option value=${key} ?selected=${key === now}>${label}</option>`)}
    </select></label>`;
}
