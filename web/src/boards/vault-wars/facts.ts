import type {
  Event,
  Hero,
  Item,
  PrintedHero,
  PrintedItem,
  PrintedVault,
  Question,
  Type,
  Vault,
  VaultWarsView,
  Worker,
} from '$lib/generated/vault-wars';
import type { BoardTable } from '../board';
import type { Explanation } from '$lib/page/explain.svelte';
import type { LoggedEvent } from '$lib/match/types';
import { SEAT_KEYS, type SeatKey } from '$parts/drawing/shapes';
import type { Say } from '$lib/words.svelte';

export type VaultTable = BoardTable<VaultWarsView, Event, Question>;

export const itemFacts = (view: VaultWarsView, key: string): PrintedItem | undefined => view.items[key];
export const vaultFacts = (view: VaultWarsView, key: string): PrintedVault | undefined => view.vaults[key];
export const heroFacts = (view: VaultWarsView, key: string): PrintedHero | undefined => view.heroes[key];

const ITEM_ICONS: Record<Item, string> = {
  junk: 'broken-pottery',
  'dragon-egg': 'big-egg',
  ruby: 'fire-gem',
  emerald: 'emerald',
  diamond: 'cut-diamond',
  'ornate-bow': 'pocket-bow',
  'broad-axe': 'battle-axe',
  'obsidian-sword': 'broadsword',
  'dwarven-helm': 'dwarf-helmet',
  'dwarven-chestplate': 'breastplate',
  'dwarven-shield': 'round-shield',
  'elven-helm': 'dwarf-helmet',
  'elven-chestplate': 'breastplate',
  'elven-shield': 'round-shield',
  'dragon-helm': 'dwarf-helmet',
  'dragon-chestplate': 'breastplate',
  'dragon-shield': 'round-shield',
  spyglass: 'spyglass',
  whetstone: 'stone-wheel',
  'rune-forge': 'anvil',
  'elven-lantern': 'lantern',
  'dragonscale-purse': 'wallet',
  'dragonfire-crucible': 'cauldron',
  'merchants-scales': 'scales',
  'auctioneers-gavel': 'banging-gavel',
  'runed-warhammer': 'warhammer',
  'moonlit-dagger': 'plain-dagger',
};
export const isItem = (key: string | undefined): key is Item => key !== undefined && key in ITEM_ICONS;
export const itemIcon = (key: Item): string => ITEM_ICONS[key];

export const TYPE_ICONS: Partial<Record<Type, string>> = {
  weapon: 'crossed-swords',
  armor: 'chest-armor',
  gem: 'gems',
  artifact: 'crystal-shine',
  egg: 'big-egg',
  junk: 'broken-pottery',
  elven: 'elf-helmet',
  dwarven: 'dwarf-face',
  dragon: 'dragon-head',
};

const BANDS: [type: Type, colour: string][] = [
  ['gem', 'var(--emerald-43)'],
  ['egg', 'var(--violet-38)'],
  ['junk', 'var(--stone-44)'],
  ['artifact', 'var(--frost-40)'],
  ['weapon', 'var(--ember-40)'],
  ['elven', 'var(--emerald-44)'],
  ['dwarven', 'var(--bone-40)'],
  ['dragon', 'var(--ember-40)'],
];
export const bandOf = (types: Type[]): string => BANDS.find(([type]) => types.includes(type))?.[1] ?? 'var(--wood-36)';

export const HERO_ICONS: Record<Hero, string> = {
  ranger: 'bowman',
  stoneguard: 'dwarf-king',
  'dragon-knight': 'dragon-shield',
  barbarian: 'barbarian',
  paladin: 'holy-symbol',
  'court-jeweler': 'big-diamond-ring',
  arcanist: 'wizard-face',
  beastmaster: 'nest-eggs',
  scavenger: 'rat',
  rogue: 'cloak-dagger',
};
/** A vault's own picture, and the colour of the niche it stands in. */
export const VAULT_FACES: Record<Vault, { icon: string; niche: string }> = {
  'paupers-trunk': { icon: 'knapsack', niche: 'var(--bone-55)' },
  'squires-footlocker': { icon: 'locked-chest', niche: 'var(--frost-45)' },
  'thiefs-safe': { icon: 'strongbox', niche: 'var(--stone-44)' },
  'rangers-cache': { icon: 'quiver', niche: 'var(--moss-44)' },
  'alchemists-cabinet': { icon: 'bubbling-flask', niche: 'var(--crystal-43)' },
  'gilded-cupboard': { icon: 'closed-doors', niche: 'var(--gold-55)' },
  'armory-locker': { icon: 'lockers', niche: 'var(--frost-62)' },
  'paladins-coffer': { icon: 'templar-shield', niche: 'var(--frost-40)' },
  'troll-cave': { icon: 'troll', niche: 'var(--emerald-46)' },
  'smugglers-hold': { icon: 'barrel', niche: 'var(--wood-45)' },
  'gamblers-den': { icon: 'rolling-dices', niche: 'var(--ember-40)' },
  'wizards-tower': { icon: 'white-tower', niche: 'var(--violet-45)' },
  'nobles-gallery': { icon: 'mona-lisa', niche: 'var(--violet-38)' },
  'pirates-chest': { icon: 'pirate-skull', niche: 'var(--stone-35)' },
  'guild-masters-workshop': { icon: 'anvil-impact', niche: 'var(--wood-44)' },
  'dragons-hoard': { icon: 'spiked-dragon-head', niche: 'var(--ember-52)' },
};
export const vaultFace = (vault: string) =>
  (VAULT_FACES as Partial<typeof VAULT_FACES>)[vault as Vault] ?? VAULT_FACES['squires-footlocker'];

export const WORKER_ICONS: Record<Worker, string> = {
  versatilist: 'trade',
  apprentice: 'gear-hammer',
  bouncer: 'muscle-up',
  brewmaster: 'beer-stein',
  'street-performer': 'juggler',
  'lazy-peon': 'night-sleep',
  mixologist: 'martini',
  lookout: 'watchtower',
  porter: 'person',
  bookkeeper: 'notebook',
  haggler: 'cash',
  'fortune-teller': 'crystal-ball',
};

export function itemLabel(say: Say, view: VaultWarsView, key: string): string {
  const facts = itemFacts(view, key);
  if (!facts) return say(`item-${key}`);
  return say('item-label', {
    item: say(`item-${key}`),
    gold: facts.gold,
    vp: facts.vp,
    types: facts.types
      .filter((type) => TYPE_ICONS[type])
      .map((type) => say(`type-${type}`))
      .join(', '),
  });
}

/**
 * Where the items a question names lie. The same kind of card can lie in several places;
 * only those the question is about may be lit.
 */
type Zone = 'vault' | 'pile' | 'trash' | 'equipped' | 'sold';
const ZONES: Partial<Record<Question['about'], Zone>> = {
  reveal: 'vault',
  'put-under': 'vault',
  armory: 'vault',
  workshop: 'vault',
  troll: 'vault',
  equip: 'pile',
  'before-selling': 'pile',
  sell: 'pile',
  storage: 'pile',
  versatilist: 'sold',
  'take-from-trash': 'trash',
  'before-bidding': 'equipped',
  price: 'equipped',
  'take-secret': 'equipped',
};
export const zoneOf = (about: Question['about'] | undefined): Zone | undefined => about && ZONES[about];

export interface Group {
  item: Item;
  count: number;
}
const SHELVES: Type[] = ['gem', 'egg', 'armor', 'weapon', 'artifact', 'junk'];
/** The sum of a score sheet; null where a line is unknown. */
export function total(sheet: Record<string, number | null>): number | null {
  const lines = Object.values(sheet).filter((points) => points !== null);
  return lines.length < Object.keys(sheet).length ? null : lines.reduce((sum, points) => sum + points, 0);
}

/** Equal cards lie on one stack; stacks stand by kind, so that sets can be seen. */
export function groups(view: VaultWarsView, items: Item[]): Group[] {
  const found = new Map<Item, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  const shelf = (item: Item) => {
    const types = itemFacts(view, item)?.types ?? [];
    const at = SHELVES.findIndex((type) => types.includes(type));
    return at < 0 ? SHELVES.length : at;
  };
  return [...found]
    .map(([item, count]) => ({ item, count }))
    .sort((a, b) => shelf(a.item) - shelf(b.item) || a.item.localeCompare(b.item));
}

/** A pile without the cards that already lie on the counter. */
export function without<T>(items: T[], taken: T[]): T[] {
  const left = [...items];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a card says, for whoever rests on it. */
export function itemText(say: Say, view: VaultWarsView, key: string): Explanation {
  const facts = itemFacts(view, key);
  const prices = view.prices;
  const lines = facts
    ? [
        say('item-worth', {
          gold: facts.gold,
          vp: facts.vp,
          types: facts.types.map((type) => say(`type-${type}`)).join(', '),
        }),
      ]
    : [];
  if (facts?.set === 'gem') lines.push(say('aid-gems', { list: prices.gem_points.join(' / ') }));
  if (facts?.set === 'egg')
    lines.push(say('aid-eggs', { size: prices.egg_size, vp: prices.egg_points, loose: prices.egg_loose }));
  if (facts?.set === 'armor') lines.push(say('aid-armor', { list: prices.armor_gold.join(' / ') }));
  const text = say(`item-${key}-text`);
  if (!text.startsWith('item-')) lines.push(text);
  return { title: say(`item-${key}`), text: lines.join('\n') };
}

export function vaultText(say: Say, view: VaultWarsView, key: string): Explanation {
  const facts = vaultFacts(view, key);
  const title = say(`vault-${key}`);
  if (!facts) return { title, text: '' };
  const { priority, items, reveal, peek, rule } = facts;
  return { title, text: `${say('vault-counts', { priority, items, reveal, peek })}\n${say(`rule-${rule}`)}` };
}

/** What a hero wants, and what it brings. */
export function heroWish(say: Say, view: VaultWarsView, hero: Hero): string {
  const facts = heroFacts(view, hero);
  if (!facts) return '';
  const types = facts.types.map((type) => say(`type-${type}`)).join(', ');
  return say('hero-wants', { types, vp: facts.vp, per: facts.per });
}

export const workerText = (say: Say, key: string): Explanation => ({
  title: say(`worker-${key}`),
  text: say(`worker-${key}-text`),
});

export function vaultLabel(say: Say, view: VaultWarsView, key: string): string {
  const none = { priority: 0, items: 0, reveal: 0, peek: 0, rule: 'standard' };
  const { priority, items, reveal, peek, rule } = vaultFacts(view, key) ?? none;
  const label = say('vault-label', { vault: say(`vault-${key}`), priority, items, reveal, peek });
  return `${label}. ${say(`rule-${rule}`)}`;
}

/** What has been bought in this round: vault to buyer and price, as the log tells it. */
export function sales(log: LoggedEvent<Event>[]): Map<string, { buyer: number | 'mysterious'; gold: number }> {
  const found = new Map<string, { buyer: number | 'mysterious'; gold: number }>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i];
    if (!event || event.undone) continue;
    if (event.key === 'round-began') break;
    if (event.key === 'auction-won') found.set(event.args.vault, { buyer: event.args.seat, gold: event.args.gold });
  }
  return found;
}

/** A player's colour and shape; the Mysterious Bidder has one of its own. */
export const tokenOf = (view: VaultWarsView, seat: number): SeatKey =>
  view.players[seat]?.mysterious ? 'h' : (SEAT_KEYS[seat] ?? 'a');

export const playerName = (say: Say, nameOf: (seat: number) => string, view: VaultWarsView, seat: number): string =>
  view.players[seat]?.mysterious ? say('seat-mysterious') : nameOf(seat);
