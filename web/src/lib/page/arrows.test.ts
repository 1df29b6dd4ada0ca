import { expect, it } from 'vitest';
import { nearest } from './arrows';

it('goes to the nearest thing in the direction of the arrow', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 30, y: 0 },
    { x: 0, y: 20 },
  ];
  expect(nearest({ x: 0, y: 0 }, points, 'ArrowRight')).toBe(1);
  expect(nearest({ x: 10, y: 1 }, points, 'ArrowRight')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, points, 'ArrowDown')).toBe(3);
  expect(nearest({ x: 0, y: 0 }, points, 'ArrowLeft')).toBe(-1);
});
