/** What an event is about, as targets that a board may have drawn: "card:skulls-7", "seat:2". */
import type { DomainOf } from './chooser.svelte';
import type { GameEvent } from './types';

/** By event, the arguments that name what it is about. */
type Subjects = Partial<Record<string, readonly string[]>>;

export function subjectsOf(events: readonly GameEvent[], subjects: Subjects, domainOf: DomainOf): string[] {
  const found = events.flatMap((event) =>
    (subjects[event.key] ?? []).flatMap((name) => {
      const value = event.args[name];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return values
        .filter((each) => each !== null && each !== undefined)
        .map((each) => `${domainOf(event.key, name)}:${String(each)}`);
    }),
  );
  return [...new Set(found)];
}
