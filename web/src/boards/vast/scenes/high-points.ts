/** High points of Vast as their viewer should feel them: whose they are, what they cost, what follows. */
import type { Event } from '$lib/generated/vast';
import type { Role, VastTable } from '../types';

/** `pain`: it is the viewer who suffers; `bad` and `good`: what it means for the viewer; `plain`: neither. */
type Mood = 'pain' | 'bad' | 'good' | 'plain';

export interface HighPoint {
  /** Whose moment it is. */
  role: Role;
  icon: string;
  mood: Mood;
  title: string;
  meaning: string;
  meter?: { icon: string; now: number; of: number; before: number };
}

/** The role whose gain this loss is. */
const RIVALS: Partial<Record<Role, Role>> = { knight: 'goblins', dragon: 'knight' };

/** The high point these events begin with; null for anything that is none. */
export function highPoint(table: VastTable, events: readonly Event[]): HighPoint | null {
  for (const event of events) {
    const found = pointOf(table, event);
    if (found) return found;
  }
  return null;
}

function pointOf(table: VastTable, event: Event): HighPoint | null {
  const { view } = table;
  const { knight, goblins, dragon, thief } = view.boards;
  const mine = table.seat === null ? null : (view.roles[table.seat] ?? null);
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const words = (part: string, args: Record<string, string | number> = {}, role?: Role) => {
    const id = `moment-${event.key}${part}`;
    return table.has(id) ? table.say(id, { ...args, you: yes(role !== undefined && role === mine) }) : '';
  };
  const hurt = (role: Role): Mood => (role === mine ? 'pain' : RIVALS[role] === mine ? 'good' : 'plain');
  switch (event.key) {
    case 'ambushed':
      return {
        role: 'knight',
        icon: 'death-skull',
        mood: hurt('knight'),
        title: words('', {}, 'knight'),
        meaning: words('-meaning', {}, 'knight'),
      };
    case 'health-lost': {
      const { amount, health } = event.args;
      return {
        role: 'knight',
        icon: 'hearts',
        mood: hurt('knight'),
        title: words('', { amount }, 'knight'),
        meaning: mine === 'goblins' ? words('-goblins', { health }) : words('-meaning', { health }, 'knight'),
        ...(knight ? { meter: { icon: 'hearts', now: health, of: knight.most_health, before: health + amount } } : {}),
      };
    }
    case 'dragon-hurt': {
      const { amount, health } = event.args;
      return {
        role: 'dragon',
        icon: 'hearts',
        mood: hurt('dragon'),
        title: words('', { amount }, 'dragon'),
        meaning: words('-meaning', { health }, 'dragon'),
        ...(dragon ? { meter: { icon: 'hearts', now: health, of: dragon.most_health, before: health + amount } } : {}),
      };
    }
    case 'tribe-scattered': {
      const { tribe, amount } = event.args;
      const facts = goblins?.tribes[tribe];
      const left = facts?.population ?? 0;
      return {
        role: 'goblins',
        icon: tribe === 'eye' ? 'all-seeing-eye' : tribe === 'bones' ? 'crossed-bones' : 'fangs',
        mood: mine === 'goblins' ? 'pain' : 'plain',
        title: words('', { tribe: table.say(`tribe-${tribe}`) }, 'goblins'),
        meaning: words('-meaning', {}, 'goblins'),
        ...(facts
          ? { meter: { icon: 'goblin-head', now: left, of: facts.most_population, before: left + amount } }
          : {}),
      };
    }
    case 'trap-sprung':
      return {
        role: 'goblins',
        icon: 'wolf-trap',
        mood: mine === 'goblins' ? 'good' : mine === 'dragon' ? 'bad' : 'plain',
        title: words(''),
        meaning: words('-meaning'),
      };
    case 'dragon-woke':
    case 'dragon-surfaced':
      return {
        role: 'dragon',
        icon: 'spiked-dragon-head',
        mood: mine === 'dragon' ? 'good' : 'bad',
        title: words('', {}, 'dragon'),
        meaning: words('-meaning', {}, 'dragon'),
      };
    case 'loot-stashed': {
      const { count, goal } = event.args;
      return {
        role: 'thief',
        icon: 'locked-chest',
        mood: mine === 'thief' ? 'good' : 'plain',
        title: words('', { count, goal }, 'thief'),
        meaning: words('-meaning', { left: goal - count }, 'thief'),
        meter: { icon: 'chest', now: count, of: goal, before: count - 1 },
      };
    }
    case 'thief-died':
      return {
        role: 'thief',
        icon: 'death-skull',
        mood: mine === 'thief' ? 'pain' : 'plain',
        title: words('', {}, 'thief'),
        meaning: words('-meaning', { carried: thief?.carried ?? 0 }, 'thief'),
      };
    case 'collapse-began':
      return {
        role: 'cave',
        icon: 'falling-rocks',
        mood: mine === 'cave' ? 'good' : 'bad',
        title: words(''),
        meaning: words('-meaning', { left: view.crystal_tiles_to_end - view.crystal_tiles_gone }, 'cave'),
      };
    default:
      return null;
  }
}
