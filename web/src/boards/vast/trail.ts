/** What the log says about the last move: the way it took, the tile it opened, what changed since the last look. */
import type { LoggedEvent } from '$lib/match/types';

const STEPS = new Set(['piece-moved']);
const ARRIVALS = new Set(['tribe-appeared', 'tribe-lurks', 'tribe-uncovered']);

export interface Trail {
  piece: string;
  /** Where it stood, if the log knows, then every space it came to. */
  spaces: string[];
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The way of the piece that moved last; null once the map has slid away from under it. */
export function lastTrail(log: LoggedEvent[]): Trail | null {
  let piece: string | null = null;
  const spaces: string[] = [];
  let ended = false;
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i];
    if (!event || event.undone) continue;
    if (event.key === 'map-slid') break;
    const mover = text(event.args['piece']);
    const space = text(event.args['space']);
    const step = STEPS.has(event.key);
    if (!mover || !space || !(step || ARRIVALS.has(event.key))) {
      if (piece && event.key === 'turn-began') ended = true;
      continue;
    }
    if (!piece) {
      piece = mover;
      spaces.unshift(space);
      if (!step) break;
    } else if (mover === piece) {
      if (spaces[0] !== space) spaces.unshift(space);
      if (ended || !step) break;
    } else ended = true;
  }
  return piece ? { piece, spaces } : null;
}

/** The tile opened last, in this turn or the one before. */
export function lastRevealed(log: LoggedEvent[]): string | null {
  let turns = 0;
  for (let i = log.length - 1; i >= 0 && turns < 2; i -= 1) {
    const event = log[i];
    if (!event || event.undone) continue;
    if (event.key === 'map-slid') return null;
    if (event.key === 'turn-began') turns += 1;
    if (event.key === 'tile-revealed') return text(event.args['space']);
  }
  return null;
}

export interface Changes {
  laid: Set<string>;
  revealed: Set<string>;
  turned: Set<string>;
  gone: { key: string; space: string; tile: string }[];
  die: { role: string; die: string } | null;
}

/** What the newest lines changed on the map. Nothing on opening a table or jumping in a replay (`from` is 0). */
export function changes(log: LoggedEvent[], from: number): Changes {
  const found: Changes = { laid: new Set(), revealed: new Set(), turned: new Set(), gone: [], die: null };
  if (from <= 0) return found;
  for (const event of log.slice(from)) {
    const space = text(event.args['space']);
    if (event.key === 'die-rolled')
      found.die = { role: text(event.args['role']) ?? '', die: text(event.args['die']) ?? '' };
    if (!space) continue;
    if (event.key === 'tile-laid') found.laid.add(space);
    else if (event.key === 'tile-revealed') found.revealed.add(space);
    else if (event.key === 'tile-oriented') found.turned.add(space);
    else if (event.key === 'tile-removed')
      found.gone.push({ key: `${event.number} ${space}`, space, tile: text(event.args['tile']) ?? '' });
  }
  return found;
}
