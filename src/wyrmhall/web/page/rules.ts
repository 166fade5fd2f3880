/** A page with the rules of one game. */

import { html, render } from "lit-html";

import { Fault, get } from "./api";
import { spoken } from "./attempt";
import { nowhere } from "./door";
import { rulebook, ruleId } from "./rulebook";
import { words } from "./words";

interface RulesText {
  title: string;
  markdown: string;
}

const read = new Map<string, Promise<RulesText>>();

/** Fetch the rules of a game, once. */
export function rulesOf(game: string): Promise<RulesText> {
  const known = read.get(game) ?? get<RulesText>(`games/${game}/rules`);
  read.set(game, known);
  return known;
}

/** Show the page. */
export function rulesPage(page: HTMLElement, game: string): () => void {
  const missing = (error: unknown): void => {
    read.delete(game);
    nowhere(page, error instanceof Fault ? spoken(error) : words().noServer);
  };
  rulesOf(game).then(({ title, markdown }) => {
    document.title = words().rulesOf(title);
    render(
      html`<main class="book page">
        <p><a href="/">${words().home}</a></p>
        <h1 class="unseen">${words().rulesOf(title)}</h1>
        <div lang="en">${rulebook(markdown)}</div>
      </main>`,
      page,
    );
    goToRule(page, location.hash.slice(1));
  }, missing);
  return () => undefined;
}

/** Bring a rule into view and mark it. */
export function goToRule(within: ParentNode, rule: string): void {
  within.querySelectorAll(".rule.found").forEach((one) => one.classList.remove("found"));
  const place = rule && within.querySelector<HTMLElement>(`#${CSS.escape(ruleId(rule))}`);
  if (!place) return;
  place.classList.add("found");
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
}
