import drawings from './cover.icons';
import { addIcons } from '$lib/icons';
import type { Cover } from '../covers';
import Picture from './Picture.svelte';

addIcons(drawings);

export const cover: Cover = { icon: 'gavel', minutes: 60, Picture };
