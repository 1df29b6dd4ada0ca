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
  aside: string[];
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
  'armory': ['VW-062', 'VW-215'],
  'before-bidding': ['VW-218', 'VW-193', 'VW-217'],
  'before-selling': ['VW-218', 'VW-217'],
  'bid': ['VW-051', 'VW-049', 'VW-054', 'VW-222'],
  'cupboard': ['VW-062', 'VW-142', 'VW-215'],
  'dismiss': ['VW-032', 'VW-189'],
  'draft': ['VW-022', 'VW-154'],
  'equip': ['VW-063', 'VW-068', 'VW-069', 'VW-168'],
  'fortune': ['VW-217', 'VW-193'],
  'hero': ['VW-184'],
  'hire': ['VW-029', 'VW-031', 'VW-188'],
  'loan': ['VW-081', 'VW-082', 'VW-083', 'VW-176'],
  'opening-bid': ['VW-048', 'VW-049', 'VW-157'],
  'own-item': ['VW-062', 'VW-215'],
  'peek-more': ['VW-044', 'VW-217'],
  'porter': ['VW-217', 'VW-070'],
  'prepare': ['VW-027', 'VW-028'],
  'price': ['VW-217', 'VW-218'],
  'put-under': ['VW-217'],
  'reveal': ['VW-041', 'VW-042', 'VW-167'],
  'sealed-bid': ['VW-062', 'VW-049', 'VW-215'],
  'sell': ['VW-070', 'VW-073', 'VW-074', 'VW-079', 'VW-169'],
  'storage': ['VW-088', 'VW-089', 'VW-090', 'VW-177'],
  'take-from-trash': ['VW-217', 'VW-079'],
  'take-secret': ['VW-217', 'VW-218'],
  'take-vault': ['VW-062', 'VW-215'],
  'troll': ['VW-062', 'VW-145', 'VW-215'],
  'vaults-revealed': ['VW-218', 'VW-197', 'VW-217'],
  'versatilist': ['VW-195'],
  'workshop': ['VW-062', 'VW-143', 'VW-215'],
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
  'revise',
  'visit',
  'throw',
  'show-junk',
  'store',
  'choose-hero',
];
