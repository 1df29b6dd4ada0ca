// Made by tools/generate_types.py from undercroft.games.emerald_skulls.view. Do not edit.

export interface BetView {
  bet: string;
  pays: number[];
  sign: string;
  kicker_of: string | null;
  jackpot: JackpotView | null;
  confidence: string;
  markers: MarkerView[];
  opposing: number;
  next: number | null;
  possible: boolean;
  open: boolean;
}

export interface CardView {
  card: string;
  number: number;
  kind: string;
  title: string;
  stop: number | null;
  stopped: boolean;
  bets: BetView[];
}

export interface ChanceView {
  key: string;
  chance: number;
}

export interface DiceOddsView {
  dice: number;
  gears: number;
  bust: number;
}

export interface EmeraldSkullsView {
  phase: string;
  turn: number;
  tumbler: number | null;
  supply: number;
  players: SeatView[];
  board: LevelView[];
  floor: string;
  pool: number;
  rolled: string[];
  spare_dice: number;
  picks: number;
  rolls: number;
  cards: CardView[];
  prices: number[];
  payouts: PayoutView[];
  if_stopped: NowView;
  window: WindowView | null;
  opposition: OppositionView | null;
}

export interface JackpotView {
  gears: number;
  per: string;
}

export interface LevelView {
  level: string;
  number: number;
  holds: number;
  numbered: number;
  skulls: number;
  open: boolean;
}

export interface MarkerView {
  seat: number | null;
  rival: string | null;
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

export interface PayoutView {
  out: string;
  gears: number[];
  cubes: number[];
  skulls_pay: boolean;
}

export interface SeatView {
  seat: number;
  colour: string;
  gears: number;
  cubes: number;
  markers: number;
  tumbler: boolean;
  ready: boolean;
}

export interface WindowView {
  unlocked: boolean;
  seconds: number;
  in_turn: boolean;
}

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'bet': 'bet',
  'laid': 'laid',
  'level': 'level',
  'out': 'out',
  'payout': 'payout',
  'place': 'place',
  'pool': 'pool',
  'preselected': 'payout',
  'side': 'side',
};

/** The rules behind a question. */
export const QUESTION_RULES: Record<string, string[]> = {
  'bet': ['ES-055', 'ES-056', 'ES-059', 'ES-123', 'ES-234'],
  'bets': ['ES-052', 'ES-055', 'ES-056', 'ES-059', 'ES-123', 'ES-230', 'ES-231', 'ES-232', 'ES-233'],
  'buy': ['ES-045', 'ES-046', 'ES-049'],
  'check': ['ES-067', 'ES-203'],
  'doubt': ['ES-170', 'ES-235'],
  'payout': ['ES-084', 'ES-212', 'ES-244'],
  'place': ['ES-034', 'ES-035', 'ES-038', 'ES-040', 'ES-064', 'ES-162', 'ES-205'],
};

export const VERBS: string[] = [
  'buy',
  'place',
  'spend-cube',
  'pick-nose',
  'accept-bust',
  'stop',
  'go-on',
  'take',
  'bet',
  'confirm',
  'withdraw',
  'yield',
  'dispute',
  'keep-order',
  'swap-order',
  'ready',
  'pass',
  'roll',
  'time-up',
  'not-ready',
];
