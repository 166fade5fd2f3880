/** Arrow keys: from one piece to the nearest one in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Find the piece that an arrow key leads to; `from` may be none of them. */
export function towards(key: string, from: Element | null, pieces: Element[]): Element | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  if (!from || !pieces.length) return pieces[0];
  const start = centre(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    if (piece === from) continue;
    const to = centre(piece);
    const along = (to.x - start.x) * way[0] + (to.y - start.y) * way[1];
    const aside = Math.abs((to.x - start.x) * way[1]) + Math.abs((to.y - start.y) * way[0]);
    const cost = along + 2.5 * aside;
    if (along > 2 && cost < least) [best, least] = [piece, cost];
  }
  return best ?? beyond(way, from, pieces);
}

/** Nothing lies that way: go on in reading order, so that every piece can be reached. */
function beyond(way: [number, number], from: Element, pieces: Element[]): Element | undefined {
  const place = pieces.indexOf(from);
  const next = place + (way[0] + way[1] > 0 ? 1 : -1);
  return pieces[(next + pieces.length) % pieces.length];
}

function centre(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
