// Made by tools/generate_types.py from the contract of emerald-skulls. Do not edit.

export type Answer = 'yes' | 'no';

/** The events that are shown on their own, and how. */
export const BEATS: Partial<Record<Event['key'], Beat>> = {
  'cards-laid': 'step',
  'turn-began': 'round',
  'dice-bought': 'step',
  'bet-laid': 'quick',
  'bet-withdrawn': 'quick',
  'bet-yielded': 'quick',
  'order-disputed': 'quick',
  'order-kept': 'quick',
  'order-swapped': 'quick',
  'time-up': 'step',
  'rolled': 'step',
  'placed': 'quick',
  'cube-spent': 'step',
  'nose-picked': 'step',
  'out': 'climax',
  'tumbler-paid': 'step',
  'jackpot-taken': 'climax',
  'bet-won': 'step',
  'bet-won-cubes': 'step',
  'bet-lost': 'quick',
  'supply-empty': 'step',
  'leftovers': 'step',
  'game-over': 'climax',
};

export type Beat = 'quick' | 'step' | 'climax' | 'turn' | 'round';

export type Bet = 'pick-n-bust' | 'mad-nargash' | 'grim-grin' | 'emerald-skull' | 'busted-fowl' | 'final-jewel' |
  'empty-hands' | 'empty-n-shiny' | 'nargashs-woe' | 'nargashs-gamble' | 'cracked-cranium' |
  'legendary-emerald-skull' | 'scarred-face' | 'denied-visage' | 'gnarled-face' |
  'fractured-tusks' | 'toothless-tumble' | 'skulls-0' | 'skulls-1' | 'skulls-2' | 'skulls-3' |
  'skulls-0-1' | 'skulls-1-2' | 'skulls-2-3' | 'skulls-3-4' | 'skulls-2-up' | 'skulls-3-up' |
  'skulls-4-up' | 'skulls-odd' | 'skulls-even' | 'picks-0' | 'picks-1' | 'picks-2' | 'eyes-0' |
  'eyes-1' | 'eyes-2' | 'noses-0' | 'noses-1' | 'noses-2' | 'noses-3' | 'noses-2-up' |
  'noses-3-up' | 'noses-odd' | 'noses-even' | 'more-lower' | 'same-teeth' | 'more-upper' |
  'teeth-0' | 'teeth-1' | 'teeth-2' | 'teeth-3' | 'teeth-2-up' | 'teeth-3-up' | 'teeth-4-up' |
  'lost-gemstone' | 'wild-crystal' | 'feeble-fingers' | 'broken-limbs' | 'botched-gem' |
  'ocular-skull' | 'tumblers-triumph' | 'dragul-bust';

export interface BetView {
  bet: Bet;
  pays: number[];
  sign: Sign;
  kicker_of: Bet | null;
  jackpot: JackpotView | null;
  confidence: string;
  markers: MarkerView[];
  opposing: number;
  next: number | null;
  possible: boolean;
  open: boolean;
}

/** The lines of a score sheet in their order. */
export const CATEGORIES: readonly Category[] = ['tumbling', 'bets', 'dice', 'gears'];

export type CardKind = 'standard' | 'jackpot' | 'side' | 'out';

export interface CardView {
  card: Side;
  number: number;
  kind: CardKind;
  title: string;
  stop: number | null;
  stopped: boolean;
  bets: BetView[];
}

export type Category = 'tumbling' | 'bets' | 'dice' | 'gears';

export interface ChanceView {
  key: string;
  chance: number;
}

export type Colour = 'red' | 'blue' | 'purple' | 'green' | 'yellow' | 'orange' | 'white' | 'black';

/** The answer that says no to a whole question. */
export const DECLINES: Partial<Record<Question['about'], Verb>> = {
  'bet': 'pass',
};

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'bet': 'bet',
  'laid': 'laid',
  'level': 'level',
  'other': 'seat',
  'out': 'out',
  'payout': 'payout',
  'place': 'place',
  'pool': 'pool',
  'preselected': 'payout',
  'seat': 'seat',
  'side': 'side',
  'winners': 'seat',
};

export interface DiceOddsView {
  dice: number;
  gears: number;
  bust: number;
}

export interface EmeraldSkullsView {
  phase: Phase;
  turn: number;
  tumbler: number | null;
  supply: number;
  players: SeatView[];
  most_markers: number;
  board: LevelView[];
  floor: Level;
  pool: number;
  rolled: Face[];
  spare_dice: number;
  picks: number;
  rolls: number;
  cards: CardView[];
  prices: PriceView[];
  payouts: PayoutView[];
  if_stopped: NowView;
  window: WindowView | null;
  opposition: OppositionView | null;
}

/** Everything that can happen. */
export type Event =
  | { key: 'cards-laid'; args: { side: Side[]; } }
  | { key: 'turn-began'; args: { seat: number; supply: number; } }
  | { key: 'dice-bought'; args: { seat: number; dice: number; gears: number; } }
  | { key: 'bet-laid'; args: { seat: number | Rival; bet: Bet; place: Place; } }
  | { key: 'bet-hopeless'; args: { seat: number; bet: Bet; } }
  | { key: 'bet-worthless'; args: { seat: number; bet: Bet; } }
  | { key: 'bet-clashed'; args: { seat: number; bet: Bet; place: Place; } }
  | { key: 'bet-closed'; args: { seat: number; bet: Bet; } }
  | { key: 'bet-lapsed'; args: { seat: number; bet: Bet; } }
  | { key: 'bet-withdrawn'; args: { seat: number; bet: Bet; } }
  | { key: 'bet-yielded'; args: { seat: number; other: number; bet: Bet; } }
  | { key: 'order-disputed'; args: { seat: number; other: number; bet: Bet; } }
  | { key: 'order-kept'; args: { seat: number; other: number; bet: Bet; } }
  | { key: 'order-swapped'; args: { seat: number; other: number; bet: Bet; } }
  | { key: 'bettor-ready'; args: { seat: number; } }
  | { key: 'bettor-not-ready'; args: { seat: number; } }
  | { key: 'time-up'; args: Record<string, never> }
  | { key: 'rolled'; args: { seat: number; roll: string; } }
  | { key: 'placed'; args: { seat: number; level: Level; dice: number; skulls: number; } }
  | { key: 'cube-spent'; args: { seat: number; dice: number; } }
  | { key: 'nose-picked'; args: { seat: number; picks: number; dice: number; } }
  | { key: 'out'; args: { seat: number; out: Out; } }
  | { key: 'tumbler-paid'; args: { seat: number; gears: number; cubes: number; } }
  | { key: 'jackpot-taken'; args: { seat: number; payout: Payout; gears: number; } }
  | { key: 'bet-won'; args: { seat: number | Rival; bet: Bet; gears: number; due: number; } }
  | { key: 'bet-won-cubes'; args: { seat: number; bet: Bet; cubes: number; } }
  | { key: 'bet-lost'; args: { seat: number | Rival; bet: Bet; } }
  | { key: 'supply-empty'; args: Record<string, never> }
  | { key: 'leftovers'; args: { gears: number; } }
  | { key: 'game-over'; args: { ending: string; winners: number[]; } };

export type Face = '1' | '2' | '3' | '4' | '5' | 'skull';

export interface JackpotView {
  gears: number;
  per: Per;
}

export type Level = 'lower-jaw' | 'upper-jaw' | 'nose' | 'eyes' | 'gem';

export interface LevelView {
  level: Level;
  number: number;
  holds: number;
  numbered: number;
  skulls: number;
  open: boolean;
}

export interface MarkerView {
  seat: number | null;
  rival: Rival | null;
}

export interface NowView {
  gears: number;
  cubes: number;
}

export interface OddsView {
  outs: ChanceView[];
  bets: ChanceView[];
  gears: number;
  cubes: number;
  dead_roll: number | null;
  stop: number | null;
  dice: DiceOddsView[];
}

export interface OppositionView {
  gears: number;
  deck: number;
  card: number | null;
}

export type Out = 'bust' | 'chicken' | 'gem' | 'run' | 'double';

export type Payout = 'normal' | 'mad-nargash' | 'grim-grin' | 'emerald-skull' | 'legendary-emerald-skull' |
  'scarred-face' | 'gnarled-face';

export interface PayoutView {
  out: Out;
  gears: number[];
  cubes: number[];
  skulls_pay: boolean;
}

export type Per = 'once' | 'skull' | 'tooth';

export type Phase = 'set-up' | 'buy' | 'bets' | 'tumble' | 'payout' | 'over';

export type Place = 'first' | 'second' | 'third';

export interface PriceView {
  dice: number;
  gears: number;
}

/** The rules behind a question. */
export const QUESTION_RULES: Record<Question['about'], string[]> = {
  'buy': ['ES-045', 'ES-046', 'ES-049'],
  'bets': ['ES-052', 'ES-055', 'ES-056', 'ES-059', 'ES-123', 'ES-230', 'ES-231', 'ES-232', 'ES-233'],
  'bet': ['ES-055', 'ES-056', 'ES-059', 'ES-123', 'ES-234'],
  'doubt': ['ES-170', 'ES-235'],
  'place': ['ES-034', 'ES-035', 'ES-038', 'ES-040', 'ES-064', 'ES-162', 'ES-205'],
  'check': ['ES-067', 'ES-203'],
  'payout': ['ES-084', 'ES-212', 'ES-244'],
};

/** Everything a seat can be asked. */
export type Question =
  | { about: 'buy'; args: Record<string, never> }
  | { about: 'bets'; args: { role: 'bettor' | 'hovering' | 'tumbler'; markers: number; seconds: number; } }
  | { about: 'bet'; args: { markers: number; } }
  | { about: 'doubt'; args: { markers: number; } }
  | { about: 'place'; args: { fits: Answer; reroll: Answer; } }
  | { about: 'check'; args: { fits: Answer; reroll: Answer; } }
  | { about: 'payout'; args: {
      preselected: Payout;
      gears: number;
      normal: number;
      cubes: number;
      jackpots: number[];
      count: number;
      pays: Record<string, number>;
    } };

export type Rival = 'vrax' | 'kur';

/** The arguments whose things an event is about. */
export const SUBJECTS: Partial<Record<Event['key'], readonly string[]>> = {
  'turn-began': ['seat'],
  'dice-bought': ['seat'],
  'bet-laid': ['bet'],
  'bet-withdrawn': ['bet'],
  'bet-yielded': ['bet'],
  'order-disputed': ['bet'],
  'order-kept': ['bet'],
  'order-swapped': ['bet'],
  'rolled': ['seat'],
  'placed': ['level'],
  'cube-spent': ['seat'],
  'out': ['seat'],
  'tumbler-paid': ['seat'],
  'jackpot-taken': ['seat'],
  'bet-won': ['bet', 'seat'],
  'bet-won-cubes': ['bet', 'seat'],
  'bet-lost': ['bet'],
};

export interface SeatView {
  seat: number;
  colour: Colour;
  gears: number;
  cubes: number;
  markers: number;
  tumbler: boolean;
  ready: boolean;
}

export type Side = '1' | '2' | '3' | '4' | '6a' | '6b' | '8a' | '8b' | '10a' | '10b' | '12a' | '12b' | '14a' |
  '14b' | '16a' | '16b' | '18a' | '18b' | '20a' | '20b' | '22a' | '22b' | '24a' | '24b' | '26a'
  | '26b' | '28a' | '28b';

export type Sign = 'flat' | 'plus' | 'times' | 'cubes';

/** Everything a seat can answer. */
export type Verb =
  | 'buy'
  | 'place'
  | 'spend-cube'
  | 'pick-nose'
  | 'accept-bust'
  | 'stop'
  | 'go-on'
  | 'take'
  | 'bet'
  | 'confirm'
  | 'withdraw'
  | 'yield'
  | 'dispute'
  | 'keep-order'
  | 'swap-order'
  | 'ready'
  | 'pass'
  | 'roll'
  | 'time-up'
  | 'not-ready';

export interface WindowView {
  unlocked: boolean;
  seconds: number;
  in_turn: boolean;
}
