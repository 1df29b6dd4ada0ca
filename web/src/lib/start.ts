/** From "Play now" to the first question in one click. */
import { boardWords, loadBoard } from '../boards';
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import type { NewTable } from './generated/messages';
import { lobby } from './lobby.svelte';
import { router } from './router.svelte';
import { say, Words } from './words.svelte';

/** Enough opponents for a first look at any game. */
const SEATS = 4;

/** A name for a table nobody named. */
export const tavern = (): string => say(`tavern-${1 + Math.floor(Math.random() * 8)}`);

/** What every table needs, fetched while the guest still looks around. */
export function getReady(): void {
  void import('../pages/Rest.svelte');
  void import('../pages/TablePage.svelte');
}

/** Everything the table page needs, fetched while the server sets the table. */
export function fetchAhead(game: string): void {
  getReady();
  void loadBoard(game);
  void boardWords(game);
  void Words.of(game);
}

/** Open a table, on the server or on this device; its id. */
export async function openTable(wish: NewTable, isHere = lobby.plays === 'here'): Promise<string> {
  if (isHere) lobby.beSomebodyHere();
  else await lobby.beSomebody();
  return (await (isHere ? api.openHere(wish) : api.open(wish))).id;
}

/** Begin at once, on the server or where there is none on this device. */
async function begin(wish: NewTable): Promise<void> {
  const id = await openTable({ ...wish, name: tavern() });
  await api.command(id, { type: 'start' });
  router.go(`/t/${id}`);
}

/** Alone, in one of the ways the game offers: a table of one seat. */
export async function playAlone(game: string, options: Record<string, unknown>): Promise<void> {
  fetchAhead(game);
  await lobby.attempt(async () => {
    if (lobby.reached === 'unknown') await lobby.refresh();
    await begin({ game, seats: 1, options });
  });
}

/** Play at once against bots. */
export async function playWithBots(game: string): Promise<void> {
  fetchAhead(game);
  await lobby.attempt(async () => {
    if (lobby.reached === 'unknown') await lobby.refresh();
    await catalogue.load();
    const facts = catalogue.find(game);
    const [least, most] = facts?.seats ?? [2, SEATS];
    const seats = Math.max(least, Math.min(SEATS, most));
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), catalogue.usualLevel]));
    const preset = facts?.presets['first-game'] ? { preset: 'first-game' } : {};
    await begin({ game, seats, bots, ...preset });
  });
}
