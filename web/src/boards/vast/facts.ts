import { screen } from '$lib/page/screen.svelte';
import type { SeatKey } from '$parts/drawing/shapes';
import type {
  Item,
  Mark,
  Monster,
  Omen,
  Secret,
  Symbol,
  Terrain,
  Token,
  Treasure,
  Tribe,
  Type,
} from '$lib/generated/vast';
import type { Piece, Question, Role, VastTable, VastView, Verb } from './types';

export const ROLE_FACES: Record<Role, { seat: SeatKey; icon: string }> = {
  knight: { seat: 'g', icon: 'visored-helm' },
  goblins: { seat: 'e', icon: 'goblin-head' },
  dragon: { seat: 'c', icon: 'spiked-dragon-head' },
  cave: { seat: 'd', icon: 'cave-entrance' },
  thief: { seat: 'a', icon: 'cowled' },
};

interface PieceFace {
  seat: SeatKey;
  icon: string;
  role: Role;
}
export const PIECE_FACES: Record<string, PieceFace> = {
  knight: { seat: 'g', icon: 'visored-helm', role: 'knight' },
  fangs: { seat: 'e', icon: 'fangs', role: 'goblins' },
  bones: { seat: 'e', icon: 'crossed-bones', role: 'goblins' },
  eye: { seat: 'e', icon: 'all-seeing-eye', role: 'goblins' },
  dragon: { seat: 'c', icon: 'spiked-dragon-head', role: 'dragon' },
  thief: { seat: 'a', icon: 'cowled', role: 'thief' },
} satisfies Record<Piece, PieceFace>;

export const SYMBOL_ICONS: Record<string, string> = {
  fangs: 'fangs',
  bones: 'crossed-bones',
  eye: 'all-seeing-eye',
} satisfies Record<Tribe, string>;

export const TYPE_MARKS: Record<string, { icon: string; colour: string }> = {
  ambush: { icon: 'death-skull', colour: 'var(--ember-40)' },
  event: { icon: 'vortex', colour: 'var(--violet-45)' },
  'treasure-room': { icon: 'open-treasure-chest', colour: 'var(--gold-43)' },
  vault: { icon: 'locked-chest', colour: 'var(--stone-35)' },
  crystal: { icon: 'crystal-growth', colour: 'var(--crystal-43)' },
} satisfies Record<Exclude<Type, 'entrance'>, object>;

export const TOKEN_FACES: Record<string, { icon: string; fill: string; ink: string }> = {
  treasure: { icon: 'chest', fill: 'var(--gold-78)', ink: 'var(--wood-20)' },
  crystal: { icon: 'crystal-growth', fill: 'var(--crystal-82)', ink: 'var(--crystal-27)' },
  event: { icon: 'vortex', fill: 'var(--violet-81)', ink: 'var(--violet-23)' },
  vault: { icon: 'key-lock', fill: 'var(--bone-85)', ink: 'var(--ink)' },
  'gem-claw': { icon: 'triple-claws', fill: 'var(--ember-77)', ink: 'var(--ember-23)' },
  'gem-flame': { icon: 'flame', fill: 'var(--ember-77)', ink: 'var(--ember-23)' },
  'gem-wing': { icon: 'spiky-wing', fill: 'var(--ember-77)', ink: 'var(--ember-23)' },
  'flame-wall': { icon: 'flame-tunnel', fill: 'var(--ember-75)', ink: 'var(--ember-20)' },
  ogre: { icon: 'ogre', fill: 'var(--emerald-77)', ink: 'var(--emerald-26)' },
  troll: { icon: 'troll', fill: 'var(--emerald-77)', ink: 'var(--emerald-26)' },
} satisfies Record<Token | 'flame-wall', object>;

export const TERRAIN_FACES: Record<string, { icon: string; fill: string }> = {
  canyon: { icon: 'stone-bridge', fill: 'var(--wood-42)' },
  lake: { icon: 'waves', fill: 'var(--frost-47)' },
  magma: { icon: 'lava', fill: 'var(--ember-43)' },
  'mushroom-forest': { icon: 'mushrooms-cluster', fill: 'var(--moss-44)' },
  river: { icon: 'river', fill: 'var(--frost-47)' },
} satisfies Partial<Record<Terrain, object>>;
export const terrainFace = (terrain: string) => TERRAIN_FACES[terrain] ?? { icon: 'hole', fill: 'var(--wood-26)' };

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
} satisfies Record<Secret | Monster | Treasure | Item | Symbol | Mark | Omen, string>;

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
} satisfies Partial<Record<Verb, string>>;

/** Questions in the middle of another's turn that deserve a banner on the Knight's tile. */
export const SCENES: Record<string, string> = {
  ambush: 'type-ambush',
  brace: 'type-ambush',
  'brace-monster': 'type-ambush',
  'choose-ambusher': 'type-ambush',
} satisfies Partial<Record<Question['about'], string>>;

/** The text of a card; an item that is a Treasure has the Treasure's. */
export function cardText(table: VastTable, domain: string, key: string): string {
  const id = [`${domain}-${key}-text`, ...(domain === 'item' ? [`treasure-${key}-text`] : [])].find((each) =>
    table.has(each),
  );
  return id ? table.say(id) : '';
}

export interface Stat {
  icon: string;
  value: string;
  label: string;
}

/** At most five numbers per role, for its plaque. */
export function stats(table: VastTable, role: Role): Stat[] {
  const { view, say } = table;
  const { knight, goblins, dragon, cave, thief } = view.boards;
  const one = (key: string, value: number | string): Stat => ({
    icon: STAT_ICONS[key] ?? 'cog',
    value: String(value),
    label: say(`stat-${key}`),
  });
  switch (role) {
    case 'knight':
      if (!knight) return [];
      return [
        one('health', `${knight.health}/${knight.most_health}`),
        one('strength', knight.strength),
        one('movement', knight.movement),
        one('perception', knight.perception),
        one('grit', knight.grit),
      ];
    case 'goblins':
      if (!goblins) return [];
      return [
        one('rage', goblins.rage),
        ...Object.entries(goblins.tribes).map(([tribe, { population }]) => one(tribe, population)),
        one('secrets', goblins.secrets.length),
      ];
    case 'dragon':
      if (!dragon) return [];
      return [
        one('health', `${dragon.health}/${dragon.most_health}`),
        one('armor', dragon.armor),
        one('spirit', dragon.spirit),
        one('powers', dragon.hand.length),
      ];
    case 'cave':
      if (!cave) return [];
      return [
        one(
          'omens',
          Object.values(cave.omens).reduce((sum, count) => sum + count, 0),
        ),
        one('tiles', view.stack),
        one('crystals', `${view.crystal_tiles_gone}/${view.crystal_tiles_to_end}`),
        ...(cave.hatred ? [one('hatred', cave.hatred)] : []),
      ];
    case 'thief':
      if (!thief) return [];
      return [
        one('movement', thief.movement),
        one('stealth', thief.stealth),
        one('thievery', thief.thievery),
        one('carried', thief.carried),
      ];
  }
}

/** Whether so few roles play that the column of roles has room for a role board as well. */
export const fewRoles = (view: VastView): boolean => view.roles.length < 3 && !screen.narrow;

/** How far a role is on its way: [now, of]. */
export function progress(view: VastView, role: Role): [number, number] | null {
  const { knight, goblins, dragon, thief } = view.boards;
  switch (view.goals[role]) {
    case 'slay-dragon':
      return dragon ? [dragon.most_health - dragon.health, dragon.most_health] : null;
    case 'slay-knight':
      return knight ? [knight.most_health - knight.health, knight.most_health] : null;
    case 'crystals-and-escape':
      return knight ? [knight.smashed, knight.crystal_goal] : null;
    case 'smash-crystals':
      return goblins ? [goblins.smashed, goblins.crystal_goal] : null;
    case 'wake-and-leave':
      return dragon ? [dragon.wakefulness, dragon.wakes_at] : null;
    case 'collapse':
      return [view.crystal_tiles_gone, view.crystal_tiles_to_end];
    case 'stash':
      return thief ? [thief.stashed, thief.goal] : null;
    default:
      return null;
  }
}
