import type { CardView, GoalView, GoblinVaultsView } from '$lib/generated/goblin-vaults';
import type { BoardTable } from '../board';
import type { Say } from '$lib/words.svelte';
import { freshEvents } from '../fresh';

export const total = (score: Record<string, number>): number =>
  Object.values(score).reduce((sum, each) => sum + each, 0);

export function face(view: GoblinVaultsView, card: string | null): CardView | null {
  return card === null ? null : (view.cards[card] ?? null);
}

/** "9 of lanterns, Goblins, tier 2". */
export function cardLabel(say: Say, view: GoblinVaultsView, card: string | null): string {
  const facts = face(view, card);
  if (card === null || !facts) return say('face-down-card');
  return say('loot-label', { card: say(`card-${card}`), faction: say(`faction-${facts.faction}`), tier: facts.tier });
}

/** What a goal pays, as the words of the goals call it. */
export function rewards(goal: GoalView): Record<string, number> {
  const names = ['first', 'second', 'third'];
  return Object.fromEntries(goal.rewards.map((reward, i) => [names[i] ?? '', reward]));
}

/** The score sheet in four lines, as the vault shows it. */
export function breakdown(score: Record<string, number>): {
  tokens: number;
  tiers: number;
  faction: number;
  goals: number;
} {
  const { tokens = 0, tiers = 0, faction = 0, ...goals } = score;
  return { tokens, tiers, faction, goals: total(goals) };
}

type GoblinTable = BoardTable<GoblinVaultsView>;

/** The points a click on a thing would bring, if the question tells and all ways agree. */
export function gainOf(table: GoblinTable, target: string): number | null {
  const args = table.moment?.question?.args ?? {};
  const gains = args['gains'] as Record<string, number> | undefined;
  const blanks = args['blanks'] as Record<string, number> | undefined;
  const found = new Set<number>();
  for (const option of table.chooser.through(target)) {
    const gain =
      gains?.[String(option.n)] ?? (option.verb === 'stash' ? blanks?.[option.args['chamber'] ?? ''] : undefined);
    if (gain === undefined) return null;
    found.add(gain);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** The same at the end of a label; nothing where the points are not known. */
export const gainText = (table: GoblinTable, gain: number | null): string =>
  gain === null ? '' : `, ${table.say('gain-points', { gain: signed(gain) })}`;

/** "+5", "±0", "−2". */
export const signed = (gain: number): string => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0');

/** Cards that the last move laid, stored or brought in, and cells of a vault a card was moved to. */
export function lastMove(table: GoblinTable): { cards: Set<string>; cells: Set<string> } {
  const cards = new Set<string>();
  const cells = new Set<string>();
  for (const { key, args } of freshEvents(table)) {
    if (/^(bid-placed|glavrun-bid|won|kept|glavrun-won|glavrun-kept|started|stashed-own|swapped)$/.test(key))
      cards.add(String(args['card']));
    if (key === 'drew-own') cards.add(String(args['drawn']));
    if (key === 'moved') cells.add(`${args['seat']}:${args['to']}`);
    if (key === 'stashed') {
      const player = table.view.players[Number(args['seat'])];
      const chamber = Number(args['chamber']);
      cells.add(`${args['seat']}:${chamber}-${player?.vault[chamber - 1]?.length ?? 1}`);
    }
  }
  return { cards, cells };
}
