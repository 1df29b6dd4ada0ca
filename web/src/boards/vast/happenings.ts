/** What is shown on the map itself of the things being told: where, and how it looks. */
import type { Event, Space, VastView } from './types';

export interface Happening {
  /** Hurt, brought to light, gained, or the whole ground shaking from there. */
  kind: 'hit' | 'light' | 'gain' | 'shock';
  space: Space;
  icon: string;
  /** What it comes to: "−1". */
  text: string;
}

/** Every event that has a place and a look of its own, in the order it is told. */
export function happenings(told: readonly Event[], view: VastView): Happening[] {
  return told.flatMap((event) => happening(event, view) ?? []);
}

function happening(event: Event, view: VastView): Happening | null {
  const at = (piece: string): Space | null => view.pieces[piece as keyof typeof view.pieces]?.space ?? null;
  const show = (kind: Happening['kind'], space: Space | null, icon: string, text = ''): Happening | null =>
    space === null ? null : { kind, space, icon, text };
  const less = (amount: number) => `−${amount}`;
  switch (event.key) {
    case 'tile-revealed':
      return show('light', event.args.space, '');
    case 'tribe-uncovered':
      return show('light', event.args.space, 'goblin-head');
    case 'ambushed':
    case 'trap-sprung':
      return show('hit', at('knight'), 'death-skull');
    case 'health-lost':
      return show('hit', at('knight'), 'hearts', less(event.args.amount));
    case 'health-regained':
      return show('gain', at('knight'), 'hearts', `+${event.args.amount}`);
    case 'population-lost':
    case 'tribe-scattered':
      return show('hit', at(event.args.tribe), 'goblin-head', less(event.args.amount));
    case 'tribe-attacked':
    case 'knight-attacked':
    case 'shot':
    case 'thief-stabs':
      return show('hit', at(event.args.piece), 'crossed-swords');
    case 'dragon-hurt':
      return show('hit', at('dragon'), 'hearts', less(event.args.amount));
    case 'dragon-woke':
    case 'dragon-surfaced':
      return show('shock', at('dragon'), 'spiked-dragon-head');
    case 'thief-died':
      return show('hit', event.args.space, 'death-skull');
    case 'loot-stashed':
      return show('gain', at('thief'), 'locked-chest', `${event.args.count}/${event.args.goal}`);
    case 'crystal-smashed':
      return show('gain', event.args.space, 'crystal-growth');
    case 'wall-bombed':
      return show('shock', event.args.space, 'unlit-bomb');
    case 'collapse-began':
      return show('shock', '0,0', 'falling-rocks');
    default:
      return null;
  }
}

/** Where what is told takes place: the camera looks there. */
export function toldSpaces(subjects: readonly string[], shown: Happening[], view: VastView): Space[] {
  const named = subjects.flatMap((subject) => {
    const [domain, key = ''] = subject.split(':');
    if (domain === 'space') return [key];
    if (domain !== 'piece' && domain !== 'tribe') return [];
    return view.pieces[key as keyof typeof view.pieces]?.space ?? [];
  });
  return [...new Set([...named, ...shown.map(({ space }) => space)])];
}
