/** The scene as it comes over the wire, and how to read its pieces. */

export interface AreaData {
  id: string;
  title: string;
  art: string;
  pieces: string[];
}

export interface SceneData {
  width: number;
  height: number;
  defs: Record<string, string>; // figures and icons, by id
  areas: AreaData[];
  pieces: Record<string, string>;
}

export interface Point {
  x: number;
  y: number;
}

const SVG = "http://www.w3.org/2000/svg";

/** Make an SVG element. */
export function shape(name: string): SVGElement {
  return document.createElementNS(SVG, name);
}

/** Read one piece of markup. */
export function parsed(markup: string): SVGElement {
  const around = shape("svg");
  around.innerHTML = markup;
  const read = around.firstElementChild as SVGElement;
  if (read.matches(".piece")) hush(read);
  return read;
}

/** What is drawn is silent; the title of a piece says it all, so that it needs no other label. */
function hush(piece: Element): void {
  for (const part of piece.children) {
    if (!part.matches("title")) part.setAttribute("aria-hidden", "true");
  }
  if (piece.matches(".hot")) piece.removeAttribute("aria-label");
}

/** Say what a piece is. */
export function labelOf(piece: Element): string {
  return piece.querySelector(":scope > title")?.textContent ?? "";
}

/** Tell where a piece lies, from its own `transform`. */
export function placeOf(piece: Element): Point {
  const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(piece.getAttribute("transform") ?? "");
  return { x: Number(found?.[1] ?? 0), y: Number(found?.[2] ?? 0) };
}

/** Give a piece's face: what is drawn, without the glow that only says that it can be touched. */
export function faceOf(piece: Element): string {
  const drawn = [...piece.children].filter((part) => !part.matches("title, .halo, .glow, .mark"));
  return drawn.map((part) => part.outerHTML).join("");
}

/** Tell what a face shows, whatever its colours and numbers: those change without a turn. */
export function figureOf(face: string): string {
  return [...face.matchAll(/ (?:href|d)="([^"]+)"/g)].map((found) => found[1]).join(" ");
}

/** List the moves that touching a piece offers. */
export function movesOf(piece: Element): string[] {
  return piece.getAttribute("data-moves")?.split("|") ?? [];
}

/** List the moves that touching a piece can mean, allowed now or not. */
export function meaningsOf(piece: Element): string[] {
  return piece.getAttribute("data-meant")?.split("|") ?? [];
}
