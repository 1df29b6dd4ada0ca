import { expect, it } from 'vitest';
import { chooseEyes } from './table-link';
import type { Moment } from './types';

const moment = (asked: boolean) => ({ question: asked ? {} : null }) as unknown as Moment;
const seen = (...seats: [number | null, boolean][]) =>
  new Map(seats.map(([seat, asked]) => [seat, { moment: moment(asked), told: [] }]));

it('looks through the eyes that are asked, and does not change them without need', () => {
  expect(chooseEyes(undefined, seen([null, false]))).toBeNull();
  expect(chooseEyes(undefined, seen([0, false], [2, true]))).toBe(2);
  expect(chooseEyes(0, seen([0, true], [2, true]))).toBe(0);
  expect(chooseEyes(0, seen([0, false], [2, true]))).toBe(2);
  expect(chooseEyes(2, seen([0, false], [2, false]))).toBe(2);
});
