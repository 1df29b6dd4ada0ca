/** From "Play now" to the first question: one click, one request. */
import { api } from './api';
import { router } from './router.svelte';

export async function playWithBots(game: string): Promise<void> {
  const { id } = await api.open({ game, quick: true });
  router.go(`/t/${id}`);
}
