import drawings from './cover.icons';
import { addIcons } from '$lib/icons';
import type { Cover } from '../covers';
import Picture from './Picture.svelte';

addIcons(drawings);

export const cover: Cover = { icon: 'death-skull', minutes: 30, Picture };
