import { describe, expect, it } from 'vitest';
import type { PlayerView, VaultWarsView } from '$lib/generated/vault-wars';
import { tableShowing, type Parts } from '../fake-table';
import { scoresNow } from './sheet';

const secret = { items: null, gems: null, eggs: null, hero: null, gold: null, corruption: 0 };
const player = (seat: number, more: Parts<PlayerView>): Parts<PlayerView> => ({
  seat,
  mysterious: false,
  pile: 3,
  items: null,
  known: [],
  sheet: secret,
  ...more,
});

function sheetOf(...players: Parts<PlayerView>[]) {
  const view: Parts<VaultWarsView> = { players: players.map((each, seat) => player(seat, each)) };
  return scoresNow(tableShowing<VaultWarsView>(view));
}

const column = (sheet: ReturnType<typeof sheetOf>, at: number) =>
  Object.fromEntries(sheet.lines.map((line) => [line.key, line.values[at]]));

describe('the score sheet of Vault Wars before the end', () => {
  it('counts what is mine', () => {
    const sheet = sheetOf({ sheet: { items: 4, gems: 5, eggs: 0, hero: 2, gold: 1, corruption: -2 } });
    expect(sheet.total).toEqual([10]);
  });

  it('leaves open what others keep secret', () => {
    const sheet = sheetOf({}, { sheet: { ...secret, corruption: -4 } });
    expect(column(sheet, 1)).toMatchObject({ items: '?', hero: '?', gold: '?', corruption: -4 });
    expect(sheet.total[1]).toBe('?');
  });

  it('says how much of a pile the viewer knows', () => {
    expect(column(sheetOf({}, { known: ['junk', 'ruby'] }), 1)['pile']).toBe('sheet-known {"pile":3,"known":2}');
  });
});
