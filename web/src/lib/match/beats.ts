/** Splits what an update tells into beats: each is one thing that happened, with the view as it stood then. */
import type { Change, Frame } from '../generated/messages';
import type { GameEvent, LoggedEvent, Moment } from './types';

/** How a beat is shown; a game's contract says it of each event that begins one. */
export type Weight = 'quick' | 'step' | 'climax' | 'turn' | 'round';

export interface Beat {
  weight: Weight;
  /** The event that begins it, then what belongs to it. */
  events: LoggedEvent[];
  /** As it stood then; nobody is asked anything in the middle. */
  moment: Moment;
  /** Whether the log has its events already. */
  known?: boolean;
}

/** The beats of an update; none where nothing in it is shown on its own. */
export function beatsOf(
  moment: Moment,
  events: LoggedEvent[],
  frames: Frame[],
  weightOf: (event: GameEvent) => Weight | undefined,
): Beat[] {
  const starts = events.flatMap((event, i) => (weightOf(event) ? [i] : []));
  return starts.map((start, i) => {
    const first = i === 0 ? 0 : start;
    const end = starts[i + 1] ?? events.length;
    const head = events[start];
    return {
      weight: (head && weightOf(head)) ?? 'step',
      // What was told before the first beat belongs to it.
      events: events.slice(first, end),
      moment: between(moment, frames.find((frame) => frame.events >= end)?.changes ?? []),
    };
  });
}

/** The moment a beat shows: the view of then, and no question. */
function between(moment: Moment, changes: Change[]): Moment {
  return { ...moment, table: patched(moment.table, changes), waiting: null, question: null, outcome: null, undo: 'no' };
}

/** A value after the operations of a JSON Patch (RFC 6902); what does not change is shared with the original. */
export function patched(value: unknown, changes: Change[]): unknown {
  return changes.reduce((now, change) => patch(now, keysOf(change.path), change), value);
}

const keysOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function patch(value: unknown, keys: string[], change: Change): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change.value;
  if (Array.isArray(value))
    return value.map((each: unknown, i) => (i === Number(key) ? patch(each, rest, change) : each));
  const fields = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && change.op === 'remove') delete fields[key];
  else fields[key] = patch(fields[key], rest, change);
  return fields;
}
