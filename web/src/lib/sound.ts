/** Short synthesised sounds, never the only sign of anything. Loaded only when sound is on. */
import { settings } from './settings.svelte';

export type Sound =
  | 'card'
  | 'gear'
  | 'dice'
  | 'marker'
  | 'raise'
  | 'sold'
  | 'tile'
  | 'dark'
  | 'danger'
  | 'ask'
  | 'refused'
  | 'victory'
  | 'roar'
  | 'rumble'
  | 'horde'
  | 'coins';

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ... */
const RECIPES: Record<Sound, (number | undefined)[][]> = {
  card: [[0.7, 0.05, 190, 0, 0.01, 0.05, 4, 1.8, -8, 0, 0, 0, 0, 1.4]],
  gear: [[0.5, 0.02, 1250, 0, 0.02, 0.18, 1, 1.6, 0, 0, 260, 0.03]],
  dice: [
    [0.6, 0.3, 300, 0, 0.01, 0.04, 4, 2],
    [0.6, 0.3, 260, 0, 0.01, 0.04, 4, 2],
    [0.8, 0.1, 110, 0, 0.02, 0.1, 4, 2],
  ],
  marker: [[0.7, 0.03, 330, 0, 0.01, 0.06, 1, 2.2, -6]],
  raise: [[0.7, 0.03, 415, 0, 0.01, 0.07, 1, 2.2, -6]],
  sold: [
    [0.9, 0.02, 150, 0, 0.02, 0.09, 1, 2],
    [0.9, 0.02, 130, 0, 0.02, 0.12, 1, 2],
  ],
  tile: [[0.5, 0.2, 90, 0.02, 0.12, 0.16, 4, 0.7, 2]],
  dark: [[0.5, 0.05, 62, 0.1, 0.16, 0.3, 0, 1.2, -0.4]],
  danger: [[0.9, 0.05, 72, 0, 0.06, 0.3, 3, 2, -1]],
  ask: [
    [0.4, 0, 660, 0.01, 0.08, 0.3, 0, 1],
    [0.4, 0, 880, 0.01, 0.08, 0.4, 0, 1],
  ],
  refused: [[0.5, 0, 110, 0, 0.04, 0.08, 2, 1, -2]],
  roar: [[1, 0.1, 58, 0.12, 0.5, 0.7, 2, 0.6, -0.3, 0, 0, 0, 0, 2.6]],
  rumble: [
    [1, 0.2, 42, 0.05, 0.3, 0.6, 4, 0.6, 0.2],
    [0.9, 0.2, 36, 0.05, 0.4, 0.9, 4, 0.6, -0.1],
  ],
  horde: [
    [0.8, 0.1, 98, 0, 0.05, 0.14, 3, 1.6],
    [0.8, 0.1, 98, 0, 0.05, 0.14, 3, 1.6],
    [0.9, 0.1, 147, 0.02, 0.2, 0.5, 3, 1.4],
  ],
  coins: [
    [0.5, 0.05, 1250, 0, 0.02, 0.18, 1, 1.6, 0, 0, 260, 0.03],
    [0.5, 0.05, 1400, 0, 0.02, 0.18, 1, 1.6, 0, 0, 260, 0.03],
    [0.5, 0.05, 1570, 0, 0.02, 0.24, 1, 1.6, 0, 0, 320, 0.03],
  ],
  victory: [
    [0.5, 0, 392, 0.02, 0.2, 0.3, 1, 1.2],
    [0.5, 0, 523, 0.02, 0.2, 0.3, 1, 1.2],
    [0.5, 0, 659, 0.02, 0.3, 0.5, 1, 1.2],
    [0.5, 0, 784, 0.02, 0.4, 0.6, 1, 1.2],
  ],
};

export async function play(sound: Sound): Promise<void> {
  if (settings.sound <= 0 || document.hidden) return;
  const player = await import('zzfx').catch(() => null);
  if (!player) return;
  const { zzfx, ZZFX } = player;
  ZZFX.volume = settings.sound * 0.5;
  RECIPES[sound].forEach((recipe, i) =>
    setTimeout(() => zzfx(...recipe), i * (sound === 'ask' || sound === 'victory' ? 160 : 70)),
  );
}
