import { describe, expect, it } from 'vitest';
import type { VaultWarsView } from '$lib/generated/vault-wars';
import { tableShowing } from '../fake-table';
import { corruption, scoresNow } from './sheet';

const player = (seat: number, more: object) => ({
  seat,
  mysterious: false,
  gold: null,
  tokens: 0,
  pile: 3,
  items: null,
  known: [],
  score: null,
  standing: null,
  ...more,
});
const prices = { corruption: [-1, -2, -3], gold_per_point: 10 };

function sheetOf(...players: object[]) {
  const view = { players: players.map((each, seat) => player(seat, each)), prices };
  return scoresNow(tableShowing<VaultWarsView>(view));
}

const column = (sheet: ReturnType<typeof sheetOf>, at: number) =>
  Object.fromEntries(sheet.lines.map((line) => [line.key, line.values[at]]));

describe('the score sheet of Vault Wars before the end', () => {
  it('counts what is mine', () => {
    const sheet = sheetOf({ standing: { items: 4, gems: 5, eggs: 0, hero: 2, gold: 1, corruption: -2 } });
    expect(sheet.total).toEqual([10]);
  });

  it('leaves open what others keep secret', () => {
    const sheet = sheetOf({}, { tokens: 2 });
    expect(column(sheet, 1)).toMatchObject({ items: '?', hero: '?', gold: '?', corruption: -4 });
    expect(sheet.total[1]).toBe('?');
  });

  it('counts gold that lies open, and nothing for an empty pile', () => {
    const sheet = sheetOf({}, { gold: 27, pile: 0 });
    expect(column(sheet, 1)).toMatchObject({ items: 0, hero: 0, gold: 2 });
    expect(sheet.total[1]).toBe(2);
  });

  it('says how much of a pile the viewer knows', () => {
    expect(column(sheetOf({}, { known: ['junk', 'ruby'] }), 1)['pile']).toBe('sheet-known {"pile":3,"known":2}');
  });

  it('charges the third price for every token from the third on', () => {
    const { view } = tableShowing<VaultWarsView>({ prices });
    expect([0, 1, 2, 3, 5].map((tokens) => corruption(view, tokens))).toEqual([0, -1, -4, -9, -15]);
  });
});
