// Made by tools/generate_types.py from undercroft.games.goblin_vaults.view. Do not edit.

export interface BidView {
  bidder: number | null;
  card: string;
  gears: number;
  leads: boolean;
}

export interface CardView {
  suit: string;
  value: number;
  faction: string;
  tier: number;
  block: string;
}

export interface CellView {
  card: string | null;
  face_down: boolean;
}

export interface GlavrunView {
  deck: number;
  pile: string[];
  factions: string[];
  gears: number;
  score: Record<string, number> | null;
}

export interface GoalView {
  goal: string;
  suit: string | null;
  rewards: number[];
}

export interface GoblinVaultsView {
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  first: number | null;
  goals: GoalView[];
  suits: string[];
  lots: LotView[];
  warden: string | null;
  warden_gears: number;
  deck: number;
  deck_known: (string | null)[];
  supply: number;
  players: SeatView[];
  glavrun: GlavrunView | null;
  cards: Record<string, CardView>;
}

export interface LotView {
  position: string;
  card: string;
  gears: number;
  bids: BidView[];
}

export interface SeatView {
  seat: number;
  faction: string | null;
  gears: number;
  hand: number;
  known: string[];
  vault: CellView[][];
  score: Record<string, number>;
}

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'card': 'card',
  'chamber': 'chamber',
  'drawn': 'card',
  'faction': 'faction',
  'goals': 'goal',
  'place': 'place',
  'position': 'position',
  'prize': 'card',
  'to': 'place',
};

/** The rules behind a question. */
export const QUESTION_RULES: Record<string, string[]> = {
  'bid': ['GV-051', 'GV-053', 'GV-054', 'GV-055'],
  'starting-card': ['GV-031', 'GV-124'],
  'stash': ['GV-056', 'GV-130'],
  'store': ['GV-038', 'GV-039', 'GV-072', 'GV-074'],
  'swap': ['GV-079', 'GV-080'],
  'warden-action': ['GV-057', 'GV-058', 'GV-059', 'GV-064'],
};

export const VERBS: string[] = [
  'start',
  'bid',
  'stash',
  'store',
  'move',
  'draw',
  'swap',
  'decline',
];
