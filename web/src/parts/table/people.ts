/** Who is away, and whose seat a bot keeps. */
import type { TableInfo } from '$lib/match/types';

/** The seats of people the others wait for who are not here, as far as the viewer plays with them. */
export function away(info: TableInfo, asked: readonly number[]): number[] {
  if (info.state !== 'running' || !info.mine.length) return [];
  return info.seats
    .filter(
      (seat) => seat.kind === 'human' && !seat.here && asked.includes(seat.seat) && !info.mine.includes(seat.seat),
    )
    .map((seat) => seat.seat);
}

/** Seats the viewer has left to a bot and may take again. */
export function backSeats(info: TableInfo): number[] {
  return info.state === 'running' ? info.kept : [];
}
