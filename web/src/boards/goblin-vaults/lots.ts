/** The lots in words: who bids on them, and what answering there would mean. */
import type { GoblinVaultsView } from '$lib/generated/goblin-vaults';
import { cardLabel, signed, type GoblinTable } from './facts';
import { FACTIONS } from './LootCard.svelte';

export type LotView = GoblinVaultsView['lots'][number];
/** A seat, or Glavrun. */
type Bidder = LotView['bids'][number]['bidder'];

export function factionOf({ view }: GoblinTable, bidder: Bidder) {
  const key = bidder === null ? view.glavrun?.factions[0] : view.players[bidder]?.faction;
  return key ? FACTIONS[key] : undefined;
}

export const bidderName = (table: GoblinTable, bidder: Bidder): string =>
  bidder === null ? table.say('glavrun') : table.nameOf(bidder);

export interface Consequence {
  kind: 'legal' | 'cost';
  text: string;
  more: string;
  /** Points, and what they depend on. */
  worth: string;
  means: string;
}

/** What the rules said about answering here; the board itself does not compare cards. */
export function consequence(table: GoblinTable, lot: LotView): Consequence | null {
  const question = table.moment?.question;
  if (!question || !table.lit(`position:${lot.position}`)) return null;
  const nothing = { worth: '', means: '' };
  if (question.about !== 'bid') return { kind: 'legal', text: table.say('swap-here'), more: '', ...nothing };
  const picked = table.chooser.picks['card'];
  const options = table.chooser.through(`position:${lot.position}`);
  const { underbids, prizes, kept } = question.args;
  if (options.every((option) => underbids.includes(option.n))) {
    const back = picked === undefined ? undefined : kept[picked];
    const worth = back === undefined ? '' : signed(back);
    const means = worth && table.say('worth-kept', { gain: worth });
    return { kind: 'cost', text: table.say('underbid'), more: table.say('pay-a-gear'), worth, means };
  }
  const gears = lot.gears ? table.say('plus-gears', { count: lot.gears }) : '';
  const prize = prizes[lot.position];
  const worth = prize === undefined ? '' : table.say('may-bring', { gain: signed(prize) });
  const means = prize === undefined ? '' : table.say('worth-to-you', { gain: signed(prize) });
  return { kind: 'legal', text: table.say(picked ? 'lead' : 'bid-here'), more: gears, worth, means };
}

export function lotLabel(table: GoblinTable, lot: LotView): string {
  const { view } = table;
  const bids = lot.bids
    .map(({ bidder, card, leads }) => {
      const laid = `${bidderName(table, bidder)}: ${table.say(`card-${card}`)}`;
      return leads ? `${laid}, ${table.say('leads')}` : laid;
    })
    .join('; ');
  const would = consequence(table, lot);
  return [
    table.say('lot-label', {
      number: view.lots.indexOf(lot) + 1,
      card: cardLabel(table.say, view, lot.card),
      gears: lot.gears,
    }),
    bids || table.say('no-bids'),
    would ? `${would.text} ${would.more}` : '',
    would?.means ?? '',
  ]
    .filter(Boolean)
    .join('. ');
}
