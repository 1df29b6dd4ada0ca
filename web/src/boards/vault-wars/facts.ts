import type { VaultWarsView } from '$lib/generated/vault-wars';
import type { Say } from '$lib/words.svelte';

export interface ItemFacts { gold: number; vp: number; types: string[]; set: string | null; equip?: { effect: string; amount: number; trash: boolean } }
export interface VaultFacts { priority: number; items: number; reveal: number; peek: number; rule: string }
export interface HeroFacts { types: string[]; vp: number; per: number }

export const itemFacts = (view: VaultWarsView, key: string): ItemFacts | undefined => view.items[key] as unknown as ItemFacts | undefined;
export const vaultFacts = (view: VaultWarsView, key: string): VaultFacts | undefined => view.vaults[key] as unknown as VaultFacts | undefined;
export const heroFacts = (view: VaultWarsView, key: string): HeroFacts | undefined => view.heroes[key] as unknown as HeroFacts | undefined;

const ITEM_ICONS: Record<string, string> = {
  junk: 'broken-pottery', 'dragon-egg': 'big-egg', ruby: 'fire-gem', emerald: 'emerald', diamond: 'cut-diamond', 'ornate-bow': 'pocket-bow',
  'broad-axe': 'battle-axe', 'obsidian-sword': 'broadsword', spyglass: 'spyglass', whetstone: 'stone-wheel', 'rune-forge': 'anvil', 'elven-lantern': 'lantern',
  'dragonscale-purse': 'wallet', 'dragonfire-crucible': 'cauldron', 'merchants-scales': 'scales', 'auctioneers-gavel': 'banging-gavel', 'runed-warhammer': 'warhammer', 'moonlit-dagger': 'plain-dagger',
};

export function itemIcon(key: string): string {
  if (ITEM_ICONS[key]) return ITEM_ICONS[key];
  if (key.endsWith('-helm')) return 'dwarf-helmet';
  if (key.endsWith('-chestplate')) return 'breastplate';
  return key.endsWith('-shield') ? 'round-shield' : 'wooden-crate';
}

export const TYPE_ICONS: Record<string, string> = {
  weapon: 'crossed-swords', armor: 'chest-armor', gem: 'gems', artifact: 'crystal-shine', egg: 'big-egg', junk: 'broken-pottery', elven: 'elf-helmet', dwarven: 'dwarf-face', dragon: 'dragon-head',
};

const BANDS: [type: string, colour: string][] = [
  ['gem', '#0b6a50'], ['egg', '#5a2280'], ['junk', '#57504a'], ['artifact', '#27417a'], ['weapon', '#7a2a16'], ['elven', '#1f5e3f'], ['dwarven', '#5a4420'], ['dragon', '#7d2222'],
];
export const bandOf = (types: string[]): string => BANDS.find(([type]) => types.includes(type))?.[1] ?? '#4b4030';

export const HERO_ICONS: Record<string, string> = {
  ranger: 'bowman', stoneguard: 'dwarf-king', 'dragon-knight': 'dragon-shield', barbarian: 'barbarian', paladin: 'holy-symbol', 'court-jeweler': 'big-diamond-ring', arcanist: 'wizard-face', beastmaster: 'nest-eggs', scavenger: 'rat', rogue: 'cloak-dagger',
};
export const WORKER_ICONS: Record<string, string> = {
  versatilist: 'trade', apprentice: 'gear-hammer', bouncer: 'muscle-up', brewmaster: 'beer-stein', 'street-performer': 'juggler', 'lazy-peon': 'night-sleep', mixologist: 'martini', lookout: 'watchtower', porter: 'person', bookkeeper: 'notebook', haggler: 'cash', 'fortune-teller': 'crystal-ball',
};

export function itemLabel(say: Say, view: VaultWarsView, key: string): string {
  const facts = itemFacts(view, key);
  if (!facts) return say(`item-${key}`);
  return say('item-label', { item: say(`item-${key}`), gold: facts.gold, vp: facts.vp, types: facts.types.filter((type) => TYPE_ICONS[type]).map((type) => say(`type-${type}`)).join(', ') });
}

/**
 * Where the items a question names lie. The same kind of card can lie in several places;
 * only those the question is about may be lit.
 */
const ZONES: Record<string, 'vault' | 'pile' | 'trash' | 'equipped' | 'known'> = {
  reveal: 'vault', 'put-under': 'vault', armory: 'vault', workshop: 'vault', troll: 'vault',
  equip: 'pile', 'before-selling': 'pile', sell: 'pile', storage: 'pile',
  'take-from-trash': 'trash', 'before-bidding': 'equipped', price: 'equipped', 'take-secret': 'equipped',
};
export const zoneOf = (about: string | undefined): string | undefined => (about ? ZONES[about] : undefined);

/** A vault may be in the draft, in the hand or on the table. */
export const playerName = (say: Say, nameOf: (seat: number) => string, view: VaultWarsView, seat: number): string =>
  view.players[seat]?.mysterious ? say('seat-mysterious') : nameOf(seat);
