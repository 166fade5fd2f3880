/** Zoom and pan: the board lies in a scroller and is made larger in it. */

const LEAST = 1;
const MOST = 4;
const SHRUNK = 0.78; // a wide board may be made so small to be seen whole

export class Zoom {
  private level = 1;
  private fingers = new Map<number, PointerEvent>();
  private spread = 0;
  private ratio = 1;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly content: SVGSVGElement,
  ) {
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    scroller.addEventListener("pointerdown", (event) => this.down(event));
    scroller.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      scroller.addEventListener(name, (event) => this.up(event));
    }
    new ResizeObserver(() => this.fit()).observe(scroller);
  }

  /** Take a scene of this size. */
  size(width: number, height: number): void {
    if (this.ratio === height / width) return;
    this.ratio = height / width;
    this.scroller.parentElement?.style.setProperty("--shape", String(width / height));
    this.fit();
  }

  /** Go a step nearer (1), further away (-1), or back to the whole (0). */
  step(direction: number): void {
    const { clientWidth, clientHeight } = this.scroller;
    const wanted = direction === 0 ? LEAST : this.level * (direction > 0 ? 1.3 : 1 / 1.3);
    this.to(wanted, clientWidth / 2, clientHeight / 2);
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.scroller;
    const whole = clientHeight / this.ratio;
    const wide = clientWidth > 640;
    const width = wide ? Math.min(clientWidth, Math.max(whole, clientWidth * SHRUNK)) : clientWidth;
    this.content.style.width = `${Math.floor(width * this.level)}px`;
    this.content.style.height = `${Math.floor(width * this.level * this.ratio)}px`;
  }

  private to(level: number, x: number, y: number): void {
    const next = Math.min(MOST, Math.max(LEAST, level));
    const by = next / this.level;
    if (by === 1) return;
    const { scrollLeft, scrollTop } = this.scroller;
    this.level = next;
    this.fit();
    this.scroller.scrollLeft = (scrollLeft + x) * by - x;
    this.scroller.scrollTop = (scrollTop + y) * by - y;
    this.scroller.classList.toggle("near", next > LEAST);
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.to(this.level * Math.exp(-event.deltaY / 300), ...this.within(event));
  }

  private within(event: MouseEvent): [number, number] {
    const box = this.scroller.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, event);
    this.spread = this.distance();
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size === 2) this.pinch();
    else if (event.pointerType === "mouse" && this.level > LEAST) this.drag(before, event);
  }

  private drag(before: PointerEvent, event: PointerEvent): void {
    this.scroller.scrollLeft -= event.clientX - before.clientX;
    this.scroller.scrollTop -= event.clientY - before.clientY;
  }

  private pinch(): void {
    const [first, second] = [...this.fingers.values()];
    if (!first || !second) return;
    const spread = this.distance();
    const [x1, y1] = this.within(first);
    const [x2, y2] = this.within(second);
    this.to((this.level * spread) / (this.spread || spread), (x1 + x2) / 2, (y1 + y2) / 2);
    this.spread = spread;
  }

  private distance(): number {
    const [first, second] = [...this.fingers.values()];
    if (!first || !second) return 0;
    return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.spread = this.distance();
  }
}
