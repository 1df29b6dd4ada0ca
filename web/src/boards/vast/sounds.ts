/** Events of Vast that are heard. */
import type { Event } from '$lib/generated/vast';
import type { Sound } from '$lib/sound';

export const SOUNDS: Partial<Record<Event['key'], Sound>> = {
  'tile-revealed': 'tile',
  'tile-laid': 'dark',
  'die-rolled': 'dice',
  'action-die-rolled': 'dice',
  'token-taken': 'gear',
  'treasure-taken': 'gear',
  'treasure-kept': 'gear',
  'treasure-shown': 'gear',
  'treasure-gathered': 'gear',
  'treasure-stolen': 'gear',
  'hidden-treasure-stolen': 'gear',
  'treasure-plundered': 'gear',
  ambushed: 'danger',
  'health-lost': 'danger',
  'population-lost': 'danger',
  'dragon-hurt': 'danger',
  'thief-died': 'danger',
  'trap-sprung': 'danger',
  'bomber-exploded': 'danger',
  'collapse-began': 'rumble',
  'map-slid': 'rumble',
  'tile-removed': 'tile',
  'dragon-woke': 'roar',
  'dragon-surfaced': 'roar',
  'tribe-scattered': 'horde',
  'loot-stashed': 'coins',
  'knight-attacked': 'marker',
  'tribe-attacked': 'marker',
};
