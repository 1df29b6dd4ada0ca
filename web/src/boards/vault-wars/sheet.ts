/** The score sheet as far as this viewer may know it: piles and heroes of the others are secret until the end. */
import { CATEGORIES, type Category, type PlayerView, type VaultWarsView } from '$lib/generated/vault-wars';
import type { BoardTable } from '../board';
import { SEAT_KEYS } from '$parts/drawing/shapes';
import type { Points, ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import { playerName } from './facts';

const ICONS: Record<Category, string> = {
  items: 'swap-bag',
  gems: 'gems',
  eggs: 'big-egg',
  hero: 'hood',
  gold: 'two-coins',
  corruption: 'shark-bite',
};
const UNKNOWN = '?';

export function scoresNow(table: BoardTable<VaultWarsView>): ScoreSheet {
  const view = table.view;
  const lines = CATEGORIES.map((key) => ({
    key,
    icon: ICONS[key],
    label: table.say(`category-${key}`),
    values: view.players.map((player) => player.sheet[key] ?? UNKNOWN),
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
