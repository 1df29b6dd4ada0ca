/** What can be played, kept for when no server says it: by this page, or on a static site beside it. */
import type { Catalogue } from '../generated/messages';
import { besideModules, SITE } from './place';

const CACHE = 'undercroft-catalogue';
const ADDRESS = '/api/games';

export async function keepCatalogue(found: Catalogue): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(found)));
}

export async function keptCatalogue(): Promise<Catalogue> {
  const answer = SITE
    ? await fetch(besideModules(__OFFLINE__.catalogue))
    : await (await caches.open(CACHE)).match(ADDRESS);
  if (!answer?.ok) throw new Error('no catalogue is kept');
  const found = (await answer.json()) as Catalogue;
  // An earlier version of the page may have kept it; what was added since is not in it.
  return { ...found, games: found.games.map((game) => ({ ...game, solo: game.solo ?? [] })) };
}
