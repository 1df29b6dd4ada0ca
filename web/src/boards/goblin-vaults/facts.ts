import type { CardView, Event, GoalView, GoblinVaultsView, Question } from '$lib/generated/goblin-vaults';
import type { Option } from '$lib/match/types';
import type { BoardTable } from '../board';
import type { Say } from '$lib/words.svelte';
import { freshEvents } from '../fresh';

export type GoblinTable = BoardTable<GoblinVaultsView, Event, Question>;

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

/** The points an answer would bring, if the question tells. */
function gainBy(question: Question, option: Option): number | undefined {
  switch (question.about) {
    case 'starting-card':
    case 'warden-action':
    case 'store':
      return question.args.gains[option.n];
    case 'bid':
    case 'stash':
      return option.verb === 'stash' ? question.args.blanks[option.args['chamber'] ?? ''] : undefined;
    case 'swap':
      return undefined;
  }
}

/** The points a click on a thing would bring, if the question tells and all ways agree. */
export function gainOf(table: GoblinTable, target: string): number | null {
  const question = table.moment?.question;
  if (!question) return null;
  const found = new Set<number>();
  for (const option of table.chooser.through(target)) {
    const gain = gainBy(question, option);
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

/** What the last move changed. */
export interface LastMove {
  cards: Set<string>;
  cells: Set<string>;
}

/** Cards that the last move laid, stored or brought in, and cells of a vault a card was moved to. */
export function lastMove(table: GoblinTable): LastMove {
  const cards = new Set<string>();
  const cells = new Set<string>();
  for (const event of freshEvents(table)) {
    switch (event.key) {
      case 'bid-placed':
      case 'glavrun-bid':
      case 'won':
      case 'kept':
      case 'glavrun-won':
      case 'glavrun-kept':
      case 'started':
      case 'stashed-own':
      case 'swapped':
        cards.add(event.args.card);
        break;
      case 'drew-own':
        cards.add(event.args.drawn);
        break;
      case 'moved':
        cells.add(`${event.args.seat}:${event.args.to}`);
        break;
      case 'stashed': {
        const { seat } = event.args;
        const chamber = Number(event.args.chamber);
        cells.add(`${seat}:${chamber}-${table.view.players[seat]?.vault[chamber - 1]?.length ?? 1}`);
        break;
      }
    }
  }
  return { cards, cells };
}
