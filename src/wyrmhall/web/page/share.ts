/** Links: one for each seat, one to look on, as text and as QR code. */

import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";

import { address, type TableInfo } from "./api";
import { dialog, toast } from "./popups";
import { order, type Table } from "./table";
import { words } from "./words";

interface Invitation {
  watch: string | null;
  seats: Record<string, string>;
}

/** Open the links of a table. */
export function share(table: Table): void {
  const codes = new Map<string, string>();
  let invitation: Invitation | undefined;
  let draw = (): void => undefined;
  dialog(words().shared, (_close, again) => {
    draw = again;
    return html`<div class="links">${all(table, invitation).map(([name, link]) => one(name, link, codes, again))}</div>`;
  });
  if (!table.table?.host && !table.table?.held?.length) return;
  void order<Invitation>(table, "POST", "invite").then((made) => {
    invitation = made;
    draw();
  });
}

function all(table: Table, invitation: Invitation | undefined): [string, string][] {
  const info = table.table!;
  const page = `${location.origin}/t/${info.id}`;
  const links: [string, string][] = [[words().linkOfTable, page]];
  for (const [seat, key] of Object.entries(invitation?.seats ?? {})) {
    links.push([nameOf(table, info, Number(seat)), `${page}#${key}`]);
  }
  if (invitation?.watch) links.push([words().linkToWatch, `${page}#${invitation.watch}`]);
  return links;
}

function nameOf(table: Table, info: TableInfo, seat: number): string {
  const own = info.mine.includes(seat) && info.seats[seat]?.kind === "person";
  if (own && info.mine.length === 1) return words().linkMine;
  const kind = info.seats[seat]?.kind;
  if (kind === "bot") return words().linkForBot(table.name(seat));
  return words().linkFor(kind === "open" ? words().chair(seat + 1) : table.name(seat));
}

function one(name: string, link: string, codes: Map<string, string>, again: () => void): TemplateResult {
  const copy = async (event: Event): Promise<void> => {
    const field = (event.target as Element).closest(".link")!.querySelector("input")!;
    toast((await copied(link, field)) ? words().copied : words().notCopied);
  };
  const show = async (): Promise<void> => {
    codes.set(link, await code(link));
    again();
  };
  const drawn = codes.get(link);
  return html`<div class="link"><b>${name}</b>
    <input readonly aria-label=${name} .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
    <span class="row"><button class="calm" @click=${copy}>${words().copy}</button>
      <button class="calm" @click=${show}>${words().showQr}</button></span>
    ${drawn ? html`<div class="qr" role="img" aria-label=${words().showQr}>${unsafeSVG(drawn)}</div>` : nothing}
  </div>`;
}

/** Copy a text; without HTTPS a browser only copies what is selected in a field. */
async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

/** Let the server draw a QR code. */
async function code(text: string): Promise<string> {
  const headers = { "Content-Type": "application/json", "X-Wyrmhall": "1" };
  const drawn = await fetch(address("qr"), { method: "POST", headers, body: JSON.stringify({ text }) });
  return drawn.ok ? (await drawn.text()).replace(/^<\?xml.*?\?>/, "") : "";
}
