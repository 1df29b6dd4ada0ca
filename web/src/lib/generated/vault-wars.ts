// Made by tools/generate_types.py from the contract of vault-wars. Do not edit.

export interface AppraisalView {
  certain: boolean;
  low: number;
  high: number;
  average: number;
  gold: number;
}

export interface AuctionView {
  master: number;
  vault: Vault;
  open: Item[];
  secret: number;
  known: Item[];
  peeking: number | null;
  bids: BidView[];
  high: number | null;
  leader: number | null;
  turn: number | null;
  guard: number[];
  distracted: number[];
  out: number[];
  order: number | null;
  picks: Item[];
  winner: number | null;
  price: number;
  appraisal: AppraisalView | null;
}

/** The events that are shown on their own, and how. */
export const BEATS: Partial<Record<Event['key'], Beat>> = {
  'round-began': 'round',
  'vault-revealed': 'step',
  'vaults-swapped': 'step',
  'hired': 'step',
  'hired-nobody': 'quick',
  'dismissed': 'step',
  'auction-began': 'turn',
  'items-drawn': 'quick',
  'items-seen': 'step',
  'items-revealed': 'step',
  'own-item-revealed': 'step',
  'own-item-kept': 'step',
  'cupboard-shown': 'step',
  'peeked': 'step',
  'peeked-some': 'quick',
  'artifact-used': 'step',
  'worker-used': 'step',
  'bidder-distracted': 'step',
  'secret-revealed': 'step',
  'opened-at': 'quick',
  'raised': 'quick',
  'passed': 'quick',
  'sealed-bid-shown': 'step',
  'bidding-card': 'step',
  'vault-taken': 'step',
  'auction-won': 'climax',
  'price-lowered': 'step',
  'paid': 'quick',
  'paid-bank': 'quick',
  'commission': 'step',
  'secret-taken': 'step',
  'runner-up-gift': 'step',
  'items-won': 'quick',
  'items-taken': 'climax',
  'equipped': 'step',
  'swapped': 'step',
  'sold': 'step',
  'sold-nothing': 'quick',
  'bought': 'step',
  'borrowed': 'step',
  'borrowed-clean': 'step',
  'thrown-away': 'step',
  'stored': 'quick',
  'hero-chosen': 'climax',
  'game-over': 'climax',
};

export type Beat = 'quick' | 'step' | 'climax' | 'turn' | 'round';

export interface BidView {
  seat: number;
  gold: number | null;
}

export interface BiddingDeckView {
  deck: number;
  shown: Item[];
  total: number;
  aside: Item[];
}

/** The lines of a score sheet in their order. */
export const CATEGORIES: readonly Category[] = ['items', 'gems', 'eggs', 'hero', 'gold', 'corruption'];

export type Category = 'items' | 'gems' | 'eggs' | 'hero' | 'gold' | 'corruption';

export interface ChoiceView {
  items: Item[];
  limit: number;
  gold: number;
  shown: number;
  finished: boolean;
}

/** The answer that says no to a whole question. */
export const DECLINES: Partial<Record<Question['about'], Verb>> = {
  'vaults-revealed': 'decline',
  'hire': 'decline',
  'fortune': 'decline',
  'own-item': 'keep-own',
  'peek-more': 'decline',
  'before-bidding': 'decline',
  'bid': 'pass',
  'sealed-bid': 'pass',
  'take-vault': 'decline',
  'price': 'decline',
  'take-secret': 'decline',
  'equip': 'decline',
  'before-selling': 'decline',
  'porter': 'decline',
  'versatilist': 'decline',
  'loan': 'decline',
};

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'count': 'count',
  'given': 'vault',
  'gold': 'gold',
  'hero': 'hero',
  'heroes': 'hero',
  'item': 'item',
  'items': 'item',
  'other': 'seat',
  'seat': 'seat',
  'taken': 'item',
  'vault': 'vault',
  'winners': 'seat',
  'worker': 'worker',
  'workers': 'worker',
};

export interface EquipFacts {
  effect: string;
  amount: number;
  trash: boolean;
}

/** Everything that can happen. */
export type Event =
  | { key: 'mysterious-heroes'; args: { heroes: Hero[]; } }
  | { key: 'heroes-dealt'; args: { heroes: Hero[]; } }
  | { key: 'drafted'; args: { vault: Vault; } }
  | { key: 'market-laid'; args: { workers: Worker[]; } }
  | { key: 'round-began'; args: { round: number; rounds: number; } }
  | { key: 'vault-revealed'; args: { seat: number | 'mysterious'; vault: Vault; } }
  | { key: 'vaults-swapped'; args: { seat: number; other: number | 'mysterious'; vault: Vault; given: Vault; } }
  | { key: 'hired'; args: { seat: number; worker: Worker; gold: number; } }
  | { key: 'hired-nobody'; args: { seat: number; } }
  | { key: 'dismissed'; args: { seat: number; worker: Worker; } }
  | { key: 'market-cleared'; args: { workers: Worker[]; } }
  | { key: 'auction-began'; args: { seat: number | 'mysterious'; vault: Vault; } }
  | { key: 'items-drawn'; args: { seat: number | 'mysterious'; count: number; } }
  | { key: 'items-seen'; args: { items: Item[]; } }
  | { key: 'trash-shuffled'; args: { count: number; } }
  | { key: 'items-sunk'; args: { seat: number | 'mysterious'; count: number; } }
  | { key: 'items-revealed'; args: { seat: number | 'mysterious'; items: Item[]; } }
  | { key: 'items-dealt'; args: { seat: number; } }
  | { key: 'item-dealt'; args: { item: Item; } }
  | { key: 'own-item-revealed'; args: { seat: number; item: Item; } }
  | { key: 'own-item-kept'; args: { seat: number; } }
  | { key: 'cupboard-shown'; args: { seat: number; other: number; } }
  | { key: 'peeked'; args: { seat: number; items: Item[]; } }
  | { key: 'peeked-some'; args: { seat: number; count: number; } }
  | { key: 'item-shuffled-back'; args: { seat: number | 'mysterious'; } }
  | { key: 'artifact-used'; args: { seat: number; item: Item; } }
  | { key: 'worker-used'; args: { seat: number; worker: Worker; } }
  | { key: 'bidder-distracted'; args: { seat: number; other: number | 'mysterious'; } }
  | { key: 'bids-guarded'; args: { seat: number; gold: number; } }
  | { key: 'secret-revealed'; args: { item: Item; } }
  | { key: 'opened-at'; args: { seat: number | 'mysterious'; gold: number; } }
  | { key: 'raised'; args: { seat: number | 'mysterious'; gold: number; } }
  | { key: 'passed'; args: { seat: number | 'mysterious'; } }
  | { key: 'sealed-bid-shown'; args: { seat: number; gold: number; } }
  | { key: 'bidding-card'; args: { item: Item; gold: number; } }
  | { key: 'bidding-deck-shuffled'; args: { count: number; } }
  | { key: 'vault-taken'; args: { seat: number; gold: number; } }
  | { key: 'auction-won'; args: { seat: number | 'mysterious'; vault: Vault; gold: number; } }
  | { key: 'price-lowered'; args: { seat: number; gold: number; } }
  | { key: 'paid'; args: { seat: number | 'mysterious'; other: number | 'mysterious'; gold: number; } }
  | { key: 'paid-bank'; args: { seat: number | 'mysterious'; gold: number; } }
  | { key: 'bank-added'; args: { seat: number | 'mysterious'; gold: number; } }
  | { key: 'commission'; args: { seat: number; gold: number; } }
  | { key: 'secret-taken'; args: { seat: number; } }
  | { key: 'secret-gained'; args: { item: Item; } }
  | { key: 'runner-up-gift'; args: { seat: number; } }
  | { key: 'items-won'; args: { seat: number | 'mysterious'; count: number; } }
  | { key: 'items-taken'; args: { items: Item[]; } }
  | { key: 'equipped'; args: { seat: number; item: Item; } }
  | { key: 'swapped'; args: { seat: number; item: Item; taken: Item; } }
  | { key: 'sold'; args: { seat: number | 'mysterious'; items: Item[]; count: number; gold: number; } }
  | { key: 'sold-nothing'; args: { seat: number; } }
  | { key: 'bought'; args: { seat: number; item: Item; gold: number; } }
  | { key: 'borrowed'; args: { seat: number | 'mysterious'; had: number; gold: number; } }
  | { key: 'borrowed-clean'; args: { seat: number; had: number; gold: number; worker: Worker; } }
  | { key: 'thrown-away'; args: { seat: number; items: Item[]; count: number; } }
  | { key: 'junk-shown'; args: { seat: number; count: number; } }
  | { key: 'stored'; args: { seat: number; count: number; gold: number; } }
  | { key: 'hero-chosen'; args: { seat: number | 'mysterious'; hero: Hero; } }
  | { key: 'game-over'; args: { ending: string; winners: number[]; } };

export type Hero = 'ranger' | 'stoneguard' | 'dragon-knight' | 'barbarian' | 'paladin' | 'court-jeweler' |
  'arcanist' | 'beastmaster' | 'scavenger' | 'rogue';

export interface HeroView {
  hero: Hero;
  bonus: number;
}

export type Item = 'junk' | 'dragon-egg' | 'ruby' | 'emerald' | 'diamond' | 'ornate-bow' | 'broad-axe' |
  'obsidian-sword' | 'dwarven-helm' | 'dwarven-chestplate' | 'dwarven-shield' | 'elven-helm' |
  'elven-chestplate' | 'elven-shield' | 'dragon-helm' | 'dragon-chestplate' | 'dragon-shield' |
  'spyglass' | 'whetstone' | 'rune-forge' | 'elven-lantern' | 'dragonscale-purse' |
  'dragonfire-crucible' | 'merchants-scales' | 'auctioneers-gavel' | 'runed-warhammer' |
  'moonlit-dagger';

export interface MarketView {
  worker: Worker;
  price: number;
}

export interface NoteView {
  items: Item[];
  places: string[];
}

export type Phase = 'set-up' | 'prepare' | 'auction' | 'get-paid' | 'end-of-round' | 'scoring';

export interface PlayerView {
  seat: number;
  mysterious: boolean;
  gold: number | null;
  tokens: number;
  visited: boolean;
  pile: number;
  items: Item[] | null;
  known: Item[];
  equipped: Item[];
  heroes: HeroView[] | null;
  hero: Hero | null;
  vaults: number;
  hand: Vault[] | null;
  workers: Worker[];
  played: Vault | null;
  score: Record<string, number> | null;
  sheet: Record<string, number | null>;
  corruption_next: number;
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

export interface PrintedHero {
  types: Type[];
  vp: number;
  per: number;
}

export interface PrintedItem {
  gold: number;
  vp: number;
  types: Type[];
  set: string | null;
  equip?: EquipFacts;
}

export interface PrintedVault {
  priority: number;
  items: number;
  reveal: number;
  peek: number;
  rule: string;
}

export interface PrintedWorker {
  effect: string;
  amount: number;
}

/** The rules behind a question. */
export const QUESTION_RULES: Record<Question['about'], string[]> = {
  'draft': ['VW-022', 'VW-154'],
  'prepare': ['VW-027', 'VW-028'],
  'vaults-revealed': ['VW-218', 'VW-197', 'VW-217'],
  'hire': ['VW-029', 'VW-031', 'VW-188'],
  'dismiss': ['VW-032', 'VW-189'],
  'fortune': ['VW-217', 'VW-193'],
  'put-under': ['VW-217'],
  'reveal': ['VW-041', 'VW-042', 'VW-167'],
  'armory': ['VW-062', 'VW-215'],
  'cupboard': ['VW-062', 'VW-142', 'VW-215'],
  'own-item': ['VW-062', 'VW-215'],
  'workshop': ['VW-062', 'VW-143', 'VW-215'],
  'troll': ['VW-062', 'VW-145', 'VW-215'],
  'peek-more': ['VW-044', 'VW-217'],
  'before-bidding': ['VW-218', 'VW-193', 'VW-217'],
  'opening-bid': ['VW-048', 'VW-049', 'VW-157'],
  'bid': ['VW-051', 'VW-049', 'VW-054', 'VW-222'],
  'sealed-bid': ['VW-062', 'VW-049', 'VW-215'],
  'take-vault': ['VW-062', 'VW-215'],
  'price': ['VW-217', 'VW-218'],
  'take-secret': ['VW-217', 'VW-218'],
  'equip': ['VW-063', 'VW-068', 'VW-069', 'VW-168'],
  'before-selling': ['VW-218', 'VW-217'],
  'take-from-trash': ['VW-217', 'VW-079'],
  'porter': ['VW-217', 'VW-070'],
  'sell': ['VW-070', 'VW-073', 'VW-074', 'VW-079', 'VW-169'],
  'versatilist': ['VW-195'],
  'loan': ['VW-081', 'VW-082', 'VW-083', 'VW-176'],
  'storage': ['VW-088', 'VW-089', 'VW-090', 'VW-177'],
  'hero': ['VW-184'],
};

/** Everything a seat can be asked. */
export type Question =
  | { about: 'draft'; args: Record<string, never> }
  | { about: 'prepare'; args: Record<string, never> }
  | { about: 'vaults-revealed'; args: Record<string, never> }
  | { about: 'hire'; args: Record<string, never> }
  | { about: 'dismiss'; args: Record<string, never> }
  | { about: 'fortune'; args: { vault: Vault; } }
  | { about: 'put-under'; args: { vault: Vault; } }
  | { about: 'reveal'; args: { vault: Vault; number: number; count: number; } }
  | { about: 'armory'; args: { vault: Vault; number: number; count: number; } }
  | { about: 'cupboard'; args: { vault: Vault; } }
  | { about: 'own-item'; args: { vault: Vault; } }
  | { about: 'workshop'; args: { vault: Vault; number: number; count: number; } }
  | { about: 'troll'; args: { vault: Vault; } }
  | { about: 'peek-more'; args: { vault: Vault; } }
  | { about: 'before-bidding'; args: Record<string, never> }
  | { about: 'opening-bid'; args: { vault: Vault; } }
  | { about: 'bid'; args: {
      vault: Vault;
      gold: number;
      seat: number | 'mysterious';
      least: number;
      forced: number;
      final: number;
    } }
  | { about: 'sealed-bid'; args: {
      vault: Vault;
      gold: number;
      seat: number;
      least: number;
      forced: number;
      final: number;
    } }
  | { about: 'take-vault'; args: {
      vault: Vault;
      gold: number;
      seat: number;
      least: number;
      forced: number;
      final: number;
    } }
  | { about: 'price'; args: Record<string, never> }
  | { about: 'take-secret'; args: Record<string, never> }
  | { about: 'equip'; args: Record<string, never> }
  | { about: 'before-selling'; args: Record<string, never> }
  | { about: 'take-from-trash'; args: Record<string, never> }
  | { about: 'porter'; args: Record<string, never> }
  | { about: 'sell'; args: { finished: number; } }
  | { about: 'versatilist'; args: Record<string, never> }
  | { about: 'loan'; args: Record<string, never> }
  | { about: 'storage'; args: { finished: number; } }
  | { about: 'hero'; args: Record<string, never> };

/** The arguments whose things an event is about. */
export const SUBJECTS: Partial<Record<Event['key'], readonly string[]>> = {
  'vault-revealed': ['vault', 'seat'],
  'vaults-swapped': ['vault', 'seat'],
  'hired': ['worker', 'seat'],
  'hired-nobody': ['seat'],
  'dismissed': ['worker', 'seat'],
  'auction-began': ['vault', 'seat'],
  'items-drawn': ['seat'],
  'items-seen': ['items'],
  'items-revealed': ['items'],
  'own-item-revealed': ['item', 'seat'],
  'own-item-kept': ['seat'],
  'cupboard-shown': ['seat'],
  'peeked': ['items', 'seat'],
  'peeked-some': ['seat'],
  'artifact-used': ['item', 'seat'],
  'worker-used': ['worker', 'seat'],
  'bidder-distracted': ['seat'],
  'secret-revealed': ['item'],
  'opened-at': ['seat'],
  'raised': ['seat'],
  'passed': ['seat'],
  'sealed-bid-shown': ['seat'],
  'bidding-card': ['item'],
  'vault-taken': ['seat'],
  'auction-won': ['vault', 'seat'],
  'price-lowered': ['seat'],
  'paid': ['seat'],
  'paid-bank': ['seat'],
  'commission': ['seat'],
  'secret-taken': ['seat'],
  'runner-up-gift': ['seat'],
  'items-won': ['seat'],
  'items-taken': ['items'],
  'equipped': ['item', 'seat'],
  'swapped': ['item', 'seat'],
  'sold': ['seat'],
  'sold-nothing': ['seat'],
  'bought': ['item', 'seat'],
  'borrowed': ['seat'],
  'borrowed-clean': ['worker', 'seat'],
  'thrown-away': ['seat'],
  'stored': ['seat'],
  'hero-chosen': ['hero', 'seat'],
};

export type Type = 'weapon' | 'armor' | 'gem' | 'artifact' | 'egg' | 'junk' | 'elven' | 'dwarven' | 'dragon' |
  'helm' | 'chestplate' | 'shield';

export type Vault = 'paupers-trunk' | 'squires-footlocker' | 'thiefs-safe' | 'rangers-cache' | 'alchemists-cabinet'
  | 'gilded-cupboard' | 'armory-locker' | 'paladins-coffer' | 'troll-cave' | 'smugglers-hold' |
  'gamblers-den' | 'wizards-tower' | 'nobles-gallery' | 'pirates-chest' |
  'guild-masters-workshop' | 'dragons-hoard';

export interface VaultWarsView {
  round: number;
  rounds: number;
  phase: Phase;
  open_gold: boolean;
  players: PlayerView[];
  order: number[];
  auction: AuctionView | null;
  deck: number;
  deck_known: Item[];
  under_deck: number;
  under_known: Item[];
  trash: Item[];
  used: Vault[];
  market: MarketView[];
  worker_deck: number;
  worker_discard: Worker[];
  bidding: BiddingDeckView | null;
  draft: Vault[] | null;
  choice: ChoiceView | null;
  notes: NoteView[];
  prices: PricesView;
  items: Record<string, PrintedItem>;
  vaults: Record<string, PrintedVault>;
  heroes: Record<string, PrintedHero>;
  workers: Record<string, PrintedWorker>;
  names: Record<string, string>;
}

/** Everything a seat can answer. */
export type Verb =
  | 'pass'
  | 'raise'
  | 'order'
  | 'open-at'
  | 'seal'
  | 'decline'
  | 'draft'
  | 'play'
  | 'hire'
  | 'dismiss'
  | 'reveal'
  | 'reveal-arms'
  | 'keep-secret'
  | 'show-to'
  | 'return'
  | 'reveal-own'
  | 'keep-own'
  | 'take-vault'
  | 'use'
  | 'send'
  | 'send-to'
  | 'equip'
  | 'give'
  | 'take'
  | 'sell'
  | 'finish-sale'
  | 'buy'
  | 'revise'
  | 'visit'
  | 'throw'
  | 'show-junk'
  | 'store'
  | 'choose-hero';

export type Worker = 'versatilist' | 'apprentice' | 'bouncer' | 'brewmaster' | 'street-performer' | 'lazy-peon' |
  'mixologist' | 'lookout' | 'porter' | 'bookkeeper' | 'haggler' | 'fortune-teller';
