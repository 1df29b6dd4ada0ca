import type { BoardTable } from '../board';
import { screen } from '$lib/page/screen.svelte';
import type { SeatKey } from '$parts/drawing/shapes';
import type { Fields, Role, VastView } from './types';

export const ROLE_FACES: Record<Role, { seat: SeatKey; icon: string }> = {
  knight: { seat: 'g', icon: 'visored-helm' },
  goblins: { seat: 'e', icon: 'goblin-head' },
  dragon: { seat: 'c', icon: 'spiked-dragon-head' },
  cave: { seat: 'd', icon: 'cave-entrance' },
  thief: { seat: 'a', icon: 'cowled' },
};

export const PIECE_FACES: Record<string, { seat: SeatKey; icon: string; role: Role }> = {
  knight: { seat: 'g', icon: 'visored-helm', role: 'knight' },
  fangs: { seat: 'e', icon: 'fangs', role: 'goblins' },
  bones: { seat: 'e', icon: 'crossed-bones', role: 'goblins' },
  eye: { seat: 'e', icon: 'all-seeing-eye', role: 'goblins' },
  dragon: { seat: 'c', icon: 'spiked-dragon-head', role: 'dragon' },
  thief: { seat: 'a', icon: 'cowled', role: 'thief' },
};

export const SYMBOL_ICONS: Record<string, string> = { fangs: 'fangs', bones: 'crossed-bones', eye: 'all-seeing-eye' };

export const TYPE_MARKS: Record<string, { icon: string; colour: string }> = {
  ambush: { icon: 'death-skull', colour: '#7d2a1c' },
  event: { icon: 'vortex', colour: '#5b4a78' },
  'treasure-room': { icon: 'open-treasure-chest', colour: '#6b4a0a' },
  vault: { icon: 'locked-chest', colour: '#3d3a33' },
  crystal: { icon: 'crystal-growth', colour: '#1d5c55' },
};

export const TOKEN_FACES: Record<string, { icon: string; fill: string; ink: string }> = {
  treasure: { icon: 'chest', fill: '#e0ad4b', ink: '#20140a' },
  crystal: { icon: 'crystal-growth', fill: '#7fd8d0', ink: '#0c2b2a' },
  event: { icon: 'vortex', fill: '#c9b6ee', ink: '#221538' },
  vault: { icon: 'key-lock', fill: '#d9cfae', ink: '#2a1b0e' },
  'gem-claw': { icon: 'triple-claws', fill: '#ff8f87', ink: '#3a0a06' },
  'gem-flame': { icon: 'flame', fill: '#ff8f87', ink: '#3a0a06' },
  'gem-wing': { icon: 'spiky-wing', fill: '#ff8f87', ink: '#3a0a06' },
  'flame-wall': { icon: 'flame-tunnel', fill: '#ff8a5c', ink: '#2a0d02' },
  ogre: { icon: 'ogre', fill: '#8fbf9f', ink: '#0c2b1b' },
  troll: { icon: 'troll', fill: '#8fbf9f', ink: '#0c2b1b' },
};

export const TERRAIN_FACES: Record<string, { icon: string; fill: string }> = {
  canyon: { icon: 'stone-bridge', fill: '#5b4636' },
  lake: { icon: 'waves', fill: '#2f5f86' },
  magma: { icon: 'lava', fill: '#8c2c0d' },
  'mushroom-forest': { icon: 'mushrooms-cluster', fill: '#4b5a34' },
  river: { icon: 'river', fill: '#2f5f86' },
};
export const terrainFace = (terrain: string) => TERRAIN_FACES[terrain] ?? { icon: 'hole', fill: '#241d17' };

/** Icons of the numbers on role boards. */
export const STAT_ICONS: Record<string, string> = {
  health: 'hearts',
  strength: 'biceps',
  movement: 'footsteps',
  perception: 'third-eye',
  grit: 'laurels',
  rage: 'fire-silhouette',
  armor: 'checked-shield',
  stealth: 'semi-closed-eye',
  thievery: 'lockpicks',
  wakefulness: 'spiked-dragon-head',
  sloth: 'night-sleep',
  stashed: 'locked-chest',
  carried: 'chest',
  omens: 'vortex',
  hatred: 'enrage',
  powers: 'triple-claws',
  bombs: 'unlit-bomb',
  cubes: 'cube',
  'action-cubes': 'cube',
  spirit: 'flame',
  crystals: 'crystal-growth',
  smashed: 'crystal-growth',
  tiles: 'cave-entrance',
  secrets: 'hidden',
  fangs: 'fangs',
  bones: 'crossed-bones',
  eye: 'all-seeing-eye',
};

export const CARD_ICONS: Record<string, string> = {
  'secret-tunnels': 'secret-door',
  'cave-in': 'falling-rocks',
  poison: 'poison-bottle',
  leader: 'king-ju-mask',
  'goblin-ruby': 'fire-gem',
  'blind-fury': 'enrage',
  'fire-bomber': 'fire-bomb',
  hex: 'cursed-star',
  trap: 'wolf-trap',
  'hiding-spots': 'hidden',
  'pet-frog': 'frog',
  ogre: 'ogre',
  troll: 'troll',
  golem: 'rock-golem',
  gnome: 'bad-gnome',
  wisp: 'floating-ghost',
  'bright-beetles': 'flying-beetle',
  underworm: 'worm-mouth',
  blob: 'slime',
  'flame-giant': 'giant',
  'elven-sword': 'pointy-sword',
  'enchanted-bow': 'lightning-bow',
  'heroic-boots': 'boots',
  javelin: 'thrown-spear',
  'mighty-axe': 'battle-axe',
  'pixie-lantern': 'lantern',
  'potion-kit': 'health-potion',
  bomb: 'unlit-bomb',
  bow: 'pocket-bow',
  'ancient-map': 'treasure-map',
  shield: 'checked-shield',
  movement: 'footsteps',
  perception: 'third-eye',
  strength: 'biceps',
  claw: 'triple-claws',
  flame: 'flame',
  wing: 'spiky-wing',
  chasm: 'hole',
  bat: 'bat',
  boulder: 'rock',
  quartz: 'minerals',
  mushroom: 'mushroom',
  trail: 'trail',
  'giant-bats': 'bat',
  rockslide: 'stone-pile',
  'past-plunder': 'chest',
  'soporific-spores': 'mushroom',
  hatred: 'enrage',
  'crystal-curse': 'crystal-growth',
};

/** What a click on a space does, where one question offers several such deeds. */
export const DEED_ICONS: Record<string, string> = {
  move: 'footsteps',
  climb: 'trail',
  'climb-across': 'trail',
  explore: 'magnifying-glass',
  appear: 'goblin-head',
  lurk: 'hidden',
  burrow: 'worm-mouth',
  stagger: 'broken-skull',
  tunnel: 'secret-door',
  jump: 'bad-gnome',
  lay: 'cave-entrance',
  remove: 'broken-pottery',
  reveal: 'lantern',
  point: 'flame',
  flare: 'lantern',
  'put-treasure': 'chest',
  'carry-treasure': 'chest',
  'swat-treasure': 'chest',
  'turn-tile': 'anticlockwise-rotation',
  'add-event': 'vortex',
  'slide-rocks': 'stone-pile',
  'lift-rocks': 'stone-pile',
  'bomb-wall': 'unlit-bomb',
};

/** Questions in the middle of another's turn that deserve a banner on the Knight's tile. */
export const SCENES: Record<string, string> = {
  ambush: 'type-ambush',
  brace: 'type-ambush',
  'brace-monster': 'type-ambush',
  'choose-ambusher': 'type-ambush',
};

/** The printed prices of the powers: Claw, Flame, Wing, or any symbol. */
export const POWER_COSTS: Record<string, string> = {
  claw: 'C',
  flame: 'F',
  wing: 'W',
  hiss: 'CC',
  slither: 'CF',
  swat: 'CW',
  scorch: 'FF',
  burn: 'FW',
  slap: 'WW',
  shriek: '??',
  scratch: 'CCC',
  'flame-wall': 'FFF',
  smash: '???',
  wrath: '????',
};
export const SYMBOL_OF: Record<string, string> = { C: 'claw', F: 'flame', W: 'wing' };
export const SLOTH_ROOM: Record<string, number> = {
  greed: 4,
  hunger: 4,
  'pride-event': 4,
  'pride-still': 1,
  'pride-gem': 1,
};
/** The symbols that pay for each omen. */
export const OMEN_MARKS: Record<string, string[]> = {
  'giant-bats': ['chasm', 'bat', 'boulder'],
  rockslide: ['bat', 'boulder', 'quartz'],
  'past-plunder': ['boulder', 'quartz', 'mushroom'],
  'soporific-spores': ['quartz', 'mushroom', 'trail'],
  hatred: ['mushroom', 'trail', 'chasm'],
  'crystal-curse': ['trail', 'chasm', 'bat'],
};

/** The text of a card; an item that is a Treasure has the Treasure's. */
export function cardText(table: BoardTable<VastView>, domain: string, key: string): string {
  const id = [`${domain}-${key}-text`, ...(domain === 'item' ? [`treasure-${key}-text`] : [])].find((each) =>
    table.has(each),
  );
  return id ? table.say(id) : '';
}

export const num = (fields: Fields | undefined, key: string): number | null =>
  typeof fields?.[key] === 'number' ? (fields[key] as number) : null;
export const list = (fields: Fields | undefined, key: string): (string | null)[] =>
  Array.isArray(fields?.[key]) ? (fields[key] as (string | null)[]) : [];

export interface Stat {
  icon: string;
  value: string;
  label: string;
}

/** At most five numbers per role, for its plaque. */
export function stats(table: BoardTable<VastView>, role: Role): Stat[] {
  const board = table.view.boards[role];
  const say = table.say;
  const one = (key: string, value: number | string | null, icon = STAT_ICONS[key] ?? 'cog'): Stat[] =>
    value === null ? [] : [{ icon, value: String(value), label: say(`stat-${key}`) }];
  const of = (key: string, most: string): Stat[] => {
    const now = num(board, key);
    const top = num(board, most);
    return now === null ? [] : one(key, top === null ? now : `${now}/${top}`);
  };
  switch (role) {
    case 'knight':
      return [
        ...of('health', 'most-health'),
        ...one('strength', num(board, 'strength')),
        ...one('movement', num(board, 'movement')),
        ...one('perception', num(board, 'perception')),
        ...one('grit', num(board, 'grit')),
      ];
    case 'goblins': {
      const tribes = (board?.['tribes'] ?? {}) as Record<string, { population: number }>;
      return [
        ...one('rage', num(board, 'rage')),
        ...['fangs', 'bones', 'eye'].flatMap((tribe) => one(tribe, tribes[tribe]?.population ?? null)),
        ...one('secrets', list(board, 'secrets').length),
      ];
    }
    case 'dragon':
      return [
        ...of('health', 'most-health'),
        ...one('armor', num(board, 'armor')),
        ...one('spirit', num(board, 'spirit')),
        ...one('powers', list(board, 'hand').length),
      ];
    case 'cave':
      return [
        ...one(
          'omens',
          Object.values((board?.['omens'] ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0),
        ),
        ...one('tiles', table.view.stack),
        ...one('crystals', `${table.view['crystal-tiles-gone']}/${table.view['crystal-tiles-to-end']}`),
        ...(num(board, 'hatred') ? one('hatred', num(board, 'hatred')) : []),
      ];
    case 'thief':
      return [
        ...one('movement', num(board, 'movement')),
        ...one('stealth', num(board, 'stealth')),
        ...one('thievery', num(board, 'thievery')),
        ...one('carried', num(board, 'carried')),
      ];
  }
}

/** Whether so few roles play that the column of roles has room for a role board as well. */
export const fewRoles = (view: VastView): boolean => view.roles.length < 3 && !screen.narrow;

/** How far a role is on its way: [now, of]. */
export function progress(view: VastView, role: Role): [number, number] | null {
  const boards = view.boards;
  const of = (now: number | null, most: number | null): [number, number] | null =>
    now !== null && most !== null && most > 0 ? [now, most] : null;
  const lost = (board: Fields | undefined): [number, number] | null => {
    const health = num(board, 'health');
    const most = num(board, 'most-health');
    return health !== null && most !== null ? [most - health, most] : null;
  };
  switch (view.goals[role]) {
    case 'slay-dragon': {
      const health = num(boards.dragon, 'health');
      const most = num(boards.dragon, 'most-health');
      return health === null || most === null ? null : [most - health, most];
    }
    case 'slay-knight':
      return lost(boards.knight);
    case 'crystals-and-escape':
      return of(num(boards.knight, 'smashed'), num(boards.knight, 'crystal-goal'));
    case 'smash-crystals':
      return of(num(boards.goblins, 'smashed'), num(boards.goblins, 'crystal-goal'));
    case 'wake-and-leave':
      return of(num(boards.dragon, 'wakefulness'), num(boards.dragon, 'wakes-at'));
    case 'collapse':
      return of(view['crystal-tiles-gone'], view['crystal-tiles-to-end']);
    case 'stash':
      return of(num(boards.thief, 'stashed'), num(boards.thief, 'goal'));
    default:
      return null;
  }
}
