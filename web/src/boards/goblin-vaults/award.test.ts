import { expect, test } from 'vitest';
import type { Event } from '$lib/generated/goblin-vaults';
import { awardOf, lastRound } from './award';

const won: Event = {
  key: 'won',
  args: { seat: 1, card: 'coins-9', count: 2, chamber: '1', by: 'skulls-7', beaten: 1 },
};
const kept: Event = {
  key: 'kept',
  args: { seat: 0, card: 'tomes-8', count: 1, chamber: '2', by: 'skulls-7', why: 'trump' },
};
const began = (round: number): Event => ({ key: 'round-began', args: { round } });

test('a lot tells who wins with what, and who loses why', () => {
  expect(awardOf([won, kept])).toEqual({
    prize: 'coins-9',
    gears: 2,
    winner: { bidder: 1, card: 'skulls-7' },
    losers: [{ bidder: 0, card: 'tomes-8', gears: 1, why: 'trump' }],
  });
  expect(awardOf([began(1)])).toBeNull();
});

test('a round that has just begun tells what the last one brought, and the first tells nothing', () => {
  expect(lastRound([began(1), won, kept, began(2)])).toEqual(
    new Map([
      [0, { kind: 'kept', card: 'tomes-8', gears: 1 }],
      [1, { kind: 'won', card: 'coins-9', gears: 2 }],
    ]),
  );
  expect(lastRound([began(1)]).size).toBe(0);
  expect(lastRound([began(1), won, began(2), kept, began(3)]).size).toBe(1);
});
