/** How the ways to play a game alone are offered. */
import type { GameFacts } from '$lib/api';
import { catalogue } from '$lib/catalogue.svelte';
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/words.svelte';

/** The name of the one way to play alone, or the names of all. */
export function soloTitle(game: GameFacts): string {
  const names = game.solo.map((mode) => catalogue.soloName(mode));
  if (names.length === 1) return names[0] ?? '';
  const list = new Intl.ListFormat(settings.language === 'ru' ? 'ru' : 'en-GB', { type: 'disjunction' });
  return say('play-alone-as', { names: list.format(names) });
}
