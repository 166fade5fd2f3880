/** The board: keeps the drawing of a scene up to date, piece by piece. */

import { appear, fly, moving, roll, turn, vanish } from "./motion";
import { faceOf, figureOf, parsed, placeOf, shape, type AreaData, type Point, type SceneData } from "./scene";

interface Shown {
  markup: string;
  element: SVGElement;
  face: string;
  place: Point;
}

interface ShownArea {
  markup: string;
  group: SVGElement;
  art: SVGElement;
}

const DICE = /^die\b/; // pieces so called are seen to roll
const LEAST_WAY = 14; // nearer than that, a piece has only made room

export class Board {
  readonly svg = shape("svg") as SVGSVGElement;
  private readonly defs = shape("defs");
  private readonly table = shape("g");
  private readonly above = shape("g");
  private readonly areas = new Map<string, ShownArea>();
  private readonly shown = new Map<string, Shown>();
  private readonly defined = new Set<string>();

  constructor() {
    this.svg.classList.add("scene");
    this.svg.setAttribute("role", "group");
    this.above.setAttribute("aria-hidden", "true");
    this.above.classList.add("above");
    this.svg.append(this.defs, this.table, this.above);
  }

  /** Show a scene; `still` shows it at once, as when going to another moment of the game. */
  show(scene: SceneData, label: string, still = false): void {
    const first = this.shown.size === 0;
    const focused = this.focused();
    this.svg.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    this.svg.setAttribute("aria-label", label);
    this.define(scene.defs);
    const steps = this.place(scene);
    this.drop(scene, steps);
    if (focused) this.focus(focused);
    if (!first && !still && moving()) for (const step of steps) step();
  }

  /** Find a piece that is on the table. */
  piece(id: string): SVGElement | undefined {
    return this.shown.get(id)?.element;
  }

  /** List the pieces, as they are painted. */
  pieces(): SVGElement[] {
    return [...this.table.querySelectorAll<SVGElement>(".piece")];
  }

  /** Remember the faces and places of all pieces, to compare with later. */
  memory(): Map<string, string> {
    const seen = [...this.shown].map(([id, { face, place }]) => [id, key(face, place)] as const);
    return new Map(seen);
  }

  /** Mark what is not as it was. */
  mark(before: Map<string, string> | null): void {
    for (const [id, { element, face, place }] of this.shown) {
      element.classList.toggle("changed", before !== null && before.get(id) !== key(face, place));
    }
  }

  /** Mark the pieces that a move is made with; give the first. An empty name marks none. */
  advise(move: string): SVGElement | undefined {
    let first: SVGElement | undefined;
    for (const { element } of this.shown.values()) {
      const meant = move !== "" && (element.getAttribute("data-moves")?.split("|").includes(move) ?? false);
      element.classList.toggle("advised", meant);
      if (meant) first ??= element;
    }
    return first;
  }

  /** Give the focus to a piece, if it can have it. */
  focus(id: string): void {
    const element = this.piece(id);
    if (element && element !== document.activeElement) element.focus({ preventScroll: true });
  }

  private focused(): string | undefined {
    const active = document.activeElement;
    return active && this.table.contains(active) ? active.id : undefined;
  }

  private define(defs: Record<string, string>): void {
    for (const [id, markup] of Object.entries(defs)) {
      if (this.defined.has(id)) continue;
      this.defined.add(id);
      this.defs.append(parsed(markup));
    }
  }

  private place(scene: SceneData): (() => void)[] {
    const steps: (() => void)[] = [];
    const kept = new Set(scene.areas.map((area) => area.id));
    for (const [id, area] of this.areas) {
      if (kept.has(id)) continue;
      area.group.remove();
      this.areas.delete(id);
    }
    let before: Element | null = null;
    for (const data of scene.areas) {
      const area = this.area(data);
      keepOrder(this.table, area.group, before);
      before = area.group;
      let last: Element = area.art;
      for (const id of data.pieces) {
        const piece = this.pieceOf(id, scene.pieces[id] ?? "", steps);
        keepOrder(area.group, piece, last);
        last = piece;
      }
    }
    return steps;
  }

  private area(data: AreaData): ShownArea {
    let area = this.areas.get(data.id);
    if (!area) {
      const group = shape("g");
      const art = shape("g");
      group.id = `area-${data.id}`;
      group.setAttribute("role", "group");
      art.setAttribute("aria-hidden", "true");
      group.append(art);
      area = { markup: "", group, art };
      this.areas.set(data.id, area);
    }
    area.group.setAttribute("aria-label", data.title);
    if (area.markup !== data.art) area.art.innerHTML = data.art;
    area.markup = data.art;
    return area;
  }

  private pieceOf(id: string, markup: string, steps: (() => void)[]): SVGElement {
    const old = this.shown.get(id);
    if (old?.markup === markup) return old.element;
    const fresh = parsed(markup);
    const now = { markup, element: fresh, face: faceOf(fresh), place: placeOf(fresh) };
    if (old) {
      now.element = old.element;
      become(old.element, fresh);
      this.moved(id, old, now, steps);
    } else {
      steps.push(() => appear(fresh));
    }
    this.shown.set(id, now);
    return now.element;
  }

  private moved(id: string, old: Shown, now: Shown, steps: (() => void)[]): void {
    const { element } = now;
    const gone = Math.hypot(old.place.x - now.place.x, old.place.y - now.place.y) > LEAST_WAY;
    const turned = old.face !== now.face && figureOf(old.face) !== figureOf(now.face);
    if (DICE.test(id) && turned) steps.push(() => roll(element));
    else if (gone) steps.push(() => fly(element, old.place, this.above));
    else if (turned) steps.push(() => turn(element));
  }

  private drop(scene: SceneData, steps: (() => void)[]): void {
    const kept = new Set(scene.areas.flatMap((area) => area.pieces));
    for (const [id, { element }] of this.shown) {
      if (kept.has(id)) continue;
      element.remove();
      this.shown.delete(id);
      steps.push(() => vanish(element, this.above));
    }
  }
}

function key(face: string, place: Point): string {
  return `${place.x} ${place.y} ${face}`;
}

/** Let an element become like another, and stay itself. */
function become(element: Element, like: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!like.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of like.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  element.replaceChildren(...like.childNodes);
}

function keepOrder(parent: Element, child: Element, before: Element | null): void {
  const next = before ? before.nextElementSibling : parent.firstElementChild;
  if (next !== child) parent.insertBefore(child, next);
}
