/** The score sheet as far as this viewer may know it: piles and heroes of the others are secret until the end. */
import type { PlayerView, VaultWarsView } from '$lib/generated/vault-wars';
import type { BoardTable } from '../board';
import { SEAT_KEYS } from '$parts/drawing/shapes';
import type { Points, ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import { playerName } from './facts';

const CATEGORIES = ['items', 'gems', 'eggs', 'hero', 'gold', 'corruption'];
const ICONS: Record<string, string> = {
  items: 'swap-bag',
  gems: 'gems',
  eggs: 'big-egg',
  hero: 'hood',
  gold: 'two-coins',
  corruption: 'shark-bite',
};
const UNKNOWN = '?';

export function corruption(view: VaultWarsView, tokens: number): number {
  const steps = view.prices.corruption;
  return tokens === 0 ? 0 : tokens * (steps[Math.min(tokens, steps.length) - 1] ?? 0);
}

/** One cell: counted for me, reckoned where all can see it, unknown else. */
function points(view: VaultWarsView, player: PlayerView, category: string): Points {
  const counted = player.score ?? player.standing;
  if (counted) return counted[category] ?? 0;
  if (category === 'corruption') return corruption(view, player.tokens);
  if (category === 'gold') return player.gold === null ? UNKNOWN : Math.floor(player.gold / view.prices.gold_per_point);
  return player.pile === 0 ? 0 : UNKNOWN;
}

export function scoresNow(table: BoardTable<VaultWarsView>): ScoreSheet {
  const view = table.view;
  const lines = CATEGORIES.map((key) => ({
    key,
    icon: ICONS[key],
    label: table.say(`category-${key}`),
    values: view.players.map((player) => points(view, player, key)),
  }));
  const total = (at: number): Points => {
    const column = lines.map((line) => line.values[at]);
    return column.includes(UNKNOWN) ? UNKNOWN : column.reduce<number>((sum, value) => sum + Number(value), 0);
  };
  const known = (player: PlayerView): string =>
    player.items || player.known.length === 0
      ? String(player.pile)
      : table.say('sheet-known', { pile: player.pile, known: player.known.length });
  return {
    columns: view.players.map((player) => ({
      key: String(player.seat),
      name: playerName(table.say, table.nameOf, view, player.seat),
      token: player.mysterious ? ('h' as const) : SEAT_KEYS[player.seat],
      mine: player.seat === table.seat,
    })),
    lines: [
      { key: 'pile', icon: 'wooden-crate', label: table.say('sheet-pile'), values: view.players.map(known) },
      ...lines,
    ],
    total: view.players.map((_, at) => total(at)),
    notes: [table.say('sheet-note')],
  };
}
