// Made by tools/generate_types.py from the contract of vast. Do not edit.

/** The events that are shown on their own, and how. */
export const BEATS: Partial<Record<Event['key'], Beat>> = {
  'tile-laid': 'quick',
  'tile-revealed': 'step',
  'tile-removed': 'quick',
  'terrain-removed': 'step',
  'map-slid': 'step',
  'tribe-uncovered': 'step',
  'piece-gone': 'quick',
  'piece-moved': 'quick',
  'token-placed': 'quick',
  'token-taken': 'quick',
  'gem-returned': 'step',
  'crystal-smashed': 'step',
  'die-rolled': 'step',
  'turn-began': 'turn',
  'collapse-began': 'climax',
  'nothing-to-lay': 'step',
  'edges-stay-open': 'step',
  'nothing-collapses': 'step',
  'terrain-laid': 'step',
  'ambush-beaten': 'step',
  'ambushed': 'climax',
  'attack-missed': 'step',
  'encounter-opened': 'quick',
  'event-played': 'step',
  'health-lost': 'climax',
  'health-regained': 'step',
  'javelin-thrown': 'step',
  'knight-attacked': 'step',
  'monster-drawn': 'step',
  'potion-drunk': 'step',
  'shot': 'step',
  'sidequest-shown': 'step',
  'treasure-shown': 'step',
  'treasure-stolen': 'step',
  'hidden-treasure-stolen': 'step',
  'treasure-taken': 'step',
  'wall-bombed': 'step',
  'war-drawn': 'step',
  'war-chosen': 'step',
  'ruby-used': 'step',
  'tribe-grew': 'quick',
  'goblins-drew-monster': 'step',
  'monster-assigned': 'quick',
  'secret-drawn': 'step',
  'hidden-secret-drawn': 'quick',
  'secret-played': 'step',
  'blind-fury': 'step',
  'fire-bomber': 'step',
  'hexed': 'step',
  'hiding-spots': 'step',
  'trap-sprung': 'climax',
  'population-lost': 'step',
  'tribe-scattered': 'climax',
  'tribe-activated': 'step',
  'tribe-appeared': 'step',
  'tribe-hid': 'quick',
  'special-action': 'step',
  'tribe-attacked': 'step',
  'knight-poisoned': 'step',
  'bomber-exploded': 'step',
  'crystal-hewn': 'step',
  'goblins-lay-low': 'step',
  'treasure-plundered': 'step',
  'gem-plundered': 'step',
  'dragon-plundered': 'step',
  'power-used': 'step',
  'sloth-overcome': 'quick',
  'dragon-woke': 'climax',
  'dragon-surfaced': 'climax',
  'dragon-hurt': 'climax',
  'flame-wall-laid': 'step',
  'treasure-gathered': 'step',
  'gem-placed': 'quick',
  'goblins-eaten': 'step',
  'omen-drawn': 'quick',
  'omen-used': 'step',
  'rocks-slid': 'step',
  'spored': 'step',
  'hatred-shed': 'quick',
  'events-buried': 'step',
  'thief-appeared': 'step',
  'stats-assigned': 'step',
  'thief-peeked': 'step',
  'thief-peeked-own': 'step',
  'thief-looted': 'step',
  'action-die-rolled': 'quick',
  'thief-picks-pocket': 'step',
  'thief-picks-lock': 'step',
  'thief-succeeds': 'step',
  'thief-fails': 'step',
  'thief-stabs': 'step',
  'loot-hidden': 'step',
  'loot-stashed': 'climax',
  'upgrade-bought': 'step',
  'upgrade-lost': 'step',
  'thief-died': 'climax',
  'thief-evaded': 'step',
  'game-over': 'climax',
};

export type Beat = 'quick' | 'step' | 'climax' | 'turn' | 'round';

export interface BoardsView {
  knight?: KnightView;
  goblins?: GoblinsView;
  dragon?: DragonView;
  cave?: CaveView;
  thief?: ThiefView;
}

export type Box = 'greed' | 'hunger' | 'pride-event' | 'pride-still' | 'pride-gem';

/** The lines of a score sheet in their order. */
export const CATEGORIES: readonly Category[] = ['victory'];

export interface CardsView {
  past_plunder: Role | null;
  flare: Role[];
  infestation: string | null;
  ash_dragon: boolean;
  alone_in_the_dark: boolean;
}

export type Category = 'victory';

export interface CaveView {
  omens: Record<string, number>;
  bag: number;
  prices: Record<string, number>;
  tiles: (Tile | null)[];
  next_events: Happening[];
  hatred: number;
}

export interface CubesView {
  unplaced: number;
  set_aside: number;
  discarded: number;
  poisoned: number;
  grit_track: number[];
  placed: Record<string, number>;
}

/** The answer that says no to a whole question. */
export const DECLINES: Partial<Record<Question['about'], Verb>> = {
  'seek-refuge': 'stay',
  'face-event': 'ready',
  'brace': 'ready',
  'brace-monster': 'ready',
  'rest-for-health': 'no',
  'discard-for-health': 'no',
  'keep-treasure': 'decline-treasure',
  'refuse-discs': 'done',
  'assign-monsters': 'done',
  'redraw-secret': 'done',
  'activate-tribes': 'end-turn',
  'use-tunnels': 'stay',
  'tribe-acts': 'done',
  'gnome-jump': 'stay',
  'poison': 'no',
  'ambush': 'lie-low',
  'use-beetles': 'no',
  'use-trap': 'no',
  'gather-treasure': 'done',
  'be-greedy': 'done',
  'place-gem': 'done',
  'keep-still': 'done',
  'claim-sloth': 'done',
  'surface': 'no',
  'shriek': 'no',
  'dragon-ride': 'stay',
  'dragon-go-on': 'stay',
  'omens': 'done',
  'peeked': 'done',
  'evade': 'stay',
};

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
  'seat': 'seat',
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
  'upgrade': 'upgrade',
  'war': 'war',
  'winners': 'seat',
};

export interface DecksView {
  event: number;
  treasure: number;
  monster: number;
  monster_discards: Monster[];
  events_played: Happening[];
}

export type Die = 'around' | 'diamond' | 'corners' | 'centre' | 'cross' | 'saltire';

export type Direction = 'north' | 'east' | 'south' | 'west';

export interface DragonView {
  health: number;
  most_health: number;
  wakefulness: number;
  wakes_at: number;
  armor: number;
  spirit: number;
  sloth: Record<string, number>;
  sloth_room: Record<string, number>;
  eaten: number;
  most_eaten: number;
  awake: boolean;
  surfaced: boolean;
  hand: (Symbol | null)[];
  deck: number;
  discards: Symbol[];
  treasures: number;
  shriek: boolean;
  shriek_turns: number;
  gems_spent: Gem[];
}

export interface EdgeView {
  space: Space;
  side: Direction;
}

/** Everything that can happen. */
export type Event =
  | { key: 'tile-laid'; args: { space: Space; tribe: Tribe; } }
  | { key: 'tile-revealed'; args: { role: Role; space: Space; tile: Tile; } }
  | { key: 'tile-oriented'; args: { space: Space; facing: Facing; } }
  | { key: 'tile-removed'; args: { space: Space; tile: Tile; } }
  | { key: 'terrain-removed'; args: { space: Space; terrain: Terrain; } }
  | { key: 'map-slid'; args: { space: Space; direction: Direction; } }
  | { key: 'tribe-uncovered'; args: { piece: Piece; space: Space; } }
  | { key: 'piece-gone'; args: { piece: Piece; } }
  | { key: 'piece-moved'; args: { piece: Piece; space: Space; } }
  | { key: 'token-placed'; args: { token: Token; space: Space; } }
  | { key: 'token-taken'; args: { token: Token; space: Space; } }
  | { key: 'token-moved'; args: { token: Token; space: Space; } }
  | { key: 'gem-returned'; args: { gem: Gem; } }
  | { key: 'crystal-smashed'; args: { token: Token; space: Space; } }
  | { key: 'die-rolled'; args: { role: Role; die: Die; } }
  | { key: 'turn-began'; args: { role: Role; seat: number; turn: number; } }
  | { key: 'collapse-began'; args: Record<string, never> }
  | { key: 'nothing-to-lay'; args: Record<string, never> }
  | { key: 'edges-stay-open'; args: Record<string, never> }
  | { key: 'nothing-collapses'; args: Record<string, never> }
  | { key: 'no-place-for-treasure'; args: Record<string, never> }
  | { key: 'terrain-laid'; args: { terrain: Terrain; space: Space; } }
  | { key: 'ambush-beaten'; args: Record<string, never> }
  | { key: 'ambushed'; args: Record<string, never> }
  | { key: 'attack-missed'; args: Record<string, never> }
  | { key: 'cube-earned'; args: { grit: number; } }
  | { key: 'cube-found'; args: Record<string, never> }
  | { key: 'cube-placed'; args: { item: Item; } }
  | { key: 'cube-poisoned'; args: Record<string, never> }
  | { key: 'cube-returned'; args: { grit: number; } }
  | { key: 'encounter-opened'; args: { left: number; } }
  | { key: 'event-played'; args: { happening: Happening; } }
  | { key: 'grit-gained'; args: { amount: number; grit: number; } }
  | { key: 'grit-lost'; args: { amount: number; grit: number; } }
  | { key: 'health-lost'; args: { amount: number; health: number; } }
  | { key: 'health-regained'; args: { amount: number; health: number; } }
  | { key: 'javelin-readied'; args: Record<string, never> }
  | { key: 'javelin-thrown'; args: Record<string, never> }
  | { key: 'knight-attacked'; args: { piece: Piece; } }
  | { key: 'monster-drawn'; args: { monster: Monster; } }
  | { key: 'potion-drunk'; args: Record<string, never> }
  | { key: 'shot'; args: { piece: Piece; } }
  | { key: 'sidequest-shown'; args: { sidequest: Sidequest; amount: number; } }
  | { key: 'treasure-declined'; args: { treasure: Treasure; } }
  | { key: 'treasure-kept'; args: Record<string, never> }
  | { key: 'treasure-lost'; args: Record<string, never> }
  | { key: 'treasure-shown'; args: { treasure: Treasure; } }
  | { key: 'treasure-stolen'; args: { treasure: Treasure; } }
  | { key: 'hidden-treasure-stolen'; args: Record<string, never> }
  | { key: 'treasure-taken'; args: Record<string, never> }
  | { key: 'wall-bombed'; args: { space: Space; direction: Direction; } }
  | { key: 'war-drawn'; args: { war: War; } }
  | { key: 'war-chosen'; args: { war: War; } }
  | { key: 'ruby-used'; args: Record<string, never> }
  | { key: 'discs-refused'; args: { tribe: Tribe; amount: number; } }
  | { key: 'tribe-grew'; args: { tribe: Tribe; amount: number; } }
  | { key: 'leader-rose'; args: Record<string, never> }
  | { key: 'goblins-drew-monster'; args: { monster: Monster; } }
  | { key: 'monster-assigned'; args: { monster: Monster; tribe: Tribe; } }
  | { key: 'monster-dismissed'; args: { monster: Monster; } }
  | { key: 'secret-drawn'; args: { secret: Secret; } }
  | { key: 'hidden-secret-drawn'; args: Record<string, never> }
  | { key: 'secret-played'; args: { secret: Secret; } }
  | { key: 'secret-discarded'; args: { secret: Secret; } }
  | { key: 'blind-fury'; args: { tribe: Tribe; } }
  | { key: 'fire-bomber'; args: { tribe: Tribe; } }
  | { key: 'hexed'; args: { role: Role; amount: number; } }
  | { key: 'hiding-spots'; args: { tribe: Tribe; } }
  | { key: 'trap-sprung'; args: Record<string, never> }
  | { key: 'rage-rose'; args: { amount: number; rage: number; } }
  | { key: 'rage-fell'; args: { amount: number; rage: number; } }
  | { key: 'population-lost'; args: { tribe: Tribe; amount: number; } }
  | { key: 'tribe-scattered'; args: { tribe: Tribe; amount: number; } }
  | { key: 'tribe-activated'; args: { tribe: Tribe; } }
  | { key: 'tribe-appeared'; args: { tribe: Tribe; piece: Piece; space: Space; } }
  | { key: 'tribe-lurks'; args: { tribe: Tribe; piece: Piece; space: Space; } }
  | { key: 'tribe-hid'; args: { tribe: Tribe; } }
  | { key: 'special-action'; args: { tribe: Tribe; } }
  | { key: 'tribe-attacked'; args: { tribe: Tribe; piece: Piece; } }
  | { key: 'knight-poisoned'; args: Record<string, never> }
  | { key: 'bomber-exploded'; args: { tribe: Tribe; } }
  | { key: 'crystal-hewn'; args: { tribe: Tribe; } }
  | { key: 'goblins-lay-low'; args: Record<string, never> }
  | { key: 'treasure-plundered'; args: { tribe: Tribe; } }
  | { key: 'gem-plundered'; args: { tribe: Tribe; gem: Gem; } }
  | { key: 'dragon-plundered'; args: { tribe: Tribe; } }
  | { key: 'power-used'; args: { power: Power; } }
  | { key: 'sloth-overcome'; args: { box: Box; wakefulness: number; } }
  | { key: 'sloth-returned'; args: { box: Box; wakefulness: number; } }
  | { key: 'dragon-woke'; args: Record<string, never> }
  | { key: 'dragon-surfaced'; args: Record<string, never> }
  | { key: 'dragon-hurt'; args: { amount: number; health: number; } }
  | { key: 'flame-wall-laid'; args: { space: Space; } }
  | { key: 'slithered'; args: { box: Box; target: Target; } }
  | { key: 'treasure-gathered'; args: Record<string, never> }
  | { key: 'hoard-given-up'; args: { amount: number; } }
  | { key: 'gem-placed'; args: { gem: Gem; space: Space; } }
  | { key: 'goblins-eaten'; args: { amount: number; eaten: number; } }
  | { key: 'omen-drawn'; args: { mark: Mark; } }
  | { key: 'omen-paid'; args: { mark: Mark; } }
  | { key: 'omen-used'; args: { omen: Omen; amount: number; } }
  | { key: 'rocks-slid'; args: { space: Space; direction: Direction; } }
  | { key: 'spored'; args: { role: Role; } }
  | { key: 'hatred-shed'; args: { left: number; } }
  | { key: 'events-buried'; args: Record<string, never> }
  | { key: 'thief-appeared'; args: Record<string, never> }
  | { key: 'stats-assigned'; args: { movement: number; stealth: number; thievery: number; } }
  | { key: 'thief-peeked'; args: { space: Space; } }
  | { key: 'thief-peeked-own'; args: { space: Space; tile: Tile; } }
  | { key: 'thief-looted'; args: { token: Token; space: Space; } }
  | { key: 'action-die-rolled'; args: { number: number; } }
  | { key: 'thief-picks-pocket'; args: { piece: Piece; } }
  | { key: 'thief-picks-lock'; args: { space: Space; } }
  | { key: 'thief-succeeds'; args: Record<string, never> }
  | { key: 'thief-fails'; args: Record<string, never> }
  | { key: 'thief-stabs'; args: { piece: Piece; cubes: number; } }
  | { key: 'loot-hidden'; args: { level: number; } }
  | { key: 'loot-stashed'; args: { count: number; goal: number; } }
  | { key: 'upgrade-bought'; args: { upgrade: Upgrade; } }
  | { key: 'upgrade-lost'; args: { upgrade: Upgrade; } }
  | { key: 'thief-died'; args: { space: Space; } }
  | { key: 'thief-evaded'; args: Record<string, never> }
  | { key: 'game-over'; args: { ending: string; winners: number[]; } };

export type Facing = 'north' | 'east' | 'south' | 'west';

export type Gem = 'claw' | 'flame' | 'wing';

export interface GoblinsView {
  rage: number;
  malaise: boolean;
  tribes: Record<string, TribeView>;
  monster_limit: number;
  monsters_drawn: Monster[];
  war: War | null;
  war_drawn: War[];
  war_discards: War[];
  secrets: (Secret | null)[];
  secrets_up: Secret[];
  secret_deck: number;
  secret_discards: Secret[];
  smashed: number;
  crystal_goal: number;
  secret_tunnels: boolean;
  blind_fury: Tribe[];
  fire_bomber: Tribe[];
  acting: Tribe | null;
  reach: Record<string, number>;
}

export type Happening = 'ambush' | 'rats' | 'deep-and-dark' | 'fresh-air' | 'fresh-water' | 'light' | 'cave-bread' |
  'vantage-point';

export type Item = 'movement' | 'perception' | 'strength' | 'ancient-map' | 'bomb' | 'bow' | 'shield' |
  'elven-sword' | 'enchanted-bow' | 'heroic-boots' | 'javelin' | 'mighty-axe' | 'pixie-lantern'
  | 'potion-kit';

export interface KnightView {
  health: number;
  most_health: number;
  grit: number;
  movement: number;
  perception: number;
  strength: number;
  steps_left: number;
  encounters_left: number;
  cubes: CubesView;
  bombs: number;
  treasures: Treasure[];
  face_down_treasures: (Treasure | null)[];
  sidequests: (Sidequest | null)[];
  sidequests_shown: Sidequest[];
  sidequest_deck: number;
  smashed: number;
  crystal_goal: number;
  golem: boolean;
  beetles: boolean;
  dead: boolean;
}

export type Mark = 'chasm' | 'bat' | 'boulder' | 'quartz' | 'mushroom' | 'trail';

export type Monster = 'pet-frog' | 'ogre' | 'troll' | 'golem' | 'gnome' | 'wisp' | 'bright-beetles' | 'underworm' |
  'blob' | 'flame-giant';

export type Omen = 'giant-bats' | 'rockslide' | 'past-plunder' | 'soporific-spores' | 'hatred' | 'crystal-curse';

/** What is printed on boards and cards. */
export const PRINTED: VastPrinted = {
 "tiles": {
  "entrance": {
   "type": "entrance",
   "walls": []
  },
  "a01": {
   "type": "ambush",
   "walls": []
  },
  "a02": {
   "type": "ambush",
   "walls": [
    "east",
    "west"
   ]
  },
  "a03": {
   "type": "ambush",
   "walls": [
    "west"
   ]
  },
  "a04": {
   "type": "ambush",
   "walls": [
    "west"
   ]
  },
  "a05": {
   "type": "ambush",
   "walls": []
  },
  "a06": {
   "type": "ambush",
   "walls": [
    "west"
   ]
  },
  "a07": {
   "type": "ambush",
   "walls": [
    "south",
    "west"
   ]
  },
  "a08": {
   "type": "ambush",
   "walls": [
    "east",
    "west"
   ]
  },
  "a09": {
   "type": "ambush",
   "walls": [
    "east",
    "west"
   ]
  },
  "a10": {
   "type": "ambush",
   "walls": []
  },
  "a11": {
   "type": "ambush",
   "walls": [
    "south",
    "west"
   ]
  },
  "a12": {
   "type": "ambush",
   "walls": [
    "east",
    "south",
    "west"
   ]
  },
  "a13": {
   "type": "ambush",
   "walls": []
  },
  "a14": {
   "type": "ambush",
   "walls": [
    "south",
    "west"
   ]
  },
  "a15": {
   "type": "ambush",
   "walls": [
    "south",
    "west"
   ]
  },
  "e01": {
   "type": "event",
   "walls": [
    "east",
    "west"
   ]
  },
  "e02": {
   "type": "event",
   "walls": [
    "west"
   ]
  },
  "e03": {
   "type": "event",
   "walls": [
    "east",
    "west"
   ]
  },
  "e04": {
   "type": "event",
   "walls": [
    "east",
    "west"
   ]
  },
  "e05": {
   "type": "event",
   "walls": []
  },
  "e06": {
   "type": "event",
   "walls": [
    "west"
   ]
  },
  "e07": {
   "type": "event",
   "walls": []
  },
  "e08": {
   "type": "event",
   "walls": [
    "south",
    "west"
   ]
  },
  "e09": {
   "type": "event",
   "walls": [
    "south",
    "west"
   ]
  },
  "e10": {
   "type": "event",
   "walls": []
  },
  "e11": {
   "type": "event",
   "walls": [
    "south",
    "west"
   ]
  },
  "e12": {
   "type": "event",
   "walls": [
    "east",
    "south",
    "west"
   ]
  },
  "e13": {
   "type": "event",
   "walls": [
    "west"
   ]
  },
  "e14": {
   "type": "event",
   "walls": []
  },
  "e15": {
   "type": "event",
   "walls": []
  },
  "t01": {
   "type": "treasure-room",
   "walls": []
  },
  "t02": {
   "type": "treasure-room",
   "walls": []
  },
  "t03": {
   "type": "treasure-room",
   "walls": []
  },
  "t04": {
   "type": "treasure-room",
   "walls": [
    "west"
   ]
  },
  "t05": {
   "type": "treasure-room",
   "walls": [
    "east",
    "west"
   ]
  },
  "t06": {
   "type": "treasure-room",
   "walls": [
    "south",
    "west"
   ]
  },
  "v01": {
   "type": "vault",
   "walls": [
    "south",
    "west"
   ]
  },
  "v02": {
   "type": "vault",
   "walls": [
    "south",
    "west"
   ]
  },
  "v03": {
   "type": "vault",
   "walls": [
    "west"
   ]
  },
  "v04": {
   "type": "vault",
   "walls": [
    "south",
    "west"
   ]
  },
  "v05": {
   "type": "vault",
   "walls": [
    "west"
   ]
  },
  "v06": {
   "type": "vault",
   "walls": [
    "west"
   ]
  },
  "c01": {
   "type": "crystal",
   "walls": []
  },
  "c02": {
   "type": "crystal",
   "walls": [
    "west"
   ]
  },
  "c03": {
   "type": "crystal",
   "walls": [
    "south",
    "west"
   ]
  },
  "c04": {
   "type": "crystal",
   "walls": [
    "west"
   ]
  },
  "c05": {
   "type": "crystal",
   "walls": [
    "south",
    "west"
   ]
  },
  "c06": {
   "type": "crystal",
   "walls": []
  },
  "c07": {
   "type": "crystal",
   "walls": [
    "south",
    "west"
   ]
  },
  "c08": {
   "type": "crystal",
   "walls": []
  },
  "c09": {
   "type": "crystal",
   "walls": [
    "west"
   ]
  }
 },
 "tracks": {
  "movement": [
   1,
   3,
   5,
   7
  ],
  "perception": [
   1,
   2,
   3,
   4
  ],
  "strength": [
   1,
   2,
   3,
   4
  ]
 },
 "cube_room": {
  "movement": 3,
  "perception": 3,
  "strength": 3,
  "ancient-map": 3,
  "bomb": 1,
  "bow": 1,
  "shield": 1,
  "elven-sword": 1,
  "enchanted-bow": 1,
  "heroic-boots": 1,
  "javelin": 0,
  "mighty-axe": 1,
  "pixie-lantern": 1,
  "potion-kit": 1
 },
 "top_grit": 45,
 "most_rage": 3,
 "power_costs": {
  "claw": [
   "claw"
  ],
  "flame": [
   "flame"
  ],
  "wing": [
   "wing"
  ],
  "hiss": [
   "claw",
   "claw"
  ],
  "slither": [
   "claw",
   "flame"
  ],
  "swat": [
   "claw",
   "wing"
  ],
  "scorch": [
   "flame",
   "flame"
  ],
  "burn": [
   "flame",
   "wing"
  ],
  "slap": [
   "wing",
   "wing"
  ],
  "shriek": [
   "any",
   "any"
  ],
  "scratch": [
   "claw",
   "claw",
   "claw"
  ],
  "flame-wall": [
   "flame",
   "flame",
   "flame"
  ],
  "smash": [
   "any",
   "any",
   "any"
  ],
  "wrath": [
   "any",
   "any",
   "any",
   "any"
  ]
 },
 "omen_marks": {
  "giant-bats": [
   "chasm",
   "bat",
   "boulder"
  ],
  "rockslide": [
   "bat",
   "boulder",
   "quartz"
  ],
  "past-plunder": [
   "boulder",
   "quartz",
   "mushroom"
  ],
  "soporific-spores": [
   "quartz",
   "mushroom",
   "trail"
  ],
  "hatred": [
   "mushroom",
   "trail",
   "chasm"
  ],
  "crystal-curse": [
   "trail",
   "chasm",
   "bat"
  ]
 }
};

export type Piece = 'knight' | 'fangs' | 'bones' | 'eye' | 'dragon' | 'thief';

export interface PieceView {
  space: Space | null;
  lurking: boolean;
}

export type Power = 'claw' | 'flame' | 'wing' | 'hiss' | 'slither' | 'swat' | 'scorch' | 'burn' | 'slap' | 'shriek'
  | 'scratch' | 'flame-wall' | 'smash' | 'wrath';

export type PowerCost = 'claw' | 'flame' | 'wing' | 'any';

/** The rules behind a question. */
export const QUESTION_RULES: Record<Question['about'], string[]> = {
  'reveal-next': ['VA-G035'],
  'orient-tile': ['VA-G032', 'VA-G033', 'VA-G036'],
  'fill-edge': ['VA-G037', 'VA-G038', 'VA-G039'],
  'lay-dark-tile': ['VA-G054', 'VA-G055', 'VA-V166'],
  'push-piece': ['VA-G081', 'VA-G095'],
  'push-step': ['VA-G081', 'VA-G094', 'VA-G095'],
  'move-off': ['VA-G091', 'VA-G092', 'VA-G093'],
  'seek-refuge': ['VA-D080', 'VA-D081'],
  'push-token': ['VA-G088'],
  'collapse-tile': ['VA-G053', 'VA-G056', 'VA-G059'],
  'slide-part': ['VA-G074', 'VA-G077'],
  'past-plunder': ['VA-V122', 'VA-V124'],
  'past-plunder-tile': ['VA-V123'],
  'choose-terrain': ['VA-R003', 'VA-R005'],
  'lay-terrain': ['VA-R006', 'VA-R010'],
  'knight-turn': ['VA-K007', 'VA-K014', 'VA-K024', 'VA-K025', 'VA-K028'],
  'face-event': ['VA-K035', 'VA-K106'],
  'brace': ['VA-K042', 'VA-K045'],
  'brace-monster': ['VA-V143'],
  'choose-ambusher': ['VA-V144'],
  'retreat': ['VA-V148', 'VA-V159', 'VA-V174'],
  'underworm': ['VA-V154', 'VA-V176'],
  'return-cube': ['VA-K091', 'VA-K022'],
  'poisoned-cube': ['VA-B061', 'VA-B062'],
  'rest-for-health': ['VA-K127', 'VA-K129'],
  'discard-for-health': ['VA-K128', 'VA-K129'],
  'keep-treasure': ['VA-K070'],
  'swing-axe': ['VA-K116'],
  'steal-treasure': ['VA-T042'],
  'choose-war': ['VA-B010', 'VA-B064'],
  'refuse-discs': ['VA-B022', 'VA-B023'],
  'overpopulation': ['VA-B024', 'VA-B025', 'VA-B063'],
  'assign-monsters': ['VA-B028', 'VA-B031', 'VA-B033'],
  'redraw-secret': ['VA-B064', 'VA-B065'],
  'discard-secret': ['VA-B055'],
  'activate-tribes': ['VA-B075', 'VA-B080'],
  'use-tunnels': ['VA-B057', 'VA-B058'],
  'tribe-acts': ['VA-B077', 'VA-B081', 'VA-B084', 'VA-B117'],
  'gnome-jump': ['VA-B041'],
  'cave-in': ['VA-B059', 'VA-B060'],
  'poison': ['VA-B061', 'VA-B062'],
  'loot-drop': ['VA-B090'],
  'ambush': ['VA-K042', 'VA-K043', 'VA-K044'],
  'use-beetles': ['VA-B043'],
  'drop-monster': ['VA-B111'],
  'use-trap': ['VA-B069', 'VA-B071'],
  'spores-tribe': ['VA-C041', 'VA-C044'],
  'steal-secret': ['VA-T043'],
  'dragon-turn': ['VA-D012', 'VA-D016', 'VA-D018', 'VA-D032', 'VA-D033', 'VA-D035', 'VA-D038'],
  'gather-treasure': ['VA-D087', 'VA-D089', 'VA-D090'],
  'be-greedy': ['VA-D088', 'VA-D091'],
  'place-gem': ['VA-D092', 'VA-D093'],
  'keep-still': ['VA-D101', 'VA-D109'],
  'claim-sloth': ['VA-D099', 'VA-D104', 'VA-D105', 'VA-D108'],
  'surface': ['VA-D113', 'VA-D114', 'VA-D115', 'VA-D116'],
  'shriek': ['VA-D065', 'VA-D066'],
  'claw-next': ['VA-D046', 'VA-D125'],
  'hiss': ['VA-D054', 'VA-D056'],
  'scratch': ['VA-D067', 'VA-D068', 'VA-D069'],
  'burn': ['VA-D062'],
  'flame-wall': ['VA-D070', 'VA-D071'],
  'wing': ['VA-D053', 'VA-D018', 'VA-D022'],
  'dragon-ride': ['VA-R035', 'VA-R041'],
  'dragon-go-on': ['VA-R041', 'VA-D018'],
  'slither': ['VA-D057', 'VA-D058'],
  'swat': ['VA-D059', 'VA-D060'],
  'discard-power': ['VA-D098'],
  'return-sloth': ['VA-C042', 'VA-V043'],
  'choose-tile': ['VA-C010', 'VA-C012'],
  'shape-cave': ['VA-C053'],
  'place-treasure': ['VA-C056', 'VA-V056'],
  'omens': ['VA-C023', 'VA-C026', 'VA-C027'],
  'pay-omen': ['VA-C025'],
  'discard-omen': ['VA-B068'],
  'choose-event': ['VA-C083', 'VA-C084'],
  'give-treasure': ['VA-C079'],
  'giant-bats': ['VA-C029', 'VA-C030'],
  'lift-rocks': ['VA-C033'],
  'slide-rocks': ['VA-C032', 'VA-C035'],
  'spores': ['VA-C039', 'VA-C044'],
  'hatred': ['VA-C045', 'VA-L031'],
  'crystal-curse': ['VA-C047', 'VA-C050', 'VA-C052'],
  'turn-tile': ['VA-C048'],
  'assign-stats': ['VA-T007', 'VA-T070'],
  'thief-turn': ['VA-T009', 'VA-T011', 'VA-T012', 'VA-T033', 'VA-T039', 'VA-T048', 'VA-T051'],
  'peeked': ['VA-T015', 'VA-T016'],
  'sticky-fingers': ['VA-T040'],
  'grab-treasure': ['VA-T057'],
  'stash-loot': ['VA-T060', 'VA-T086'],
  'choose-upgrade': ['VA-T064', 'VA-T066', 'VA-T069'],
  'lose-upgrade': ['VA-C043', 'VA-T067'],
  'evade': ['VA-T071', 'VA-T073'],
};

/** Everything a seat can be asked. */
export type Question =
  | { about: 'reveal-next'; args: { space?: Space; tile?: Tile; } }
  | { about: 'orient-tile'; args: { space: Space; tile: Tile; } }
  | { about: 'fill-edge'; args: Record<string, never> }
  | { about: 'lay-dark-tile'; args: Record<string, never> }
  | { about: 'push-piece'; args: { piece: Piece; left: number; } }
  | { about: 'push-step'; args: { piece: Piece; left: number; } }
  | { about: 'move-off'; args: { piece: Piece; } }
  | { about: 'seek-refuge'; args: { piece: Piece; } }
  | { about: 'push-token'; args: Record<string, never> }
  | { about: 'collapse-tile'; args: Record<string, never> }
  | { about: 'slide-part'; args: Record<string, never> }
  | { about: 'past-plunder'; args: Record<string, never> }
  | { about: 'past-plunder-tile'; args: Record<string, never> }
  | { about: 'choose-terrain'; args: Record<string, never> }
  | { about: 'lay-terrain'; args: { terrain: Terrain; } }
  | { about: 'knight-turn'; args: {
      steps: number;
      encounters: number;
      cubes: number;
      compared?: Record<string, Strengths>;
    } }
  | { about: 'face-event'; args: {
      steps?: number;
      encounters?: number;
      cubes?: number;
      compared?: Record<string, Strengths>;
    } }
  | { about: 'brace'; args: Record<string, never> }
  | { about: 'brace-monster'; args: { monster: Monster; strength: number; } }
  | { about: 'choose-ambusher'; args: Record<string, never> }
  | { about: 'retreat'; args: { monster?: Monster; strength?: number; } }
  | { about: 'underworm'; args: Record<string, never> }
  | { about: 'return-cube'; args: Record<string, never> }
  | { about: 'poisoned-cube'; args: Record<string, never> }
  | { about: 'rest-for-health'; args: Record<string, never> }
  | { about: 'discard-for-health'; args: Record<string, never> }
  | { about: 'keep-treasure'; args: { treasure: Treasure; } }
  | { about: 'swing-axe'; args: Record<string, never> }
  | { about: 'steal-treasure'; args: Record<string, never> }
  | { about: 'choose-war'; args: Record<string, never> }
  | { about: 'refuse-discs'; args: { fangs: number; bones: number; eye: number; } }
  | { about: 'overpopulation'; args: { fangs: number; bones: number; eye: number; } }
  | { about: 'assign-monsters'; args: { monster: Monster[]; room: number; } }
  | { about: 'redraw-secret'; args: Record<string, never> }
  | { about: 'discard-secret'; args: Record<string, never> }
  | { about: 'activate-tribes'; args: { compared?: Record<string, Strengths>; } }
  | { about: 'use-tunnels'; args: { tribe: Tribe; amount: number; compared?: Record<string, Strengths>; } }
  | { about: 'tribe-acts'; args: { tribe: Tribe; amount: number; compared?: Record<string, Strengths>; } }
  | { about: 'gnome-jump'; args: { tribe: Tribe; } }
  | { about: 'cave-in'; args: { left: number; } }
  | { about: 'poison'; args: { tribe: Tribe; cubes: number; } }
  | { about: 'loot-drop'; args: { level: number; } }
  | { about: 'ambush'; args: { compared?: Record<string, Strengths>; } }
  | { about: 'use-beetles'; args: { tribe: Tribe; amount: number; } }
  | { about: 'drop-monster'; args: { tribe: Tribe; } }
  | { about: 'use-trap'; args: Record<string, never> }
  | { about: 'spores-tribe'; args: Record<string, never> }
  | { about: 'steal-secret'; args: Record<string, never> }
  | { about: 'dragon-turn'; args: { armor: number; cards: number; } }
  | { about: 'gather-treasure'; args: { armor: number; cards: number; } }
  | { about: 'be-greedy'; args: { armor: number; cards: number; } }
  | { about: 'place-gem'; args: { armor: number; cards: number; } }
  | { about: 'keep-still'; args: { armor: number; cards: number; } }
  | { about: 'claim-sloth'; args: { armor: number; cards: number; } }
  | { about: 'surface'; args: { armor: number; cards: number; } }
  | { about: 'shriek'; args: Record<string, never> }
  | { about: 'claw-next'; args: Record<string, never> }
  | { about: 'hiss'; args: Record<string, never> }
  | { about: 'scratch'; args: Record<string, never> }
  | { about: 'burn'; args: Record<string, never> }
  | { about: 'flame-wall'; args: Record<string, never> }
  | { about: 'wing'; args: Record<string, never> }
  | { about: 'dragon-ride'; args: Record<string, never> }
  | { about: 'dragon-go-on'; args: Record<string, never> }
  | { about: 'slither'; args: Record<string, never> }
  | { about: 'swat'; args: Record<string, never> }
  | { about: 'discard-power'; args: Record<string, never> }
  | { about: 'return-sloth'; args: Record<string, never> }
  | { about: 'choose-tile'; args: { space: Space; } }
  | { about: 'shape-cave'; args: Record<string, never> }
  | { about: 'place-treasure'; args: Record<string, never> }
  | { about: 'omens'; args: Record<string, never> }
  | { about: 'pay-omen'; args: { omen: Omen; left: number; } }
  | { about: 'discard-omen'; args: Record<string, never> }
  | { about: 'choose-event'; args: Record<string, never> }
  | { about: 'give-treasure'; args: Record<string, never> }
  | { about: 'giant-bats'; args: Record<string, never> }
  | { about: 'lift-rocks'; args: Record<string, never> }
  | { about: 'slide-rocks'; args: Record<string, never> }
  | { about: 'spores'; args: Record<string, never> }
  | { about: 'hatred'; args: Record<string, never> }
  | { about: 'crystal-curse'; args: Record<string, never> }
  | { about: 'turn-tile'; args: Record<string, never> }
  | { about: 'assign-stats'; args: { steps: number; cubes: number; compared?: Record<string, Strengths>; } }
  | { about: 'thief-turn'; args: { steps: number; cubes: number; compared?: Record<string, Strengths>; } }
  | { about: 'peeked'; args: { tile: Tile; } }
  | { about: 'sticky-fingers'; args: Record<string, never> }
  | { about: 'grab-treasure'; args: Record<string, never> }
  | { about: 'stash-loot'; args: Record<string, never> }
  | { about: 'choose-upgrade'; args: Record<string, never> }
  | { about: 'lose-upgrade'; args: Record<string, never> }
  | { about: 'evade'; args: Record<string, never> };

export type Role = 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief';

/** The arguments whose things an event is about. */
export const SUBJECTS: Partial<Record<Event['key'], readonly string[]>> = {
  'tile-laid': ['space', 'tribe'],
  'tile-revealed': ['space', 'role'],
  'tile-removed': ['space'],
  'terrain-removed': ['space'],
  'map-slid': ['space'],
  'tribe-uncovered': ['space', 'piece'],
  'piece-gone': ['piece'],
  'piece-moved': ['space', 'piece'],
  'token-placed': ['space'],
  'token-taken': ['space'],
  'crystal-smashed': ['space'],
  'die-rolled': ['role'],
  'turn-began': ['role'],
  'terrain-laid': ['space'],
  'knight-attacked': ['piece'],
  'monster-drawn': ['monster'],
  'shot': ['piece'],
  'wall-bombed': ['space'],
  'tribe-grew': ['tribe'],
  'goblins-drew-monster': ['monster'],
  'monster-assigned': ['tribe', 'monster'],
  'secret-drawn': ['secret'],
  'secret-played': ['secret'],
  'blind-fury': ['tribe'],
  'fire-bomber': ['tribe'],
  'hexed': ['role'],
  'hiding-spots': ['tribe'],
  'population-lost': ['tribe'],
  'tribe-scattered': ['tribe'],
  'tribe-activated': ['tribe'],
  'tribe-appeared': ['space', 'piece'],
  'tribe-hid': ['tribe'],
  'special-action': ['tribe'],
  'tribe-attacked': ['piece', 'tribe'],
  'bomber-exploded': ['tribe'],
  'crystal-hewn': ['tribe'],
  'treasure-plundered': ['tribe'],
  'gem-plundered': ['tribe'],
  'dragon-plundered': ['tribe'],
  'flame-wall-laid': ['space'],
  'gem-placed': ['space'],
  'rocks-slid': ['space'],
  'spored': ['role'],
  'thief-peeked': ['space'],
  'thief-peeked-own': ['space'],
  'thief-looted': ['space'],
  'thief-picks-pocket': ['piece'],
  'thief-picks-lock': ['space'],
  'thief-stabs': ['piece'],
  'thief-died': ['space'],
};

export type Secret = 'secret-tunnels' | 'cave-in' | 'poison' | 'leader' | 'goblin-ruby' | 'blind-fury' |
  'fire-bomber' | 'hex' | 'trap' | 'hiding-spots';

export type Sidequest = 'adventurous' | 'stalwart' | 'bedecked' | 'daring' | 'fearless' | 'persistent' | 'swift' |
  'cunning' | 'eagle-eyed' | 'intrepid';

export type Space = string;

export interface Strengths {
  yours: number;
  theirs: number;
}

export interface SupplyView {
  treasure: number;
  crystal: number;
  event: number;
  vault: number;
  rockslide: number;
}

export type Symbol = 'claw' | 'flame' | 'wing';

export type Target = 'greed' | 'hunger' | 'pride-event' | 'pride-still' | 'pride-gem';

export type Terrain = 'canyon' | 'lake' | 'magma' | 'mushroom-forest' | 'pit-1' | 'pit-2' | 'pit-3' | 'river';

export interface ThiefView {
  movement: number;
  stealth: number;
  thievery: number;
  tokens: number[];
  steps: number;
  cubes: number;
  carried: number;
  gems: Gem[];
  stashed: number;
  goal: number;
  upgrades: Upgrade[];
  loot_drop: number;
}

export type Tile = 'entrance' | 'a01' | 'a02' | 'a03' | 'a04' | 'a05' | 'a06' | 'a07' | 'a08' | 'a09' | 'a10' |
  'a11' | 'a12' | 'a13' | 'a14' | 'a15' | 'e01' | 'e02' | 'e03' | 'e04' | 'e05' | 'e06' | 'e07'
  | 'e08' | 'e09' | 'e10' | 'e11' | 'e12' | 'e13' | 'e14' | 'e15' | 't01' | 't02' | 't03' |
  't04' | 't05' | 't06' | 'v01' | 'v02' | 'v03' | 'v04' | 'v05' | 'v06' | 'c01' | 'c02' | 'c03'
  | 'c04' | 'c05' | 'c06' | 'c07' | 'c08' | 'c09';

export interface TilePrint {
  type: Type;
  walls: Direction[];
}

export interface TileView {
  space: Space;
  walls: Direction[];
  lit?: boolean;
  symbol?: Tribe;
  tile?: Tile;
  type?: Type;
  facing?: Direction;
  terrain?: Terrain;
  part?: number;
  tokens?: Record<string, number>;
}

export type Token = 'treasure' | 'crystal' | 'event' | 'vault' | 'gem-claw' | 'gem-flame' | 'gem-wing' | 'ogre' |
  'troll';

export type Treasure = 'elven-sword' | 'enchanted-bow' | 'heroic-boots' | 'javelin' | 'mighty-axe' | 'pixie-lantern' |
  'potion-kit';

export type Tribe = 'fangs' | 'bones' | 'eye';

export interface TribeView {
  population: number;
  most_population: number;
  strength: number;
  perception: number;
  monsters: Monster[];
  monster_slots: number;
  where: 'revealed' | 'lurking' | 'hidden';
  activated: boolean;
}

export type Type = 'entrance' | 'ambush' | 'event' | 'treasure-room' | 'vault' | 'crystal';

export type Upgrade = 'movement' | 'stealth' | 'thievery' | 'sticky-fingers' | 'lock-picking-kit' | 'climbing-gear' |
  'hand-crossbow' | 'unnatural-evasion' | 'two-to-three' | 'three-to-four' | 'all-four';

export interface VastPrinted {
  tiles: Record<string, TilePrint>;
  tracks: Record<string, number[]>;
  cube_room: Record<string, number>;
  top_grit: number;
  most_rage: number;
  power_costs: Record<string, PowerCost[]>;
  omen_marks: Record<string, Mark[]>;
}

export interface VastView {
  set: string;
  roles: Role[];
  turn: Role | null;
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
  crystal_tiles_gone: number;
  crystal_tiles_to_end: number;
  crystals_smashed: number;
  tiles_revealed: number;
  goals: Record<string, string>;
  cards: CardsView;
  boards: BoardsView;
}

/** Everything a seat can answer. */
export type Verb =
  | 'yes'
  | 'no'
  | 'done'
  | 'end-turn'
  | 'stay'
  | 'move'
  | 'push'
  | 'point'
  | 'reveal'
  | 'orient'
  | 'lay'
  | 'lay-tile'
  | 'remove'
  | 'slide'
  | 'slide-round'
  | 'choose-piece'
  | 'choose-role'
  | 'choose-terrain'
  | 'lay-terrain'
  | 'put-treasure'
  | 'place-cube'
  | 'give-cube'
  | 'give-unplaced-cube'
  | 'show-treasure'
  | 'show-sidequest'
  | 'ready-javelin'
  | 'drink-potion'
  | 'attack'
  | 'bomb-dragon'
  | 'smash-crystal'
  | 'take-treasure'
  | 'take-gem'
  | 'bomb-wall'
  | 'shoot'
  | 'shoot-enchanted'
  | 'flare'
  | 'keep-treasure'
  | 'decline-treasure'
  | 'ready'
  | 'draw-monster'
  | 'fight-goblins'
  | 'steal-treasure'
  | 'steal-hidden-treasure'
  | 'choose-war'
  | 'redraw-war'
  | 'refuse-discs'
  | 'scatter'
  | 'assign-monster'
  | 'dismiss-monster'
  | 'redraw-monster'
  | 'redraw-secret'
  | 'discard-secret'
  | 'play-secret'
  | 'play-secret-on'
  | 'hex'
  | 'activate'
  | 'tunnel'
  | 'burrow'
  | 'stagger'
  | 'lure-knight'
  | 'tribe-flare'
  | 'tribe-attack'
  | 'hew-crystal'
  | 'plunder-treasure'
  | 'plunder-gem'
  | 'plunder-dragon'
  | 'explore'
  | 'hide'
  | 'special-action'
  | 'appear'
  | 'lurk'
  | 'jump'
  | 'ambush'
  | 'lie-low'
  | 'lull-tribe'
  | 'take-secrets'
  | 'take-rage'
  | 'steal-secret'
  | 'steal-hidden-secret'
  | 'use-power'
  | 'use-any-power'
  | 'finish-powers'
  | 'slither'
  | 'swat-treasure'
  | 'swat-gem'
  | 'claim-sloth'
  | 'return-sloth'
  | 'gather-treasure'
  | 'place-gem'
  | 'discard-power'
  | 'reroll'
  | 'surface'
  | 'use-omen'
  | 'pay-omen'
  | 'discard-omen'
  | 'play-event'
  | 'give-treasure'
  | 'carry-treasure'
  | 'slide-rocks'
  | 'lift-rocks'
  | 'turn-tile'
  | 'add-event'
  | 'bury-events'
  | 'shed-hatred'
  | 'vent-hatred'
  | 'skip-treasure'
  | 'assign-stats'
  | 'climb'
  | 'climb-across'
  | 'peek'
  | 'loot-treasure'
  | 'loot-gem'
  | 'loot-gem-safely'
  | 'pickpocket'
  | 'pick-lock'
  | 'backstab'
  | 'hide-loot'
  | 'thief-flare'
  | 'stash-treasure'
  | 'stash-gem'
  | 'buy-upgrade'
  | 'lose-upgrade';

export type War = 'thirst' | 'spite' | 'consumption' | 'desolation' | 'waste' | 'ruin' | 'hate' | 'fear' |
  'desperation' | 'pain';
