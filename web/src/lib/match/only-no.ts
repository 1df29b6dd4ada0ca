/**
 * Questions that leave nothing but to say no. They are asked so that nobody can tell from the silence what a player
 * holds; who does not want to be asked them has No said, after a pause in which somebody might have thought.
 */
import type { Question } from './types';

const SHORTEST = 1200;
const LONGEST = 3600;

/** The one answer to a question that can only be declined, or null. */
export function onlyNo(question: Question | null, declines: Partial<Record<string, string>>) {
  const [only, ...rest] = question?.kind === 'ask' ? question.options : [];
  return question && only && rest.length === 0 && only.verb === declines[question.about] ? only : null;
}

/** How long it takes to say so. It tells nothing: a player who could have said yes needs as long. */
export function pause(random: () => number = Math.random): number {
  return SHORTEST + random() * (LONGEST - SHORTEST);
}
