/** How pieces move: they are seen to go, to appear, to leave, to turn, to roll. */

import { placeOf, type Point } from "./scene";

const EASE = "cubic-bezier(.3,.1,.2,1)";

/** Ask whether the reader wants things to move. */
export function moving(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function at(point: Point, more = ""): string {
  return `translate(${point.x}px, ${point.y}px) ${more}`;
}

/** Let a piece travel over all others from where it was; it is back in its place afterwards. */
export function fly(piece: SVGElement, from: Point, above: SVGElement): void {
  const to = placeOf(piece);
  const double = ghost(piece, above);
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  piece.classList.add("away");
  const flight = double.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: Math.min(650, 260 + way * 0.5),
    easing: EASE,
  });
  const land = (): void => {
    double.remove();
    piece.classList.remove("away");
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** Let a new piece come up. */
export function appear(piece: SVGElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 280, easing: "ease-out" });
}

/** Let a piece that is gone fade. */
export function vanish(piece: SVGElement, above: SVGElement): void {
  const double = ghost(piece, above);
  const fading = double.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 240 });
  fading.onfinish = () => double.remove();
}

/** Turn a piece over to its new face. */
export function turn(piece: SVGElement): void {
  const { place, half } = middle(piece);
  const turned = (width: number): string =>
    at(place, `translate(${half.x}px, 0) scaleX(${width}) translate(${-half.x}px, 0)`);
  const steps = [{ transform: turned(0.15), opacity: 0.4 }, { transform: turned(1), opacity: 1 }];
  piece.animate(steps, { duration: 320, easing: "ease-out" });
}

/** Roll a die. */
export function roll(piece: SVGElement): void {
  const { place, half } = middle(piece);
  const rolled = (turns: number, up: number): string =>
    at(
      place,
      `translate(${half.x}px, ${half.y - up}px) rotate(${turns}turn) translate(${-half.x}px, ${-half.y}px)`,
    );
  const steps = [
    { transform: rolled(-2, 0), opacity: 0.5 },
    { transform: rolled(-0.8, 46), opacity: 1, offset: 0.45 },
    { transform: rolled(-0.1, 0), offset: 0.8 },
    { transform: rolled(0, 0) },
  ];
  piece.animate(steps, { duration: 700 + Math.random() * 250, easing: "ease-out" });
}

function middle(piece: SVGElement): { place: Point; half: Point } {
  const box = (piece as SVGGraphicsElement).getBBox();
  return {
    place: placeOf(piece),
    half: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  };
}

function ghost(piece: SVGElement, above: SVGElement): SVGElement {
  const double = piece.cloneNode(true) as SVGElement;
  for (const name of ["id", "role", "tabindex", "data-moves", "data-meant", "aria-label"]) {
    double.removeAttribute(name);
  }
  double.classList.remove("hot", "away");
  above.append(double);
  return double;
}
