import { expect, it } from 'vitest';
import { Viewport, type Point } from './viewport.svelte';

/** A phone's window on a square map, by default one that is far larger. */
function phone(places: Point[], reach = 1000): Viewport {
  const viewport = new Viewport(
    () => ({ x: -reach, y: -reach, w: 2 * reach, h: 2 * reach }),
    () => places,
  );
  viewport.width = 344;
  viewport.height = 372;
  return viewport;
}
/** Where a place is in the window, in pixels from its upper end. */
const down = (viewport: Viewport, at: Point): number =>
  (at.y - viewport.seen(viewport.camera).y) * viewport.camera.scale;
const sees = (viewport: Viewport, at: Point): boolean => {
  const box = viewport.seen(viewport.camera);
  return at.x - 50 >= box.x && at.x + 50 <= box.x + box.w && at.y - 50 >= box.y && at.y + 50 <= box.y + box.h;
};

it('looks at the middle of the places that can be chosen', () => {
  const viewport = phone([
    { x: -100, y: 50 },
    { x: 100, y: 50 },
  ]);
  expect(viewport.camera.x).toBe(0);
  expect(down(viewport, { x: 0, y: 50 })).toBeCloseTo((372 - 52) / 2);
});

it('keeps the whole map above the counters at the foot of the window', () => {
  const viewport = phone([], 250);
  expect(down(viewport, { x: 0, y: -250 })).toBeGreaterThanOrEqual(0);
  expect(down(viewport, { x: 0, y: 250 })).toBeLessThanOrEqual(372 - 52);
});

it('brings the nearest place in where all lie around the window', () => {
  const near = { x: 310, y: 0 };
  const viewport = phone([{ x: -700, y: -600 }, near, { x: 700, y: 600 }]);
  expect(sees(viewport, near)).toBe(true);
});

it('stays where somebody has looked as long as a place is seen there, and goes to the nearest if none is', () => {
  const viewport = phone([{ x: 0, y: 0 }]);
  viewport.pan(20, 0);
  const own = viewport.camera;
  viewport.show([
    { x: 10, y: 10 },
    { x: 900, y: 900 },
  ]);
  expect(viewport.camera).toEqual(own);
  viewport.show([
    { x: 900, y: 900 },
    { x: 500, y: 0 },
  ]);
  expect(sees(viewport, { x: 500, y: 0 })).toBe(true);
  expect(sees(viewport, { x: 900, y: 900 })).toBe(false);
});
