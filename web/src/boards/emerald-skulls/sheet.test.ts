import { describe, expect, it } from 'vitest';
import type { BetView, EmeraldSkullsView, MarkerView, SeatView } from '$lib/generated/emerald-skulls';
import { tableShowing, type Parts } from '../fake-table';
import { scoresNow } from './sheet';

const player = (seat: number, more: Partial<SeatView>): SeatView => ({
  seat,
  colour: 'blue',
  gears: 10 + seat,
  cubes: 0,
  markers: 2,
  tumbler: false,
  ready: false,
  ...more,
});
const bet = (possible: boolean, ...markers: MarkerView[]): Partial<BetView> => ({ possible, markers });

function sheetOf(more: Parts<EmeraldSkullsView>) {
  const view: Parts<EmeraldSkullsView> = {
    players: [player(0, { tumbler: true }), player(1, {})],
    cards: [],
    if_stopped: { gears: 4, cubes: 0 },
    supply: 80,
    opposition: null,
    ...more,
  };
  return scoresNow(tableShowing<EmeraldSkullsView>(view, 1));
}

const line = (sheet: ReturnType<typeof sheetOf>, key: string) => sheet.lines.find((each) => each.key === key)?.values;

describe('the score sheet of Emerald Skulls', () => {
  it('counts gears, and what the tumbler would get by stopping', () => {
    const sheet = sheetOf({});
    expect(sheet.total).toEqual([10, 11]);
    expect(line(sheet, 'stop')).toEqual(['+4', '–']);
  });

  it('tells bets that can still win from all that were laid', () => {
    const mine = { seat: 1, rival: null };
    expect(line(sheetOf({ cards: [{ bets: [bet(true, mine), bet(false, mine)] }] }), 'bets')).toEqual(['–', '1 / 2']);
  });

  it('gives Vrax and Kur a column of their own, and tells when their cards end the game', () => {
    const sheet = sheetOf({
      opposition: { gears: 42, deck: 8, card: null },
      cards: [{ bets: [bet(true, { seat: null, rival: 'kur' })] }],
    });
    expect(sheet.total).toEqual([10, 11, 42]);
    expect(line(sheet, 'bets')?.[2]).toBe('1 / 1');
    expect(sheet.notes?.[1]).toBe('sheet-note-solo {"deck":8}');
  });
});
