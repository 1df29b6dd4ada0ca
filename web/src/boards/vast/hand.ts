/** The cards a role holds or has shown. */
import type { Role, VastView } from './types';

export interface Card {
  domain: string;
  key: string;
  count: number;
  up: boolean;
}

/** Those that still count first; what is shown already may go out of sight. */
export function handOf({ boards }: VastView, role: Role | null): Card[] {
  const of = (domain: string, cards: (string | null)[] = [], up = false): Card[] => {
    const found = new Map<string, number>();
    for (const each of cards) if (each !== null) found.set(each, (found.get(each) ?? 0) + 1);
    return [...found].map(([card, count]) => ({ domain, key: card, count, up }));
  };
  switch (role) {
    case 'goblins':
      return [
        ...of('war', boards.goblins?.war_drawn),
        ...of('monster', boards.goblins?.monsters_drawn),
        ...of('secret', boards.goblins?.secrets),
        ...of('secret', boards.goblins?.secrets_up, true),
      ];
    case 'knight':
      return [
        ...of('treasure', boards.knight?.face_down_treasures),
        ...of('sidequest', boards.knight?.sidequests),
        ...of('sidequest', boards.knight?.sidequests_shown, true),
      ];
    case 'dragon':
      return of('symbol', boards.dragon?.hand);
    case 'cave':
      return of('tile', boards.cave?.tiles);
    default:
      return [];
  }
}
