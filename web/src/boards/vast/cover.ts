import drawings from 'game-icons:cave-entrance,fangs,all-seeing-eye,crossed-bones,crystal-growth,visored-helm,spiked-dragon-head,cowled';
import { addIcons } from '$lib/icons';
import type { Cover } from '../covers';
import Picture from './Picture.svelte';

addIcons(drawings);

export const cover: Cover = { icon: 'cave-entrance', minutes: 90, Picture };
