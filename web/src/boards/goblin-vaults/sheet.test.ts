import { describe, expect, it } from 'vitest';
import type { GoblinVaultsView } from '$lib/generated/goblin-vaults';
import { tableShowing, type Parts } from '../fake-table';
import { scoresNow } from './sheet';

function sheetOf(glavrun: Parts<GoblinVaultsView['glavrun']>) {
  const view: Parts<GoblinVaultsView> = {
    players: [{ seat: 0, faction: 'blue', score: { tokens: 4, tiers: 9, faction: 2, cluster: 9 } }],
    goals: [{ goal: 'cluster', suit: null, rewards: [9] }],
    glavrun,
  };
  return scoresNow(tableShowing<GoblinVaultsView>(view));
}

describe('the score sheet of Goblin Vaults', () => {
  it('has a line for every goal and sums them up', () => {
    const sheet = sheetOf(null);
    expect(sheet.lines.map((line) => [line.key, line.values[0]])).toEqual([
      ['tokens', 4],
      ['tiers', 9],
      ['faction', 2],
      ['cluster', 9],
    ]);
    expect(sheet.total).toEqual([24]);
  });

  it('shows a dash where Glavrun is not paid', () => {
    const sheet = sheetOf({ score: { tokens: 10, suits: 1 } });
    expect(sheet.lines.map((line) => line.values[1])).toEqual([10, '–', '–', 1, '–']);
    expect(sheet.total).toEqual([24, 11]);
  });
});
