/** The phases of a round, for the head of a table. */
import type { Head } from './board';
import type { Say } from '$lib/words.svelte';

/** Those that are shown, in the order in which they are given, and the one the game is in. */
export function phasesIn<P extends string>(
  say: Say,
  shown: Record<P, boolean>,
  phase: P,
): Pick<Head, 'phases' | 'now'> {
  const phases = Object.keys(shown).filter((key) => shown[key as P]);
  return {
    phases: phases.map((key) => ({ key, label: say(`short-phase-${key}`) })),
    now: shown[phase] ? phase : null,
  };
}
