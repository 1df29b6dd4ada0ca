/** How everybody stands, and what the last round brought. */
import type { AnyBoard, BoardTable } from '../../boards/board';

/** Scores by seat. */
export type Scores = ReadonlyMap<number, number>;

export interface Standing {
  seat: number;
  score: number;
  gain: number;
}

/** Everybody's score in the moment shown, where the board tells a number. */
export function scoresOf(table: BoardTable & { board: AnyBoard | null }): Scores {
  const found = new Map<number, number>();
  for (let seat = 0; seat < (table.moment?.seats ?? 0); seat += 1) {
    const score = table.board?.seat(table, seat).score;
    if (typeof score === 'number') found.set(seat, score);
  }
  return found;
}

/** The scores now, with what each gained since `before`. */
export function gained(before: Scores, now: Scores): Standing[] {
  return [...now].map(([seat, score]) => ({ seat, score, gain: score - (before.get(seat) ?? score) }));
}
