/** What has just happened, for the frost of the last move: it lasts until the next update. */
import type { BoardTable } from './board';
import type { GameEvent, LoggedEvent } from '$lib/match/types';

export function freshEvents<E extends GameEvent>(
  table: Pick<BoardTable<unknown, E>, 'freshFrom' | 'log'>,
): LoggedEvent<E>[] {
  return table.freshFrom > 0 ? table.log.slice(table.freshFrom) : [];
}
