/** How the map is measured: a space is 100 units wide and high, and pixels follow from the camera. */
import { place, type Side } from '../geometry';
import type { Point } from '../viewport.svelte';

export const SPACE = 100;

/** Where the middle of each edge lies within its space. */
export const EDGE: Record<Side, [x: number, y: number]> = {
  north: [50, 0],
  east: [100, 50],
  south: [50, 100],
  west: [0, 50],
};

export const middle = (space: string): Point => {
  const [x, y] = place(space);
  return { x: x * SPACE + 50, y: y * SPACE + 50 };
};

/** Moves a drawing from the origin to a space. */
export const toSpace = (space: string): string => {
  const [x, y] = place(space);
  return `translate(${x * SPACE} ${y * SPACE})`;
};

/** Moves a drawing from the origin to the middle of an edge, or some units beyond it. */
export const toEdge = (space: string, side: Side, beyond: [dx: number, dy: number] = [0, 0]): string => {
  const [x, y] = place(space);
  const [ex, ey] = EDGE[side];
  return `translate(${x * SPACE + ex + beyond[0]} ${y * SPACE + ey + beyond[1]})`;
};

/** So many units, but never fewer pixels on the screen. */
export const atLeast = (pixels: number, units: number, scale: number): number => Math.max(units, pixels / scale);

/** Every whole number from the least of some values to the greatest, and 0. */
export function span(values: number[]): number[] {
  const least = Math.min(0, ...values);
  return Array.from({ length: Math.max(0, ...values) - least + 1 }, (_, i) => least + i);
}
