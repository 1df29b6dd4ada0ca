import { expect, test } from 'vitest';
import type { Event } from '$lib/generated/emerald-skulls';
import { lastLedger } from './ledger';

const bust: Event[] = [
  { key: 'out', args: { seat: 1, out: 'bust' } },
  { key: 'tumbler-paid', args: { seat: 1, gears: 0, cubes: 0 } },
  { key: 'bet-won', args: { seat: 0, bet: 'busted-fowl', gears: 5, due: 5 } },
  { key: 'bet-lost', args: { seat: 'vrax', bet: 'final-jewel' } },
];

test('a ledger has a line for the tumbler and for every marker, in order', () => {
  const ledger = lastLedger(bust);
  expect(ledger).toMatchObject({ out: 'bust', tumbler: 1, isOver: false });
  expect(ledger?.rows.map(({ seat, bet, gears, lost }) => [seat, bet, gears, lost])).toEqual([
    [1, null, 0, false],
    [0, 'busted-fowl', 5, false],
    ['vrax', 'final-jewel', 0, true],
  ]);
});

test('only the last turn counts, and the next turn closes it', () => {
  const next: Event = { key: 'turn-began', args: { seat: 2, supply: 90 } };
  expect(lastLedger([...bust, next])?.isOver).toBe(true);
  expect(lastLedger([...bust, next, { key: 'out', args: { seat: 2, out: 'double' } }])).toMatchObject({
    out: 'double',
    rows: [],
  });
  expect(lastLedger([next])).toBeNull();
});
