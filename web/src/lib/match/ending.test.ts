import { expect, test } from 'vitest';
import { deeds, margin, ranking, turningPoints } from './ending';

const outcome = {
  ending: 'done',
  places: [2, 1, 2],
  scores: [{ gears: 3, tiers: 4 }, { gears: 9, tiers: 0, fees: -1 }, { gears: 7 }],
  totals: [7, 8, 7],
  winners: [1],
  others: {},
};

test('the winner comes first, then the others by their places', () => {
  expect(ranking(outcome).map(({ who, place, total }) => [who, place, total])).toEqual([
    [1, 1, 8],
    [0, 2, 7],
    [2, 2, 7],
  ]);
});

test('points are told by what brought most, and what was lost apart', () => {
  const [first, second] = ranking(outcome);
  expect(first?.parts).toEqual([{ category: 'gears', points: 9 }]);
  expect(first?.lost).toBe(-1);
  expect(second?.parts.map(({ category }) => category)).toEqual(['tiers', 'gears']);
});

test('the margin is what the first is ahead; there is none where nothing is counted', () => {
  expect(margin(ranking(outcome))).toBe(1);
  expect(margin(ranking({ ...outcome, scores: [{}, {}, {}], totals: [0, 0, 0] }))).toBeNull();
});

test('an opponent that holds no seat is ranked too', () => {
  const solo = {
    ...outcome,
    places: [2],
    scores: [{ gears: 5 }],
    totals: [5],
    winners: [],
    others: { glavrun: { gears: 9 } },
  };
  expect(ranking(solo).map(({ who, won }) => [who, won])).toEqual([
    ['glavrun', true],
    [0, false],
  ]);
});

test('the rounds that decided it are those in which somebody left the others behind', () => {
  const rounds = [
    [0, 0],
    [3, 3],
    [4, 12],
    [9, 13],
  ].map((scores) => new Map(scores.map((score, seat) => [seat, score])));
  expect(turningPoints(rounds)).toEqual([
    { round: 2, seat: 1, gain: 9 },
    { round: 3, seat: 0, gain: 5 },
  ]);
});

test('what somebody did well: a category nobody made more of, and the best round', () => {
  const rounds = [new Map([[0, 0]]), new Map([[0, 1]]), new Map([[0, 6]])];
  expect(deeds(ranking(outcome), 0, rounds)).toEqual([
    { kind: 'category', what: 'tiers', points: 4 },
    { kind: 'round', what: 2, points: 5 },
  ]);
  expect(deeds(ranking(outcome), 2, [])).toEqual([]);
});
