/** What the open question offers on the map: unusual deeds on spaces, and edges. */
import type { Option } from '$lib/match/types';
import { PIECE_FACES } from '../facts';
import { SIDES, type Side } from '../geometry';
import type { Question, Space, VastTable } from '../types';

/** The verbs of a click on a space, where they are not what most spaces offer. */
export function unusualDeeds(options: Option[]): Map<string, Set<string>> {
  const bySpace = new Map<string, Set<string>>();
  for (const option of options) {
    const space = option.args['space'];
    if (space) bySpace.set(space, (bySpace.get(space) ?? new Set()).add(option.verb));
  }
  const often = new Map<string, number>();
  for (const verbs of bySpace.values()) for (const verb of verbs) often.set(verb, (often.get(verb) ?? 0) + 1);
  const [usual] = [...often].sort(([, a], [, b]) => b - a)[0] ?? [];
  return new Map([...bySpace].filter(([, verbs]) => verbs.size > 1 || !verbs.has(usual ?? '')));
}

/** The space a question is about. */
export function spaceOf(question: Question | null): Space | null {
  switch (question?.about) {
    case 'reveal-next':
      return question.args.space ?? null;
    case 'orient-tile':
    case 'choose-tile':
      return question.args.space;
    default:
      return null;
  }
}

export interface EdgeChoice {
  option: Option;
  space: string;
  side: Side;
}

/** Answers that name an edge. Where no space is named, it is an edge of one's own piece's space. */
export function edgeChoices(table: VastTable): EdgeChoice[] {
  const { view } = table;
  const role = table.seat === null ? null : view.roles[table.seat];
  const own = Object.entries(view.pieces).find(([name]) => PIECE_FACES[name]?.role === role)?.[1].space;
  return table.chooser.open.flatMap((option): EdgeChoice[] => {
    const side = SIDES.find((each) => each === option.args['direction']);
    const space = option.args['space'] ?? own;
    return side && space && !option.args['bend'] ? [{ option, space, side }] : [];
  });
}
