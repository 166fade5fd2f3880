/** The way to each page, by its address. */

import { nowhere } from "./door";
import { homePage } from "./home";
import { rulesPage } from "./rules";
import { tablePage } from "./table";
import { language, words } from "./words";

export type Leave = () => void;

let leave: Leave = () => undefined;

/** Go to an address of this site without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  show();
}

/** Show the page that the address names. */
export function show(): void {
  leave();
  document.documentElement.lang = language();
  const page = document.createElement("div");
  document.getElementById("page")!.replaceChildren(page);
  const [, room, what] = location.pathname.split("/");
  if (room === "t" && what) leave = tablePage(page, what);
  else if (room === "rules" && what) leave = rulesPage(page, what);
  else if (!room) leave = homePage(page);
  else leave = nowhere(page, words().noPage);
  window.scrollTo(0, 0);
}

function clicked(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.target || link.origin !== location.origin) return;
  if (!/^\/($|t\/|rules\/)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener("popstate", show);
addEventListener("hashchange", show);
document.addEventListener("click", clicked);
show();
