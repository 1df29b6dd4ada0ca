import type {
  Bet,
  Colour,
  EmeraldSkullsView,
  Event,
  Level,
  Question,
  Rival,
  Verb,
} from '$lib/generated/emerald-skulls';
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

/** What each bet is about. */
const EMBLEMS: Record<Bet, string> = {
  'pick-n-bust': 'nose-side',
  'mad-nargash': 'goblin-head',
  'grim-grin': 'front-teeth',
  'emerald-skull': 'death-skull',
  'busted-fowl': 'rooster',
  'final-jewel': 'rupee',
  'empty-hands': 'hand',
  'empty-n-shiny': 'gems',
  'nargashs-woe': 'goblin-head',
  'nargashs-gamble': 'goblin-head',
  'cracked-cranium': 'death-skull',
  'legendary-emerald-skull': 'death-skull',
  'scarred-face': 'death-skull',
  'denied-visage': 'death-skull',
  'gnarled-face': 'death-skull',
  'fractured-tusks': 'front-teeth',
  'toothless-tumble': 'front-teeth',
  'skulls-0': 'death-skull',
  'skulls-1': 'death-skull',
  'skulls-2': 'death-skull',
  'skulls-3': 'death-skull',
  'skulls-0-1': 'death-skull',
  'skulls-1-2': 'death-skull',
  'skulls-2-3': 'death-skull',
  'skulls-3-4': 'death-skull',
  'skulls-2-up': 'death-skull',
  'skulls-3-up': 'death-skull',
  'skulls-4-up': 'death-skull',
  'skulls-odd': 'death-skull',
  'skulls-even': 'death-skull',
  'picks-0': 'nose-side',
  'picks-1': 'nose-side',
  'picks-2': 'nose-side',
  'eyes-0': 'eyeball',
  'eyes-1': 'eyeball',
  'eyes-2': 'eyeball',
  'noses-0': 'nose-front',
  'noses-1': 'nose-front',
  'noses-2': 'nose-front',
  'noses-3': 'nose-front',
  'noses-2-up': 'nose-front',
  'noses-3-up': 'nose-front',
  'noses-odd': 'nose-front',
  'noses-even': 'nose-front',
  'more-lower': 'front-teeth',
  'same-teeth': 'front-teeth',
  'more-upper': 'front-teeth',
  'teeth-0': 'front-teeth',
  'teeth-1': 'front-teeth',
  'teeth-2': 'front-teeth',
  'teeth-3': 'front-teeth',
  'teeth-2-up': 'front-teeth',
  'teeth-3-up': 'front-teeth',
  'teeth-4-up': 'front-teeth',
  'lost-gemstone': 'rupee',
  'wild-crystal': 'rupee',
  'feeble-fingers': 'hand',
  'broken-limbs': 'death-skull',
  'botched-gem': 'rupee',
  'ocular-skull': 'eyeball',
  'tumblers-triumph': 'death-skull',
  'dragul-bust': 'broken-skull',
};
export const emblem = (bet: Bet): string => EMBLEMS[bet];

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
