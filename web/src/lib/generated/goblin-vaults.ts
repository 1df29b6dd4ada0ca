// Made by tools/generate_types.py from the contract of goblin-vaults. Do not edit.

/** The events that are shown on their own, and how. */
export const BEATS: Partial<Record<Event['key'], Beat>> = {
  'goals-laid': 'quick',
  'faction-dealt': 'quick',
  'started': 'step',
  'round-began': 'round',
  'bid-placed': 'step',
  'underbid': 'step',
  'glavrun-bid': 'step',
  'glavrun-underbid': 'step',
  'stashed': 'step',
  'stashed-own': 'step',
  'moved': 'step',
  'drew': 'step',
  'drew-own': 'step',
  'action-declined': 'step',
  'unsold': 'step',
  'won': 'step',
  'glavrun-won': 'step',
  'swapped': 'step',
  'warden-kept': 'step',
  'game-over': 'climax',
};

export type Beat = 'quick' | 'step' | 'climax' | 'turn' | 'round';

export type Beaten = 'value' | 'trump' | 'earlier';

export interface BidView {
  bidder: number | null;
  card: Card;
  gears: number;
  leads: boolean;
}

/** The lines of a score sheet in their order. */
export const CATEGORIES: readonly Category[] = ['tokens', 'tiers', 'faction', 'suits', 'cluster', 'twin-locks', 'heavy-purse', 'paired-coffers', 'gimnaxs-reign', 'buried-crowns', 'lit-stairwell', 'last-light', 'three-part-brew', 'rising-fumes', 'bone-gate', 'ossuary', 'tome-library', 'reading-rooms'];

export type Card = 'coins-1' | 'coins-2' | 'coins-3' | 'coins-4' | 'coins-5' | 'coins-6' | 'coins-7' | 'coins-8' |
  'coins-9' | 'coins-10' | 'crowns-1' | 'crowns-2' | 'crowns-3' | 'crowns-4' | 'crowns-5' |
  'crowns-6' | 'crowns-7' | 'crowns-8' | 'crowns-9' | 'crowns-10' | 'lanterns-1' | 'lanterns-2'
  | 'lanterns-3' | 'lanterns-4' | 'lanterns-5' | 'lanterns-6' | 'lanterns-7' | 'lanterns-8' |
  'lanterns-9' | 'lanterns-10' | 'potions-1' | 'potions-2' | 'potions-3' | 'potions-4' |
  'potions-5' | 'potions-6' | 'potions-7' | 'potions-8' | 'potions-9' | 'potions-10' |
  'skulls-1' | 'skulls-2' | 'skulls-3' | 'skulls-4' | 'skulls-5' | 'skulls-6' | 'skulls-7' |
  'skulls-8' | 'skulls-9' | 'skulls-10' | 'tomes-1' | 'tomes-2' | 'tomes-3' | 'tomes-4' |
  'tomes-5' | 'tomes-6' | 'tomes-7' | 'tomes-8' | 'tomes-9' | 'tomes-10';

export interface CardView {
  suit: Suit;
  value: number;
  faction: Faction;
  tier: number;
  block: Position;
}

export type Category = 'tokens' | 'tiers' | 'faction' | 'suits' | 'cluster' | 'twin-locks' | 'heavy-purse' |
  'paired-coffers' | 'gimnaxs-reign' | 'buried-crowns' | 'lit-stairwell' | 'last-light' |
  'three-part-brew' | 'rising-fumes' | 'bone-gate' | 'ossuary' | 'tome-library' |
  'reading-rooms';

export interface CellView {
  card: Card | null;
  face_down: boolean;
}

export type Chamber = '1' | '2' | '3' | '4';

/** The answer that says no to a whole question. */
export const DECLINES: Partial<Record<Question['about'], Verb>> = {
  'warden-action': 'decline',
  'swap': 'decline',
};

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'actions': 'card',
  'by': 'card',
  'card': 'card',
  'chamber': 'chamber',
  'drawn': 'card',
  'faction': 'faction',
  'goals': 'goal',
  'place': 'place',
  'position': 'position',
  'prize': 'card',
  'seat': 'seat',
  'to': 'place',
  'winners': 'seat',
};

/** Everything that can happen. */
export type Event =
  | { key: 'goals-laid'; args: { goals: Goal[]; } }
  | { key: 'faction-dealt'; args: { seat: number; faction: Faction; } }
  | { key: 'started'; args: { seat: number; card: Card; chamber: Chamber; } }
  | { key: 'first-player'; args: { seat: number; } }
  | { key: 'round-began'; args: { round: number; } }
  | { key: 'bid-placed'; args: { seat: number; card: Card; position: Position; } }
  | { key: 'underbid'; args: { seat: number; card: Card; } }
  | { key: 'glavrun-bid'; args: { card: Card; position: Position; } }
  | { key: 'glavrun-underbid'; args: { card: Card; count: number; } }
  | { key: 'stashed'; args: { seat: number; chamber: Chamber; count: number; } }
  | { key: 'stashed-own'; args: { seat: number; chamber: Chamber; count: number; card: Card; } }
  | { key: 'moved'; args: { seat: number; place: Place; to: Place; } }
  | { key: 'drew'; args: { seat: number; } }
  | { key: 'drew-own'; args: { seat: number; card: Card; drawn: Card; } }
  | { key: 'action-declined'; args: { seat: number; } }
  | { key: 'unsold'; args: { card: Card; position: Position; count: number; } }
  | { key: 'won'; args: {
      seat: number;
      card: Card;
      count: number;
      chamber: Chamber;
      by: Card;
      beaten: number;
    } }
  | { key: 'kept'; args: {
      seat: number;
      card: Card;
      count: number;
      chamber: Chamber;
      by: Card;
      why: Beaten;
    } }
  | { key: 'glavrun-won'; args: {
      card: Card;
      count: number;
      keeper: 'glavrun' | 'supply';
      by: Card;
      beaten: number;
    } }
  | { key: 'glavrun-kept'; args: {
      card: Card;
      count: number;
      keeper: 'glavrun' | 'supply';
      by: Card;
      why: Beaten;
    } }
  | { key: 'swapped'; args: { seat: number; card: Card; position: Position; } }
  | { key: 'warden-kept'; args: { seat: number; card: Card; } }
  | { key: 'game-over'; args: { ending: string; winners: number[]; } };

export type Faction = 'blue' | 'green' | 'yellow' | 'red' | 'purple';

export interface GlavrunView {
  deck: number;
  pile: Card[];
  factions: Faction[];
  gears: number;
  score: Record<string, number> | null;
}

export type Goal = 'cluster' | 'twin-locks' | 'heavy-purse' | 'paired-coffers' | 'gimnaxs-reign' | 'buried-crowns'
  | 'lit-stairwell' | 'last-light' | 'three-part-brew' | 'rising-fumes' | 'bone-gate' |
  'ossuary' | 'tome-library' | 'reading-rooms';

export interface GoalView {
  goal: Goal;
  suit: Suit | null;
  rewards: number[];
}

export interface GoblinVaultsView {
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  first: number | null;
  goals: GoalView[];
  suits: Suit[];
  lots: LotView[];
  warden: Card | null;
  warden_gears: number;
  deck: number;
  deck_known: (Card | null)[];
  supply: number;
  players: SeatView[];
  glavrun: GlavrunView | null;
  cards: Record<string, CardView>;
}

export interface LotView {
  position: Position;
  card: Card;
  gears: number;
  bids: BidView[];
}

export type Phase = 'set-up' | 'scheme' | 'vault' | 'warden' | 'scoring';

export type Place = '1-1' | '1-2' | '1-3' | '2-1' | '2-2' | '2-3' | '3-1' | '3-2' | '3-3' | '4-1' | '4-2' | '4-3';

export type Position = 'left' | 'middle' | 'right';

/** The rules behind a question. */
export const QUESTION_RULES: Record<Question['about'], string[]> = {
  'starting-card': ['GV-031', 'GV-124'],
  'bid': ['GV-051', 'GV-053', 'GV-054', 'GV-055'],
  'stash': ['GV-056', 'GV-130'],
  'warden-action': ['GV-057', 'GV-058', 'GV-059', 'GV-064'],
  'store': ['GV-038', 'GV-039', 'GV-072', 'GV-074'],
  'swap': ['GV-079', 'GV-080'],
};

/** Everything a seat can be asked. */
export type Question =
  | { about: 'starting-card'; args: { gains: Record<string, number>; } }
  | { about: 'bid'; args: {
      underbids: number[];
      actions: Card[];
      prizes: Record<string, number>;
      kept: Record<string, number>;
      blanks: Record<string, number>;
    } }
  | { about: 'stash'; args: {
      underbids: number[];
      actions: Card[];
      prizes: Record<string, number>;
      kept: Record<string, number>;
      blanks: Record<string, number>;
    } }
  | { about: 'warden-action'; args: { gains: Record<string, number>; } }
  | { about: 'store'; args: { card: Card; gains: Record<string, number>; } }
  | { about: 'swap'; args: Record<string, never> };

/** The arguments whose things an event is about. */
export const SUBJECTS: Partial<Record<Event['key'], readonly string[]>> = {
  'goals-laid': ['goals'],
  'faction-dealt': ['seat'],
  'started': ['seat', 'card'],
  'bid-placed': ['seat', 'card'],
  'underbid': ['seat', 'card'],
  'glavrun-bid': ['card'],
  'glavrun-underbid': ['card'],
  'stashed': ['seat'],
  'stashed-own': ['card'],
  'moved': ['seat'],
  'drew': ['seat'],
  'drew-own': ['drawn'],
  'action-declined': ['seat'],
  'unsold': ['card'],
  'won': ['seat', 'card'],
  'kept': ['card'],
  'glavrun-won': ['card'],
  'glavrun-kept': ['card'],
  'swapped': ['seat', 'card'],
  'warden-kept': ['card'],
};

export interface SeatView {
  seat: number;
  faction: Faction | null;
  gears: number;
  hand: number;
  known: Card[];
  vault: CellView[][];
  score: Record<string, number>;
}

export type Suit = 'coins' | 'crowns' | 'lanterns' | 'potions' | 'skulls' | 'tomes';

/** Everything a seat can answer. */
export type Verb =
  | 'start'
  | 'bid'
  | 'stash'
  | 'store'
  | 'move'
  | 'draw'
  | 'swap'
  | 'decline';
