/** What a change at a table sounds like. */
import type { Sound } from '../sound';
import type { GameEvent, Moment } from './types';

/** Of many events at once only the last are heard. */
const HEARD = 4;

export function soundsOf(
  told: GameEvent[],
  before: Moment | null,
  now: Moment | null,
  soundOf: (event: GameEvent) => Sound | null,
): Sound[] {
  const sounds = told.slice(-HEARD).map(soundOf);
  if (now?.outcome && !before?.outcome) sounds.push('victory');
  if (now?.question && now.question.decision !== before?.question?.decision) sounds.push('ask');
  return sounds.filter((sound) => sound !== null);
}
