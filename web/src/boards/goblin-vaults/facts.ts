import type { CardView, GoalView, GoblinVaultsView } from '$lib/generated/goblin-vaults';
import type { Say } from '$lib/words.svelte';

export const total = (score: Record<string, number>): number => Object.values(score).reduce((sum, each) => sum + each, 0);

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
export function breakdown(score: Record<string, number>): { tokens: number; tiers: number; faction: number; goals: number } {
  const { tokens = 0, tiers = 0, faction = 0, ...goals } = score;
  return { tokens, tiers, faction, goals: total(goals) };
}
