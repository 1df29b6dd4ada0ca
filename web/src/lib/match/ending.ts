/** How a finished game is told: places, margins, what the points were made of, and the rounds that decided it. */
import type { Outcome } from './types';
import type { Scores } from './standings';

export interface Part {
  category: string;
  points: number;
}

export interface Placed {
  /** A seat, or the key of an opponent that is none. */
  who: number | string;
  place: number | null;
  won: boolean;
  total: number;
  /** What counts for it, the largest first. */
  parts: Part[];
  /** What counts against it. */
  lost: number;
}

const partsOf = (score: Record<string, number>): Part[] =>
  Object.entries(score)
    .map(([category, points]) => ({ category, points }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);

const sumOf = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const lostOf = (score: Record<string, number>): number => sumOf(Object.values(score).filter((points) => points < 0));

/** Everybody, the winner first. */
export function ranking(outcome: Outcome): Placed[] {
  const seats = outcome.scores.map((score, seat): Placed => ({
    who: seat,
    place: outcome.places[seat] ?? null,
    won: outcome.winners.includes(seat),
    total: outcome.totals[seat] ?? 0,
    parts: partsOf(score),
    lost: lostOf(score),
  }));
  const others = Object.entries(outcome.others).map(([key, score]): Placed => ({
    who: key,
    place: null,
    won: outcome.winners.length === 0,
    total: sumOf(Object.values(score)),
    parts: partsOf(score),
    lost: lostOf(score),
  }));
  return [...seats, ...others].sort(
    (one, other) =>
      Number(other.won) - Number(one.won) || (one.place ?? 99) - (other.place ?? 99) || other.total - one.total,
  );
}

/** By how much the first is ahead of the next; null where nothing is counted or several won. */
export function margin(placed: Placed[]): number | null {
  const [first, second] = placed;
  if (!first || !second || second.won || (first.total === 0 && second.total === 0)) return null;
  return first.total - second.total;
}

export interface Turning {
  round: number;
  seat: number;
  gain: number;
}

export interface Deed {
  kind: 'category' | 'round';
  /** The category, or the round's number. */
  what: string | number;
  points: number;
}

/** What somebody did well: where nobody made more of it, and their best round. The largest first. */
export function deeds(placed: Placed[], seat: number, rounds: readonly Scores[], most = 3): Deed[] {
  const mine = placed.find(({ who }) => who === seat);
  const others = placed.filter(({ who }) => who !== seat);
  const pointsOf = (each: Placed, category: string) =>
    each.parts.find((part) => part.category === category)?.points ?? 0;
  const best = (mine?.parts ?? [])
    .filter(({ category, points }) => others.every((each) => pointsOf(each, category) < points))
    .map(({ category, points }): Deed => ({ kind: 'category', what: category, points }));
  const gains = rounds.slice(1).map((now, i) => (now.get(seat) ?? 0) - (rounds[i]?.get(seat) ?? 0));
  const largest = Math.max(0, ...gains);
  const round: Deed[] = largest >= 2 ? [{ kind: 'round', what: gains.indexOf(largest) + 1, points: largest }] : [];
  return [...best.slice(0, most - round.length), ...round];
}

/** The rounds in which somebody gained most against the others, the largest first. */
export function turningPoints(rounds: readonly Scores[], most = 3): Turning[] {
  const found: Turning[] = [];
  for (let round = 1; round < rounds.length; round += 1) {
    const before = rounds[round - 1];
    const now = rounds[round];
    if (!before || !now) continue;
    const gains = [...now].map(([seat, score]) => ({ seat, gain: score - (before.get(seat) ?? score) }));
    const mean = sumOf(gains.map(({ gain }) => gain)) / Math.max(1, gains.length);
    const best = gains.sort((one, other) => other.gain - one.gain)[0];
    if (best && best.gain - mean >= 2) found.push({ round, seat: best.seat, gain: best.gain });
  }
  return found.sort((one, other) => other.gain - one.gain).slice(0, most);
}
