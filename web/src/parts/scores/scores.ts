/** What the score sheet of a table holds. */
import type { TableStore } from '$lib/match/table.svelte';
import { SEAT_KEYS } from '$parts/drawing/shapes';
import type { ScoreSheet } from './ScoreTable.svelte';

export const sum = (score: Record<string, number>): number => Object.values(score).reduce((a, b) => a + b, 0);

/** Whether there is anything to show: a game that counts, running or over. */
export function hasScores(table: TableStore): boolean {
  return (
    table.info?.state !== 'gathering' &&
    table.moment !== null &&
    ((table.board?.Scores ?? table.board?.scores) !== undefined || finalSheet(table) !== null)
  );
}

/** The final sheet, or the one the board reckons meanwhile. */
export function sheetNow(table: TableStore): ScoreSheet | null {
  return finalSheet(table) ?? (table.moment && table.speech.words ? (table.board?.scores?.(table) ?? null) : null);
}

/** The sheet of a finished game; null while it runs, or where only victory counts. */
function finalSheet(table: TableStore): ScoreSheet | null {
  const outcome = table.moment?.outcome;
  if (!outcome) return null;
  const others = Object.entries(outcome.others);
  const sheets = [...outcome.scores, ...others.map(([, score]) => score)];
  const categories = [...new Set(sheets.flatMap((each) => Object.keys(each)))];
  if (categories.length < 2) return null;
  const word = (key: string) => (table.has(`category-${key}`) ? table.say(`category-${key}`) : key);
  return {
    columns: [
      ...outcome.scores.map((_, seat) => ({
        key: String(seat),
        name: table.nameOf(seat),
        token: table.board?.seat(table, seat).token ?? SEAT_KEYS[seat],
        icon: table.board?.seat(table, seat).icon,
        mine: seat === table.seat,
        won: outcome.winners.includes(seat),
      })),
      // Glavrun has a word of her own, the Mysterious Bidder is named as a seat.
      ...others.map(([key]) => ({ key, name: table.say(table.has(key) ? key : `seat-${key}`) })),
    ],
    lines: categories.map((key) => ({ key, label: word(key), values: sheets.map((score) => score[key] ?? 0) })),
    total: [...outcome.totals, ...others.map(([, score]) => sum(score))],
  };
}
