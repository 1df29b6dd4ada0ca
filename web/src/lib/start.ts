/** From "Play now" to the first question in one click. */
import { boardWords, loadBoard } from '../boards';
import { api } from './api';
import { lobby } from './lobby.svelte';
import { router } from './router.svelte';
import { say, Words } from './words.svelte';

/** A good number of seats for a first look at each game. */
const SEATS: Record<string, number> = { 'goblin-vaults': 4, 'emerald-skulls': 4, 'vault-wars': 4, vast: 4 };

/** A name for a table nobody named. */
export const tavern = (): string => say(`tavern-${1 + Math.floor(Math.random() * 8)}`);

/** What every table needs, fetched while the guest still looks around. */
export function getReady(): void {
  void import('../pages/Rest.svelte');
  void import('../pages/TablePage.svelte');
  void api.games().catch(() => {});
}

/** Everything the table page needs, fetched while the server sets the table. */
function fetchAhead(game: string): void {
  getReady();
  void loadBoard(game);
  void boardWords(game);
  void Words.of(game);
}

export async function playWithBots(game: string): Promise<void> {
  fetchAhead(game);
  await lobby.attempt(async () => {
    const [{ games, levels }] = await Promise.all([api.games(), lobby.beSomebody()]);
    const facts = games.find((each) => each.key === game);
    const most = facts?.seats[1] ?? 4;
    const least = facts?.seats[0] ?? 2;
    const seats = Math.max(least, Math.min(SEATS[game] ?? 4, most));
    const level = levels.includes('adept') ? 'adept' : (levels[levels.length - 1] ?? 'random');
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), level]));
    const { id } = await api.open({
      game,
      seats,
      bots,
      name: tavern(),
      ...(facts?.presets['first-game'] ? { preset: 'first-game' } : {}),
    });
    await api.command(id, 'start');
    router.go(`/t/${id}`);
  });
}
