import type { SeatKey } from '$parts/drawing/shapes';

/** The colours of the markers; black would vanish on a dark table and is drawn pink. */
export const TOKENS: Record<string, SeatKey> = {
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

/** The smallest pool of dice a tumbler may take. */
export const FEWEST_DICE = 3;

export const LEVEL_ICONS: Record<string, string> = {
  'lower-jaw': 'jawbone',
  'upper-jaw': 'front-teeth',
  nose: 'nose-front',
  eyes: 'eyeball',
  gem: 'rupee',
};

export const RIVALS: Record<string, SeatKey> = { vrax: 'c', kur: 'b' };

/** Answers about a marker that hovers over one bet: there is nothing left to point at. */
export const SETTLES = ['confirm', 'withdraw'];
