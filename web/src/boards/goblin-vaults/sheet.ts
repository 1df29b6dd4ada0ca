/** What every vault would score if the game ended now, category by category. */
import type { GoblinVaultsView } from '$lib/generated/goblin-vaults';
import type { BoardTable } from '../board';
import { FACTIONS, SUIT_ICONS } from './LootCard.svelte';
import type { ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import { total } from './facts';

export function scoresNow(table: BoardTable<GoblinVaultsView>): ScoreSheet {
  const view = table.view;
  const glavrun = view.glavrun?.score ?? null;
  const scores = [...view.players.map((player) => player.score), ...(glavrun ? [glavrun] : [])];
  const lines = [
    { key: 'tokens', icon: 'cog', label: table.say('brk-gears') },
    { key: 'tiers', icon: 'stairs', label: table.say('brk-tiers') },
    { key: 'faction', icon: 'flag-objective', label: table.say('brk-faction') },
    ...(glavrun ? [{ key: 'suits', icon: 'card-pickup', label: table.say('category-suits') }] : []),
    ...view.goals.map((goal) => ({
      key: goal.goal,
      icon: goal.suit ? SUIT_ICONS[goal.suit] : 'target-prize',
      label: table.say(`goal-${goal.goal}`),
    })),
  ];
  return {
    columns: [
      ...view.players.map((player) => ({
        key: String(player.seat),
        name: table.nameOf(player.seat),
        token: player.faction ? FACTIONS[player.faction].seat : undefined,
        mine: player.seat === table.seat,
      })),
      ...(glavrun ? [{ key: 'glavrun', name: table.say('glavrun'), icon: 'orc-head' }] : []),
    ],
    // Her sheet has fewer lines: what she is not paid for is a dash.
    lines: lines.map((line) => ({ ...line, values: scores.map((score) => score[line.key] ?? '–') })),
    total: scores.map(total),
    notes: [table.say('sheet-note')],
  };
}
