// Made by tools/generate_types.py from undercroft.games.vault_wars.view. Do not edit.

export interface AuctionView {
  master: number;
  vault: string;
  open: string[];
  secret: number;
  known: string[];
  peeking: number | null;
  bids: BidView[];
  high: number | null;
  leader: number | null;
  turn: number | null;
  guard: number[];
  distracted: number[];
  out: number[];
  order: number | null;
  picks: string[];
  winner: number | null;
  price: number;
}

export interface BidView {
  seat: number;
  gold: number | null;
}

export interface BiddingDeckView {
  deck: number;
  shown: string[];
  total: number;
  aside: number;
}

export interface ChoiceView {
  items: string[];
  limit: number;
  gold: number;
  shown: number;
  finished: boolean;
}

export interface HeroView {
  hero: string;
  bonus: number;
}

export interface MarketView {
  worker: string;
  price: number;
}

export interface NoteView {
  items: string[];
  places: string[];
}

export interface PlayerView {
  seat: number;
  mysterious: boolean;
  gold: number | null;
  tokens: number;
  visited: boolean;
  pile: number;
  items: string[] | null;
  known: string[];
  equipped: string[];
  heroes: HeroView[] | null;
  hero: string | null;
  vaults: number;
  hand: string[] | null;
  workers: string[];
  played: string | null;
  score: Record<string, number> | null;
  standing: Record<string, number> | null;
  fee: number | null;
}

export interface PricesView {
  armor_gold: number[];
  gem_points: number[];
  egg_size: number;
  egg_points: number;
  egg_loose: number;
  storage_fee: number;
  junk_per_fee: number;
  loan_below: number;
  loan_gold: number;
  corruption: number[];
  gold_per_point: number;
}

export interface VaultWarsView {
  round: number;
  rounds: number;
  phase: string;
  open_gold: boolean;
  players: PlayerView[];
  order: number[];
  auction: AuctionView | null;
  deck: number;
  deck_known: string[];
  under_deck: number;
  under_known: string[];
  trash: string[];
  used: string[];
  market: MarketView[];
  worker_deck: number;
  worker_discard: string[];
  bidding: BiddingDeckView | null;
  draft: string[] | null;
  choice: ChoiceView | null;
  notes: NoteView[];
  prices: PricesView;
  items: Record<string, Record<string, unknown>>;
  vaults: Record<string, Record<string, unknown>>;
  heroes: Record<string, Record<string, unknown>>;
  workers: Record<string, Record<string, unknown>>;
  names: Record<string, string>;
}

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'count': 'count',
  'given': 'vault',
  'gold': 'gold',
  'hero': 'hero',
  'heroes': 'hero',
  'item': 'item',
  'items': 'item',
  'seat': 'seat',
  'taken': 'item',
  'vault': 'vault',
  'worker': 'worker',
  'workers': 'worker',
};

/** The rules behind a question. */
export const QUESTION_RULES: Record<string, string[]> = {
};

export const VERBS: string[] = [
  'pass',
  'raise',
  'order',
  'open-at',
  'seal',
  'decline',
  'draft',
  'play',
  'hire',
  'dismiss',
  'reveal',
  'reveal-arms',
  'keep-secret',
  'show-to',
  'return',
  'reveal-own',
  'keep-own',
  'take-vault',
  'use',
  'send',
  'send-to',
  'equip',
  'give',
  'take',
  'sell',
  'finish-sale',
  'buy',
  'visit',
  'throw',
  'show-junk',
  'store',
  'choose-hero',
];
