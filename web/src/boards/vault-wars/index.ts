/** The board of Vault Wars: the auction stage, the pile, heroes and workers, and what the round holds. */
import drawings from './board.icons';
import { addIcons } from '$lib/icons';
import {
  BEATS,
  DECLINES,
  DOMAINS,
  QUESTION_RULES,
  SUBJECTS,
  type Event,
  type Phase,
  type Question,
  type VaultWarsView,
  type Verb,
} from '$lib/generated/vault-wars';
import type { Sound } from '$lib/sound';
import { screen } from '$lib/page/screen.svelte';
import { SEAT_KEYS } from '$parts/drawing/shapes';
import type { Board } from '../board';
import { phasesIn } from '../phases';
import Bidding from './Bidding.svelte';
import Mine from './mine/Mine.svelte';
import TrayPart from './TrayPart.svelte';
import Gained from './Gained.svelte';
import HeroShown from './HeroShown.svelte';
import Round from './round/Round.svelte';
import Seats from './Seats.svelte';
import Sold from './Sold.svelte';
import Stage from './Stage.svelte';
import { scoresNow } from './sheet';

addIcons(drawings);

/** Which phases are steps of a round. */
const PHASES: Record<Phase, boolean> = {
  'set-up': false,
  prepare: true,
  auction: true,
  'get-paid': true,
  'end-of-round': true,
  scoring: false,
};
const OFFERS: ReadonlySet<string> = new Set<Verb>(['raise', 'open-at', 'seal', 'order', 'finish-sale', 'show-junk']);

const SOUNDS: Record<Event['key'], Sound | null> = {
  'mysterious-heroes': null,
  'heroes-dealt': null,
  drafted: 'card',
  'market-laid': null,
  'round-began': null,
  'vault-revealed': 'card',
  'vaults-swapped': null,
  hired: null,
  'hired-nobody': null,
  dismissed: null,
  'market-cleared': null,
  'auction-began': null,
  'items-drawn': null,
  'items-seen': null,
  'trash-shuffled': null,
  'items-sunk': null,
  'items-revealed': 'card',
  'items-dealt': null,
  'item-dealt': null,
  'own-item-revealed': 'card',
  'own-item-kept': null,
  'cupboard-shown': null,
  peeked: null,
  'peeked-some': null,
  'item-shuffled-back': null,
  'artifact-used': null,
  'worker-used': null,
  'bidder-distracted': null,
  'bids-guarded': null,
  'secret-revealed': 'card',
  'opened-at': 'raise',
  raised: 'raise',
  passed: null,
  'sealed-bid-shown': null,
  'bidding-card': null,
  'bidding-deck-shuffled': null,
  'vault-taken': 'sold',
  'auction-won': 'sold',
  'price-lowered': null,
  paid: 'gear',
  'paid-bank': 'gear',
  'bank-added': null,
  commission: null,
  'secret-taken': null,
  'secret-gained': null,
  'runner-up-gift': null,
  'items-won': null,
  'items-taken': null,
  equipped: null,
  swapped: null,
  sold: 'gear',
  'sold-nothing': null,
  bought: null,
  borrowed: 'gear',
  'borrowed-clean': 'gear',
  'thrown-away': null,
  'junk-shown': null,
  stored: 'gear',
  'hero-chosen': null,
  'game-over': null,
};

export const board: Board<VaultWarsView, Event, Question> = {
  domains: DOMAINS,
  rules: QUESTION_RULES,
  declines: DECLINES,
  beats: BEATS,
  subjects: SUBJECTS,
  scenes: { 'auction-won': Sold, 'items-taken': Gained, 'hero-chosen': HeroShown },
  plain: ['finish-sale', 'store'] satisfies Verb[],
  Board: Stage,
  Seats,
  Tray: TrayPart,
  Rail: Round,
  scores: scoresNow,
  Controls: Bidding,
  controls: (option) => OFFERS.has(option.verb),

  head(table) {
    const { round, rounds, phase } = table.view;
    return {
      line: round > 0 ? table.say('round', { round, rounds }) : table.say('phase-set-up'),
      ...phasesIn(table.say, PHASES, phase),
    };
  },

  /** Whoever might have the choice is asked, so that the others learn nothing; who has none should not look for it. */
  hint(table) {
    const [only, ...others] = table.chooser.options;
    const question = table.moment?.question;
    const gold = table.view.players[table.seat ?? -1]?.gold ?? null;
    if (question?.about === 'bid' && !question.args.forced && gold !== null)
      return table.say('bid-stakes', { gold, final: question.args.final });
    return only?.verb === ('decline' satisfies Verb) && others.length === 0 ? table.say('hint-only-decline') : null;
  },

  aim: (table) => table.say('aim'),
  seat(table, seat) {
    const player = table.view.players[seat];
    const auction = table.view.auction;
    const last = [...(auction?.bids ?? [])].reverse().find((bid) => bid.seat === seat);
    const note =
      auction?.master === seat
        ? table.say('auction-master')
        : last
          ? last.gold === null
            ? table.say('table-pass')
            : table.say('bid-of', { gold: last.gold })
          : auction?.out.includes(seat)
            ? table.say('is-out')
            : auction?.peeking === seat
              ? table.say('is-peeking')
              : auction?.distracted.includes(seat)
                ? table.say('is-distracted')
                : undefined;
    const guard = auction?.guard[seat] ?? 0;
    return {
      token: SEAT_KEYS[seat] ?? 'a',
      ...(note ? { note } : {}),
      tag: guard > 1 ? { icon: 'muscle-up', text: `+${guard}` } : null,
      // At the end the sheet on the table tells it all.
      counts:
        player && !player.score
          ? [
              { icon: 'two-coins', value: player.gold ?? '?', label: table.say('gold') },
              // Five seats on a phone have no room for everything; the piles are in the tab of the round.
              ...(screen.phone && table.view.players.length > 4
                ? []
                : [{ icon: 'swap-bag', value: player.pile, label: table.say('in-pile') }]),
              ...(player.tokens ? [{ icon: 'shark-bite', value: player.tokens, label: table.say('corruption') }] : []),
            ]
          : [],
      ...(player?.score ? { score: Object.values(player.score).reduce((a, b) => a + b, 0) } : {}),
    };
  },

  turn: (view) => view.auction?.turn ?? view.auction?.master ?? null,

  sheets: (table) => [
    { key: 'things', label: table.say('my-things'), icon: 'swap-bag', part: Mine },
    { key: 'round', label: table.say('round-tab'), icon: 'gavel', part: Round },
  ],

  heading: (event) => event.key === 'round-began' || event.key === 'auction-began',

  sound: (event) => SOUNDS[event.key],
};
