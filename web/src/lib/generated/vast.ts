// Made by tools/generate_types.py from undercroft.games.vast.view. Do not edit.

export interface BoardsView {
  knight?: KnightView;
  goblins?: GoblinsView;
  dragon?: DragonView;
  cave?: CaveView;
  thief?: ThiefView;
}

export interface CardsView {
  'past-plunder': 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief' | null;
  flare: ('knight' | 'goblins' | 'dragon' | 'cave' | 'thief')[];
  infestation: string | null;
  'ash-dragon': boolean;
  'alone-in-the-dark': boolean;
}

export interface CaveView {
  omens: Record<string, number>;
  bag: number;
  prices: Record<string, number>;
  tiles: (string | null)[];
  'next-events': string[];
  hatred: number;
}

export interface CubesView {
  unplaced: number;
  'set-aside': number;
  discarded: number;
  poisoned: number;
  'grit-track': number[];
  placed: Record<string, number>;
}

export interface DecksView {
  event: number;
  treasure: number;
  monster: number;
  'monster-discards': string[];
  'events-played': string[];
}

export interface DragonView {
  health: number;
  'most-health': number;
  wakefulness: number;
  'wakes-at': number;
  armor: number;
  spirit: number;
  sloth: Record<string, number>;
  'sloth-room': Record<string, number>;
  eaten: number;
  'most-eaten': number;
  awake: boolean;
  surfaced: boolean;
  hand: (string | null)[];
  deck: number;
  discards: string[];
  treasures: number;
  shriek: boolean;
  'shriek-turns': number;
  'gems-spent': string[];
}

export interface EdgeView {
  space: string;
  side: 'north' | 'east' | 'south' | 'west';
}

export interface GoblinsView {
  rage: number;
  malaise: boolean;
  tribes: Record<string, TribeView>;
  'monster-limit': number;
  'monsters-drawn': string[];
  war: string | null;
  'war-drawn': string[];
  'war-discards': string[];
  secrets: (string | null)[];
  'secrets-up': string[];
  'secret-deck': number;
  'secret-discards': string[];
  smashed: number;
  'crystal-goal': number;
  'secret-tunnels': boolean;
  'blind-fury': string[];
  'fire-bomber': string[];
  acting: string | null;
  reach: Record<string, number>;
}

export interface KnightView {
  health: number;
  'most-health': number;
  grit: number;
  movement: number;
  perception: number;
  strength: number;
  'steps-left': number;
  'encounters-left': number;
  cubes: CubesView;
  bombs: number;
  treasures: string[];
  'face-down-treasures': (string | null)[];
  sidequests: (string | null)[];
  'sidequests-shown': string[];
  'sidequest-deck': number;
  smashed: number;
  'crystal-goal': number;
  golem: boolean;
  beetles: boolean;
  dead: boolean;
}

export interface PieceView {
  space: string | null;
  lurking: boolean;
}

export interface SupplyView {
  treasure: number;
  crystal: number;
  event: number;
  vault: number;
  rockslide: number;
}

export interface ThiefView {
  movement: number;
  stealth: number;
  thievery: number;
  tokens: number[];
  steps: number;
  cubes: number;
  carried: number;
  gems: string[];
  stashed: number;
  goal: number;
  upgrades: string[];
  'loot-drop': number;
}

export interface TileView {
  space: string;
  walls: ('north' | 'east' | 'south' | 'west')[];
  lit?: boolean;
  symbol?: string;
  tile?: string;
  type?: string;
  facing?: 'north' | 'east' | 'south' | 'west';
  terrain?: string;
  part?: number;
  tokens?: Record<string, number>;
}

export interface TribeView {
  population: number;
  'most-population': number;
  strength: number;
  perception: number;
  monsters: string[];
  'monster-slots': number;
  where: string;
  activated: boolean;
}

export interface VastView {
  set: string;
  roles: ('knight' | 'goblins' | 'dragon' | 'cave' | 'thief')[];
  turn: 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief' | null;
  round: number;
  collapsing: boolean;
  tiles: TileView[];
  bombs: EdgeView[];
  rockslides: EdgeView[];
  pieces: Record<string, PieceView>;
  supply: SupplyView;
  gems: Record<string, string>;
  stack: number;
  hand: number;
  decks: DecksView;
  'crystal-tiles-gone': number;
  'crystal-tiles-to-end': number;
  'crystals-smashed': number;
  'tiles-revealed': number;
  goals: Record<string, string>;
  cards: CardsView;
  boards: BoardsView;
}

/** Argument to domain. */
export const DOMAINS: Record<string, string> = {
  'bend': 'bend',
  'box': 'box',
  'claws': 'claws',
  'cubes': 'cubes',
  'die': 'die',
  'direction': 'direction',
  'discs': 'discs',
  'facing': 'facing',
  'flames': 'flames',
  'gem': 'gem',
  'gems': 'gems',
  'happening': 'happening',
  'item': 'item',
  'mark': 'mark',
  'monster': 'monster',
  'movement': 'stat',
  'omen': 'omen',
  'piece': 'piece',
  'power': 'power',
  'role': 'role',
  'secret': 'secret',
  'sidequest': 'sidequest',
  'space': 'space',
  'stealth': 'stat',
  'symbol': 'symbol',
  'target': 'target',
  'terrain': 'terrain',
  'thievery': 'stat',
  'tile': 'tile',
  'token': 'token',
  'treasure': 'treasure',
  'tribe': 'tribe',
  'type': 'type',
  'upgrade': 'upgrade',
  'war': 'war',
};

/** The rules behind a question. */
export const QUESTION_RULES: Record<string, string[]> = {
  'activate-tribes': ['VA-B075', 'VA-B080'],
  'ambush': ['VA-K042', 'VA-K043', 'VA-K044'],
  'assign-monsters': ['VA-B028', 'VA-B031', 'VA-B033'],
  'assign-stats': ['VA-T007', 'VA-T070'],
  'be-greedy': ['VA-D088', 'VA-D091'],
  'brace': ['VA-K042', 'VA-K045'],
  'brace-monster': ['VA-V143'],
  'burn': ['VA-D062'],
  'cave-in': ['VA-B059', 'VA-B060'],
  'choose-ambusher': ['VA-V144'],
  'choose-event': ['VA-C083', 'VA-C084'],
  'choose-terrain': ['VA-R003', 'VA-R005'],
  'choose-tile': ['VA-C010', 'VA-C012'],
  'choose-upgrade': ['VA-T064', 'VA-T066', 'VA-T069'],
  'choose-war': ['VA-B010', 'VA-B064'],
  'claim-sloth': ['VA-D099', 'VA-D104', 'VA-D105', 'VA-D108'],
  'claw-next': ['VA-D046', 'VA-D125'],
  'collapse-tile': ['VA-G053', 'VA-G056', 'VA-G059'],
  'crystal-curse': ['VA-C047', 'VA-C050', 'VA-C052'],
  'discard-for-health': ['VA-K128', 'VA-K129'],
  'discard-omen': ['VA-B068'],
  'discard-power': ['VA-D098'],
  'discard-secret': ['VA-B055'],
  'dragon-go-on': ['VA-R041', 'VA-D018'],
  'dragon-ride': ['VA-R035', 'VA-R041'],
  'dragon-turn': ['VA-D012', 'VA-D016', 'VA-D018', 'VA-D032', 'VA-D033', 'VA-D035', 'VA-D038'],
  'drop-monster': ['VA-B111'],
  'evade': ['VA-T071', 'VA-T073'],
  'face-event': ['VA-K035', 'VA-K106'],
  'fill-edge': ['VA-G037', 'VA-G038', 'VA-G039'],
  'flame-wall': ['VA-D070', 'VA-D071'],
  'gather-treasure': ['VA-D087', 'VA-D089', 'VA-D090'],
  'giant-bats': ['VA-C029', 'VA-C030'],
  'give-treasure': ['VA-C079'],
  'gnome-jump': ['VA-B041'],
  'grab-treasure': ['VA-T057'],
  'hatred': ['VA-C045', 'VA-L031'],
  'hiss': ['VA-D054', 'VA-D056'],
  'keep-still': ['VA-D101', 'VA-D109'],
  'keep-treasure': ['VA-K070'],
  'knight-turn': ['VA-K007', 'VA-K014', 'VA-K024', 'VA-K025', 'VA-K028'],
  'lay-dark-tile': ['VA-G054', 'VA-G055', 'VA-V166'],
  'lay-terrain': ['VA-R006', 'VA-R010'],
  'lift-rocks': ['VA-C033'],
  'loot-drop': ['VA-B090'],
  'lose-upgrade': ['VA-C043', 'VA-T067'],
  'move-off': ['VA-G091', 'VA-G092', 'VA-G093'],
  'omens': ['VA-C023', 'VA-C026', 'VA-C027'],
  'orient-tile': ['VA-G032', 'VA-G033', 'VA-G036'],
  'overpopulation': ['VA-B024', 'VA-B025', 'VA-B063'],
  'past-plunder': ['VA-V122', 'VA-V124'],
  'past-plunder-tile': ['VA-V123'],
  'pay-omen': ['VA-C025'],
  'peeked': ['VA-T015', 'VA-T016'],
  'place-gem': ['VA-D092', 'VA-D093'],
  'place-treasure': ['VA-C056', 'VA-V056'],
  'poison': ['VA-B061', 'VA-B062'],
  'poisoned-cube': ['VA-B061', 'VA-B062'],
  'push-piece': ['VA-G081', 'VA-G095'],
  'push-step': ['VA-G081', 'VA-G094', 'VA-G095'],
  'push-token': ['VA-G088'],
  'redraw-secret': ['VA-B064', 'VA-B065'],
  'refuse-discs': ['VA-B022', 'VA-B023'],
  'rest-for-health': ['VA-K127', 'VA-K129'],
  'retreat': ['VA-V148', 'VA-V159', 'VA-V174'],
  'return-cube': ['VA-K091', 'VA-K022'],
  'return-sloth': ['VA-C042', 'VA-V043'],
  'reveal-next': ['VA-G035'],
  'scratch': ['VA-D067', 'VA-D068', 'VA-D069'],
  'seek-refuge': ['VA-D080', 'VA-D081'],
  'shape-cave': ['VA-C053'],
  'shriek': ['VA-D065', 'VA-D066'],
  'slide-part': ['VA-G074', 'VA-G077'],
  'slide-rocks': ['VA-C032', 'VA-C035'],
  'slither': ['VA-D057', 'VA-D058'],
  'spores': ['VA-C039', 'VA-C044'],
  'spores-tribe': ['VA-C041', 'VA-C044'],
  'stash-loot': ['VA-T060', 'VA-T086'],
  'steal-secret': ['VA-T043'],
  'steal-treasure': ['VA-T042'],
  'sticky-fingers': ['VA-T040'],
  'surface': ['VA-D113', 'VA-D114', 'VA-D115', 'VA-D116'],
  'swat': ['VA-D059', 'VA-D060'],
  'swing-axe': ['VA-K116'],
  'thief-turn': ['VA-T009', 'VA-T011', 'VA-T012', 'VA-T033', 'VA-T039', 'VA-T048', 'VA-T051'],
  'tribe-acts': ['VA-B077', 'VA-B081', 'VA-B084', 'VA-B117'],
  'turn-tile': ['VA-C048'],
  'underworm': ['VA-V154', 'VA-V176'],
  'use-beetles': ['VA-B043'],
  'use-trap': ['VA-B069', 'VA-B071'],
  'use-tunnels': ['VA-B057', 'VA-B058'],
  'wing': ['VA-D053', 'VA-D018', 'VA-D022'],
};

export const VERBS: string[] = [
  'yes',
  'no',
  'done',
  'end-turn',
  'stay',
  'move',
  'push',
  'point',
  'reveal',
  'orient',
  'lay',
  'lay-tile',
  'remove',
  'slide',
  'slide-round',
  'choose-piece',
  'choose-role',
  'choose-terrain',
  'lay-terrain',
  'put-treasure',
  'place-cube',
  'give-cube',
  'give-unplaced-cube',
  'show-treasure',
  'show-sidequest',
  'ready-javelin',
  'drink-potion',
  'attack',
  'bomb-dragon',
  'smash-crystal',
  'take-treasure',
  'take-gem',
  'bomb-wall',
  'shoot',
  'shoot-enchanted',
  'flare',
  'keep-treasure',
  'decline-treasure',
  'ready',
  'draw-monster',
  'fight-goblins',
  'steal-treasure',
  'steal-hidden-treasure',
  'choose-war',
  'redraw-war',
  'refuse-discs',
  'scatter',
  'assign-monster',
  'dismiss-monster',
  'redraw-monster',
  'redraw-secret',
  'discard-secret',
  'play-secret',
  'play-secret-on',
  'hex',
  'activate',
  'tunnel',
  'burrow',
  'stagger',
  'lure-knight',
  'tribe-flare',
  'tribe-attack',
  'hew-crystal',
  'plunder-treasure',
  'plunder-gem',
  'plunder-dragon',
  'explore',
  'hide',
  'special-action',
  'appear',
  'lurk',
  'jump',
  'ambush',
  'lie-low',
  'lull-tribe',
  'take-secrets',
  'take-rage',
  'steal-secret',
  'steal-hidden-secret',
  'use-power',
  'use-any-power',
  'finish-powers',
  'slither',
  'swat-treasure',
  'swat-gem',
  'claim-sloth',
  'return-sloth',
  'gather-treasure',
  'place-gem',
  'discard-power',
  'reroll',
  'surface',
  'use-omen',
  'pay-omen',
  'discard-omen',
  'play-event',
  'give-treasure',
  'carry-treasure',
  'slide-rocks',
  'lift-rocks',
  'turn-tile',
  'add-event',
  'bury-events',
  'shed-hatred',
  'vent-hatred',
  'skip-treasure',
  'assign-stats',
  'climb',
  'climb-across',
  'peek',
  'loot-treasure',
  'loot-gem',
  'loot-gem-safely',
  'pickpocket',
  'pick-lock',
  'backstab',
  'hide-loot',
  'thief-flare',
  'stash-treasure',
  'stash-gem',
  'buy-upgrade',
  'lose-upgrade',
];
