/** The board of Goblin Vaults: the block with its bids, everyone's vault, the hand, the goals. */
import drawings from './board.icons';
import { addIcons } from '$lib/icons';
import {
  BEATS,
  DECLINES,
  DOMAINS,
  QUESTION_RULES,
  SUBJECTS,
  type Event,
  type GoblinVaultsView,
  type Phase,
  type Question,
} from '$lib/generated/goblin-vaults';
import type { Sound } from '$lib/sound';
import type { Board } from '../board';
import { phasesIn } from '../phases';
import { FACTIONS } from './LootCard.svelte';
import Award from './Award.svelte';
import Block from './Block.svelte';
import Goals from './Goals.svelte';
import Opponents from './Opponents.svelte';
import RoundScene from './RoundScene.svelte';
import Tray from './Tray.svelte';
import WardenScene from './WardenScene.svelte';
import { total } from './facts';
import { scoresNow } from './sheet';

addIcons(drawings);

/** Which phases are steps of a round. */
const PHASES: Record<Phase, boolean> = { 'set-up': false, scheme: true, vault: true, warden: true, scoring: false };

const SOUNDS: Record<Event['key'], Sound | null> = {
  'goals-laid': null,
  'faction-dealt': null,
  started: 'card',
  'first-player': null,
  'round-began': null,
  'bid-placed': 'card',
  underbid: 'card',
  'glavrun-bid': 'card',
  'glavrun-underbid': 'card',
  stashed: 'card',
  'stashed-own': 'card',
  moved: 'card',
  drew: 'card',
  'drew-own': 'card',
  'action-declined': null,
  unsold: 'gear',
  won: 'gear',
  kept: 'gear',
  'glavrun-won': 'gear',
  'glavrun-kept': 'gear',
  swapped: null,
  'warden-kept': 'gear',
  'game-over': null,
};

export const board: Board<GoblinVaultsView, Event, Question> = {
  domains: DOMAINS,
  rules: QUESTION_RULES,
  declines: DECLINES,
  beats: BEATS,
  subjects: SUBJECTS,
  scenes: { won: Award, 'glavrun-won': Award, 'round-began': RoundScene, swapped: WardenScene },

  /** A lot for which several bid is worth a look. */
  weight(_table, event) {
    const contested = (event.key === 'won' || event.key === 'glavrun-won') && event.args.beaten > 0;
    return contested ? 'climax' : undefined;
  },

  Board: Block,
  Seats: Opponents,
  Tray,
  Rail: Goals,
  scores: scoresNow,

  intro(table) {
    const faction = table.seat === null ? null : table.view.players[table.seat]?.faction;
    return {
      title: table.say('intro-title', { faction: table.say(`faction-${faction ?? 'blue'}`) }),
      lines: ['intro-bid', 'intro-vault', table.view.glavrun?.score ? 'intro-solo' : 'intro-win'].map((id) =>
        table.say(id),
      ),
    };
  },

  head(table) {
    const { round, rounds, phase } = table.view;
    return {
      line: round > 0 ? table.say('round', { round, rounds }) : table.say('phase-set-up'),
      ...(round > 0 ? { round: [round, rounds] as [number, number] } : {}),
      ...phasesIn(table.say, PHASES, phase),
    };
  },

  aim(table) {
    const totals = table.view.players.map((player) => total(player.score));
    if (table.seat === null || table.view.round === 0) return table.say('aim-begin');
    const others = totals.filter((_, seat) => seat !== table.seat);
    const best = table.view.glavrun?.score ? total(table.view.glavrun.score) : Math.max(...others);
    return table.say('aim', { mine: totals[table.seat] ?? 0, best });
  },
  seat(table, seat) {
    const player = table.view.players[seat];
    const faction = player?.faction && FACTIONS[player.faction];
    return {
      token: faction?.seat ?? 'a',
      ...(faction ? { icon: faction.icon } : {}),
      score: player ? total(player.score) : null,
      counts: player ? [{ icon: 'cog', value: player.gears, label: table.say('gears') }] : [],
    };
  },

  turn: (view) => view.turn,

  sheets: (table) => [
    { key: 'vaults', label: table.say('vaults'), icon: 'locked-chest', part: Opponents },
    { key: 'goals', label: table.say('goals'), icon: 'target-prize', part: Goals },
  ],

  heading: (event) => event.key === 'round-began',

  sound: (event) => SOUNDS[event.key],
};
