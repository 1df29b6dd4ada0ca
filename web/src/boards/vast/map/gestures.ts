/** Fingers, mouse and keys that move the map. */
import type { Point, Viewport } from '../viewport.svelte';

/** A finger that trembles less than this (in pixels) clicks. */
const TREMBLE = 8;

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private dragged = 0;

  constructor(
    private readonly map: () => SVGSVGElement | undefined,
    private readonly viewport: Viewport,
  ) {}

  private at(event: { clientX: number; clientY: number }): Point {
    const box = this.map()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, this.at(event));
    this.dragged = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    else this.drag(event.pointerId, before, now);
    this.fingers.set(event.pointerId, now);
  };

  private pinch(finger: number, before: Point, now: Point): void {
    const other = [...this.fingers.entries()].find(([id]) => id !== finger)?.[1];
    if (!other) return;
    this.dragged = 99;
    const apart = (one: Point) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    this.viewport.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private drag(finger: number, before: Point, now: Point): void {
    this.dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.dragged <= TREMBLE) return;
    const map = this.map();
    if (!map?.hasPointerCapture(finger)) map?.setPointerCapture(finger);
    this.viewport.pan(now.x - before.x, now.y - before.y);
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** The end of a drag or a pinch is no click. */
  afterDrag = (event: MouseEvent): void => {
    if (this.dragged <= TREMBLE) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = 0;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.viewport.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.at(event));
  };

  keys = (event: KeyboardEvent): void => {
    const typing = (event.target as HTMLElement).closest('input, textarea, select, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.viewport.zoom(1.25);
    else if (event.key === '-') this.viewport.zoom(0.8);
    else if (event.key === '0') this.viewport.fit();
  };
}
