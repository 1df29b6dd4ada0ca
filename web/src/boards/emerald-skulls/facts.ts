import type { Colour, EmeraldSkullsView, Event, Level, Question, Rival, Verb } from '$lib/generated/emerald-skulls';
import type { SeatKey } from '$parts/drawing/shapes';
import type { BoardTable } from '../board';

export type SkullsTable = BoardTable<EmeraldSkullsView, Event, Question>;

/** The colours of the markers; black would vanish on a dark table and is drawn pink. */
export const TOKENS: Record<Colour, SeatKey> = {
  blue: 'a',
  yellow: 'b',
  red: 'c',
  purple: 'd',
  green: 'e',
  orange: 'f',
  white: 'g',
  black: 'h',
};

const EMBLEMS: [RegExp, string][] = [
  [/^pick-n-bust|^picks|^picker/, 'nose-side'],
  [/nargash/, 'goblin-head'],
  [/grin|teeth|tusk|tooth|upper|lower|smirk|bite/, 'front-teeth'],
  [/emerald-skull|cranium|skull/, 'death-skull'],
  [/fowl/, 'rooster'],
  [/jewel|gem/, 'rupee'],
  [/empty-hands|hands/, 'hand'],
  [/shiny/, 'gems'],
  [/noses|nose/, 'nose-front'],
  [/eyes|ocular/, 'eyeball'],
  [/bust/, 'broken-skull'],
];

export const emblem = (bet: string): string => EMBLEMS.find(([pattern]) => pattern.test(bet))?.[1] ?? 'death-skull';

export const LEVEL_ICONS: Record<Level, string> = {
  'lower-jaw': 'jawbone',
  'upper-jaw': 'front-teeth',
  nose: 'nose-front',
  eyes: 'eyeball',
  gem: 'rupee',
};

export const RIVALS: Record<Rival, SeatKey> = { vrax: 'c', kur: 'b' };

/** The marker of a player or a rival. */
export function tokenOf(view: EmeraldSkullsView, seat: number | Rival): SeatKey {
  if (typeof seat === 'string') return RIVALS[seat];
  const player = view.players[seat];
  return player ? TOKENS[player.colour] : 'a';
}

/** Answers about a marker that hovers over one bet: there is nothing left to point at. */
export const SETTLES: ReadonlySet<string> = new Set<Verb>(['confirm', 'withdraw']);
