/** What a change at a table sounds like. */
import type { Sound } from '../sound';
import type { GameEvent, Moment } from './types';

/** Of many events at once only the last are heard. */
const HEARD = 4;

/** Whether a moment's viewer is one of those the game waits for. */
export function isAwaited(moment: Moment | null): boolean {
  return moment?.seat != null && (moment.waiting?.seats.includes(moment.seat) ?? false);
}

export function soundsOf(
  told: GameEvent[],
  before: Moment | null,
  now: Moment | null,
  soundOf: (event: GameEvent) => Sound | null,
): Sound[] {
  const sounds = told.slice(-HEARD).map(soundOf);
  if (now?.outcome && !before?.outcome) sounds.push('victory');
  const isNew = now?.question != null && now.question.decision !== before?.question?.decision;
  if (isNew && isAwaited(now)) sounds.push('ask');
  return sounds.filter((sound) => sound !== null);
}
