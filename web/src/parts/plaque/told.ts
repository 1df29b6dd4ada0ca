import type { TableStore } from '$lib/match/table.svelte';
import type { GameEvent } from '$lib/match/types';

/** What is being shown just now: what the viewer did or suffered comes first. */
export function toldEvents(table: TableStore): GameEvent[] {
  const told = table.playback.current?.events ?? [];
  const isMine = ({ key, args }: GameEvent) =>
    table.seat !== null && args['seat'] === table.seat && table.board?.subjects?.[key] !== undefined;
  return [...told.filter(isMine), ...told.filter((event) => !isMine(event))];
}
