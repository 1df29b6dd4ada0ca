/** The board of Emerald Skulls: the skull, the bets around it, and what the tumbler is paid. */
import drawings from './board.icons';
import { addIcons } from '$lib/icons';
import { screen } from '$lib/page/screen.svelte';
import {
  BEATS,
  DECLINES,
  DOMAINS,
  QUESTION_RULES,
  SUBJECTS,
  type EmeraldSkullsView,
  type Event,
  type Phase,
  type Question,
  type Verb,
} from '$lib/generated/emerald-skulls';
import type { Sound } from '$lib/sound';
import type { Board } from '../board';
import { phasesIn } from '../phases';
import BoardPart from './BoardPart.svelte';
import Controls from './Controls.svelte';
import Payouts from './Payouts.svelte';
import { SETTLES, TOKENS } from './facts';
import { scoresNow } from './sheet';

addIcons(drawings);

/** Which phases are steps of a round. */
const PHASES: Record<Phase, boolean> = {
  'set-up': false,
  buy: true,
  bets: true,
  tumble: true,
  payout: true,
  over: false,
};

/** An end is heard by what it is. */
const SOUNDS: Record<Exclude<Event['key'], 'out'>, Sound | null> = {
  'cards-laid': null,
  'turn-began': null,
  'dice-bought': null,
  'bet-laid': 'marker',
  'bet-hopeless': null,
  'bet-worthless': null,
  'bet-clashed': null,
  'bet-closed': null,
  'bet-lapsed': null,
  'bet-withdrawn': null,
  'bet-yielded': null,
  'order-disputed': null,
  'order-kept': null,
  'order-swapped': null,
  'bettor-ready': null,
  'bettor-not-ready': null,
  'time-up': null,
  rolled: 'dice',
  placed: null,
  'cube-spent': null,
  'nose-picked': null,
  'tumbler-paid': 'gear',
  'jackpot-taken': 'gear',
  'bet-won': 'gear',
  'bet-won-cubes': 'gear',
  'bet-lost': null,
  'supply-empty': null,
  leftovers: null,
  'game-over': null,
};

export const board: Board<EmeraldSkullsView, Event, Question> = {
  domains: DOMAINS,
  rules: QUESTION_RULES,
  declines: DECLINES,
  beats: BEATS,
  subjects: SUBJECTS,
  scenes: { out: null },
  plain: ['ready', 'stop', 'accept-bust', 'withdraw'] satisfies Verb[],
  Board: BoardPart,
  Rail: Payouts,
  scores: scoresNow,
  Controls,
  controls: (option) => SETTLES.has(option.verb),

  /** A payout names its gears. */
  versus(table, option) {
    const question = table.moment?.question;
    const gears = question?.about === 'payout' ? question.args.pays[option.n] : undefined;
    return gears === undefined ? null : table.say('payout-gears', { gears });
  },

  intro: (table) => ({
    title: table.say('intro-title'),
    lines: ['intro-tumble', 'intro-bet', table.view.opposition ? 'intro-solo' : 'intro-end'].map((id) => table.say(id)),
  }),

  head(table) {
    const { turn, phase } = table.view;
    return {
      line: table.say('turn-number', { turn }),
      ...phasesIn(table.say, PHASES, phase),
    };
  },

  aim(table) {
    const gears = table.view.players.map((player) => player.gears);
    if (table.seat === null || gears.length < 2) return null;
    const best = Math.max(...gears.filter((_, seat) => seat !== table.seat));
    return table.say('aim', { mine: gears[table.seat] ?? 0, best });
  },
  seat(table, seat) {
    const player = table.view.players[seat];
    if (!player) return { token: 'a' };
    // Where there is little room, the betting window alone tells the markers.
    const markers = screen.narrow ? undefined : table.say('markers-left', { count: player.markers });
    const note = player.tumbler ? table.say('tumbler') : player.ready ? table.say('is-ready') : markers;
    return {
      token: TOKENS[player.colour],
      score: player.gears,
      ...(note ? { note } : {}),
      counts: player.cubes ? [{ icon: 'cube', value: player.cubes, label: table.say('cubes') }] : [],
    };
  },

  turn: (view) => view.tumbler,

  /** Why a marker still hovers; the tumbler has other worries than a bettor. */
  hint(table) {
    const question = table.moment?.question;
    if (question?.about !== 'bets' || question.args.role === 'bettor') return null;
    if (question.args.role === 'tumbler') return table.say('hint-tumbler-waits');
    const doubted = table.chooser.options.find((option) => SETTLES.has(option.verb))?.args['bet'];
    const bet = table.view.cards.flatMap((card) => card.bets).find((each) => each.bet === doubted);
    if (!bet) return '';
    return !bet.possible
      ? table.say('hint-hover-dead')
      : bet.sign === 'times' && bet.opposing === 0
        ? table.say('hint-hover-unopposed')
        : '';
  },

  sheets: (table) => [{ key: 'payouts', label: table.say('payouts'), icon: 'rolling-dice-cup', part: Payouts }],

  heading: (event) => event.key === 'turn-began',

  sound(event) {
    if (event.key === 'out') return event.args.out === 'bust' ? 'danger' : null;
    return SOUNDS[event.key];
  },
};
