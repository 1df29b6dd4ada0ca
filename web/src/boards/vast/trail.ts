/** What the log says about the last move: the way it took, the tile it opened, what changed since the last look. */
import type { Die, Role, Tile } from '$lib/generated/vast';
import type { Event, Piece, Space, VastLog } from './types';

export interface Trail {
  piece: Piece;
  /** Where it stood, if the log knows, then every space it came to. */
  spaces: Space[];
}

/** A step of a piece, or that it came onto the map. */
type Move = Extract<Event, { key: 'piece-moved' | 'tribe-appeared' | 'tribe-lurks' | 'tribe-uncovered' }>;
const MOVES: Record<Move['key'], true> = {
  'piece-moved': true,
  'tribe-appeared': true,
  'tribe-lurks': true,
  'tribe-uncovered': true,
};
const isMove = (event: Event): event is Move => event.key in MOVES;

/** The way of the piece that moved last; null once the map has slid away from under it. */
export function lastTrail(log: VastLog): Trail | null {
  let piece: Piece | null = null;
  const spaces: Space[] = [];
  let ended = false;
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i];
    if (!event || event.undone) continue;
    if (event.key === 'map-slid') break;
    if (!isMove(event)) {
      if (piece && event.key === 'turn-began') ended = true;
      continue;
    }
    const { piece: mover, space } = event.args;
    const step = event.key === 'piece-moved';
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
export function lastRevealed(log: VastLog): Space | null {
  let turns = 0;
  for (let i = log.length - 1; i >= 0 && turns < 2; i -= 1) {
    const event = log[i];
    if (!event || event.undone) continue;
    if (event.key === 'map-slid') return null;
    if (event.key === 'turn-began') turns += 1;
    if (event.key === 'tile-revealed') return event.args.space;
  }
  return null;
}

export interface Changes {
  laid: Set<Space>;
  revealed: Set<Space>;
  turned: Set<Space>;
  gone: { key: string; space: Space; tile: Tile }[];
  die: { role: Role; die: Die } | null;
}

/** What the newest lines changed on the map. Nothing on opening a table or jumping in a replay (`from` is 0). */
export function changes(log: VastLog, from: number): Changes {
  const found: Changes = { laid: new Set(), revealed: new Set(), turned: new Set(), gone: [], die: null };
  if (from <= 0) return found;
  for (const event of log.slice(from)) {
    if (event.key === 'die-rolled') found.die = event.args;
    else if (event.key === 'tile-laid') found.laid.add(event.args.space);
    else if (event.key === 'tile-revealed') found.revealed.add(event.args.space);
    else if (event.key === 'tile-oriented') found.turned.add(event.args.space);
    else if (event.key === 'tile-removed') {
      const { space, tile } = event.args;
      found.gone.push({ key: `${event.number} ${space}`, space, tile });
    }
  }
  return found;
}
