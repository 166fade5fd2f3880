/** Arriving at a table by a link: the key behind the # becomes a cookie, and leaves the address. */

import { html, render } from "lit-html";

import { Fault, get, send, type TableInfo } from "./api";
import { spoken } from "./attempt";
import { words } from "./words";

/** Come in; where that is not possible the page says why. */
export async function arrive(page: HTMLElement, id: string): Promise<TableInfo | undefined> {
  const key = location.hash.slice(1);
  try {
    if (key) {
      history.replaceState(null, "", location.pathname);
      return await send<TableInfo>("POST", `tables/${id}/sit`, { keys: [key] });
    }
    return await get<TableInfo>(`tables/${id}`);
  } catch (error) {
    const why = error instanceof Fault ? spoken(error) : words().noServer;
    nowhere(page, why);
    return undefined;
  }
}

/** Say that there is nothing to be seen, and why. */
export function nowhere(page: HTMLElement, why: string): () => void {
  document.title = "Wyrmhall";
  render(
    html`<main class="lobby nowhere"><img src="/static/icon.svg" alt="" width="72" height="72">
      <h1>${why}</h1><p>${words().lost}</p><p><a class="button" href="/">${words().home}</a></p></main>`,
    page,
  );
  return () => undefined;
}
