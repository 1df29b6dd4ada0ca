/** Where one looks at the map: automatic until somebody drags, pinches or zooms, and never off the map. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
/** The middle of what is seen, and pixels per unit. */
export interface Camera extends Point {
  scale: number;
}

/** Spaces smaller than this on the screen (in pixels) are too small to read and to hit. */
const READABLE = 0.5;
const CLOSE = 0.62;
const LARGEST = 1.25;
/** Counters and buttons stand in the lowest pixels of the window; the map has what is above. */
const FOOT = 52;

/** How far below the middle of the free part a camera has its own. */
const sunk = (scale: number): number => FOOT / 2 / scale;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export class Viewport {
  width = $state(800);
  height = $state(600);
  private own = $state.raw<Camera | null>(null);
  /** The whole map was asked for, however small it becomes. */
  private all = $state(false);

  constructor(
    private readonly box: () => Box,
    /** What to look at; nothing means the whole map. */
    private readonly focus: () => Point[],
  ) {}

  /** The scale at which the whole map is seen. */
  whole = $derived.by(() => Math.min(this.width / this.box().w, (this.height - FOOT) / this.box().h, LARGEST));

  private automatic = $derived.by((): Camera => {
    const box = this.box();
    const places = this.focus();
    if (this.all || this.whole >= READABLE || !places.length)
      return { x: box.x + box.w / 2, y: box.y + box.h / 2, scale: this.whole };
    // What is seen already keeps its place: the map does not jump from question to question.
    const last = this.last && this.held({ ...this.last, scale: CLOSE });
    this.last = last && this.sees(places, last) ? last : this.centred(places);
    return this.last;
  });

  /** Where one looked last, as long as the map is too large to be seen whole. */
  private last: Camera | null = null;

  private centred(places: Point[]): Camera {
    const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const middle = this.held({
      x: half(places.map(({ x }) => x)),
      y: half(places.map(({ y }) => y)) + sunk(CLOSE),
      scale: CLOSE,
    });
    return this.towards(places, middle) ?? middle;
  }

  /** Whether a camera shows these places whole; of more than it could ever show, whether it shows one. */
  private sees(places: Point[], camera: Camera): boolean {
    const fits = places.every((place) => this.towards([place], camera) === null);
    if (fits) return true;
    const { w, h } = this.seen(camera);
    const wide = (values: number[]) => Math.max(...values) - Math.min(...values) + 120;
    const tooMany = wide(places.map(({ x }) => x)) > w || wide(places.map(({ y }) => y)) > h;
    return tooMany && this.towards(places, camera) === null;
  }

  get touched(): boolean {
    return this.own !== null;
  }

  camera = $derived.by((): Camera => this.held(this.own ?? this.automatic));

  /** The part of the map shown by a camera. */
  seen(camera: Camera): Box {
    const w = this.width / camera.scale;
    const h = this.height / camera.scale;
    return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
  }

  /** Along each axis: the map stays in the middle if it fits, and covers the window if it does not. */
  private held(camera: Camera): Camera {
    const box = this.box();
    const along = (at: number, start: number, size: number, window: number) => {
      const room = Math.max(0, size - window) / 2;
      const slack = this.own ? Math.min(size, window) * 0.35 : 0;
      return between(start + size / 2 - room - slack, at, start + size / 2 + room + slack);
    };
    return {
      x: along(camera.x, box.x, box.w, this.width / camera.scale),
      y: along(camera.y - sunk(camera.scale), box.y, box.h, (this.height - FOOT) / camera.scale) + sunk(camera.scale),
      scale: camera.scale,
    };
  }

  /** Zoom, keeping what is under a point of the window (in pixels; its middle by default) where it is. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const now = this.camera;
    const scale = between(Math.min(this.whole, READABLE) * 0.8, now.scale * by, 2.6);
    const off = { x: at.x - this.width / 2, y: at.y - this.height / 2 };
    this.own = { x: now.x + off.x / now.scale - off.x / scale, y: now.y + off.y / now.scale - off.y / scale, scale };
  }

  pan(dx: number, dy: number): void {
    const now = this.camera;
    this.own = this.held({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale });
  }

  /** The whole map, also as it grows. */
  fit(): void {
    this.own = null;
    this.all = true;
  }

  /** Bring the nearest of some places into the window, if none of them is there. */
  show(places: Point[]): void {
    this.own = this.towards(places, this.camera) ?? this.own;
  }

  /** A camera moved just far enough to see the nearest place whole; null where one is seen already. */
  private towards(places: Point[], camera: Camera): Camera | null {
    const seen = this.seen(camera);
    const edge = 60;
    const foot = edge + FOOT / camera.scale;
    const ways = places.map(({ x, y }) => ({
      x: x - between(seen.x + edge, x, seen.x + seen.w - edge),
      y: y - between(seen.y + edge, y, seen.y + seen.h - foot),
    }));
    const [way] = ways.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
    return way && (way.x || way.y) ? { ...camera, x: camera.x + way.x, y: camera.y + way.y } : null;
  }
}
