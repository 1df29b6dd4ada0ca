/** A phone too low for whole cards: then only their bands are drawn, which hold all that counts. */
import { MediaQuery } from 'svelte/reactivity';

export const short = new MediaQuery('(max-height: 740px) and (max-width: 760px)');
