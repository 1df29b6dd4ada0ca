/** What has just happened, for the frost of the last move: it lasts until the next update. */
import type { BoardTable } from './board';
import type { GameEvent } from '$lib/match/types';
import type { AnyView } from './board';

export function freshEvents(table: BoardTable<AnyView>): GameEvent[] {
  return table.freshFrom > 0 ? table.log.slice(table.freshFrom) : [];
}
