/** Gears are points; beside them stands what may still change them in this turn. */
import type { EmeraldSkullsView } from '$lib/generated/emerald-skulls';
import type { BoardTable } from '../board';
import type { ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import { TOKENS } from './facts';

export function scoresNow(table: BoardTable<EmeraldSkullsView>): ScoreSheet {
  const view = table.view;
  const rivals = view.opposition;
  const bets = view.cards.flatMap((card) => card.bets);
  /** Markers on bets that the dice still allow, and all that lie. */
  const markers = (whose: (marker: { seat: number | null; rival: string | null }) => boolean): string => {
    const on = (possible: boolean) =>
      bets
        .filter((bet) => bet.possible || !possible)
        .flatMap((bet) => bet.markers)
        .filter(whose).length;
    return on(false) ? `${on(true)} / ${on(false)}` : '–';
  };
  return {
    columns: [
      ...view.players.map((player) => ({
        key: String(player.seat),
        name: table.nameOf(player.seat),
        token: TOKENS[player.colour],
        mine: player.seat === table.seat,
      })),
      ...(rivals ? [{ key: 'rivals', name: table.say('vrax-and-kur'), icon: 'evil-minion' }] : []),
    ],
    lines: [
      {
        key: 'stop',
        icon: 'rooster',
        label: table.say('sheet-stop'),
        values: [
          ...view.players.map((player) => (player.tumbler ? `+${view.if_stopped.gears}` : '–')),
          ...(rivals ? ['–'] : []),
        ],
      },
      {
        key: 'bets',
        icon: 'hand',
        label: table.say('sheet-bets'),
        values: [
          ...view.players.map((player) => markers((marker) => marker.seat === player.seat)),
          ...(rivals ? [markers((marker) => marker.rival !== null)] : []),
        ],
      },
      {
        key: 'cubes',
        icon: 'cube',
        label: table.say('sheet-cubes'),
        values: [...view.players.map((player) => player.cubes), ...(rivals ? ['–'] : [])],
      },
    ],
    totalLabel: table.say('category-gears'),
    total: [...view.players.map((player) => player.gears), ...(rivals ? [rivals.gears] : [])],
    notes: [
      table.say('sheet-note', { count: view.supply }),
      ...(rivals ? [table.say('sheet-note-solo', { deck: rivals.deck })] : []),
    ],
  };
}
