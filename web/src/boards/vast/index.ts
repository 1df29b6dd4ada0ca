/** The board of Vast: a map that grows, flips and collapses, and a board for each role. */
import drawings from './board.icons';
import { addIcons } from '$lib/icons';
import { screen } from '$lib/page/screen.svelte';
import { BEATS, DECLINES, DOMAINS, QUESTION_RULES, SUBJECTS } from '$lib/generated/vast';
import type { Board as BoardParts } from '../board';
import './board.css';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { PIECE_FACES, ROLE_FACES, stats } from './facts';
import { written } from './geometry';
import Hand from './Hand.svelte';
import Roles from './Roles.svelte';
import Rail from './Rail.svelte';
import RoleBoard from './RoleBoard.svelte';
import Sheet from './Sheet.svelte';
import Moment from './scenes/Moment.svelte';
import { VICTORIES } from './scenes/victories';
import Victory from './scenes/Victory.svelte';
import { SOUNDS } from './sounds';
import Tray from './Tray.svelte';
import type { Event, Question, Role, Strengths, VastTable, VastView, Verb } from './types';

addIcons(drawings);

/** Answers that are numbers, turns or payments; `Controls` groups them. */
const GROUPED: ReadonlySet<string> = new Set<Verb>([
  'orient',
  'hide-loot',
  'pick-lock',
  'pickpocket',
  'backstab',
  'refuse-discs',
  'assign-stats',
  'use-power',
  'use-any-power',
  'lay-terrain',
]);

/** Answers that set one number against another. */
const COMPARING: ReadonlySet<string> = new Set<Verb>([
  'attack',
  'bomb-dragon',
  'tribe-attack',
  'ambush',
  'activate',
  'pickpocket',
  'backstab',
]);

/** What the open question says will be compared, by the piece it is about. */
function comparedAt(table: VastTable): Partial<Record<string, Strengths>> {
  const args = table.moment?.question?.args;
  return args && 'compared' in args ? (args.compared ?? {}) : {};
}

export const board: BoardParts<VastView, Event, Question> = {
  domains: DOMAINS,
  rules: QUESTION_RULES,
  declines: DECLINES,
  beats: BEATS,
  subjects: SUBJECTS,
  scenes: {
    ambushed: Moment,
    'health-lost': Moment,
    'dragon-hurt': Moment,
    'tribe-scattered': Moment,
    'trap-sprung': Moment,
    'dragon-woke': Moment,
    'dragon-surfaced': Moment,
    'loot-stashed': Moment,
    'thief-died': Moment,
    'collapse-began': Moment,
    'game-over': Victory,
  },
  plain: ['finish-powers', 'skip-treasure'] satisfies Verb[],
  layout: 'column',
  Board,
  Seats: Roles,
  Rail,
  Scores: Sheet,
  Tray,
  Controls,
  controls: (option) => GROUPED.has(option.verb),

  head(table) {
    const { round, roles, turn } = table.view;
    return {
      line: table.say('round-number', { round }),
      phases: roles.map((role) => ({ key: role, label: table.say(`role-${role}`) })),
      now: turn,
    };
  },

  aim(table) {
    const role = table.seat === null ? null : table.view.roles[table.seat];
    // Where nobody plays the Dragon, the Knight has another goal.
    const crystals = role === 'knight' && !table.view.roles.includes('dragon');
    return role ? table.say(crystals ? 'aim-knight-crystals' : `aim-${role}`) : null;
  },
  seat(table, seat) {
    const role = table.view.roles[seat] ?? 'knight';
    const [first] = stats(table, role);
    return {
      token: ROLE_FACES[role].seat,
      icon: ROLE_FACES[role].icon,
      note: table.say(`role-${role}`),
      counts: first ? [first] : [],
    };
  },

  versus(table, { verb, args }) {
    if (!COMPARING.has(verb)) return null;
    const met = comparedAt(table)[args['piece'] ?? args['tribe'] ?? 'dragon'];
    return met ? table.say('versus', { ...met }) : null;
  },

  /** A decision in the middle of another's turn says so; then whose Strength meets whose. */
  hint(table) {
    const { roles, turn } = table.view;
    const mine = table.seat === null ? null : roles[table.seat];
    const parts = Object.entries(comparedAt(table)).map(
      ([piece, met]) => `${table.say(`piece-${piece}`)} ${table.say('versus', { ...met })}`,
    );
    if (turn && mine && turn !== mine) {
      const lesson = `hint-${table.moment?.question?.about}`;
      if (!screen.phone && table.has(lesson)) parts.unshift(table.say(lesson));
      parts.unshift(table.say('in-turn-of', { role: turn }));
    }
    return parts.length > 0 ? parts.join(' · ') : null;
  },

  role(role) {
    const face = ROLE_FACES[role as Role] ?? ROLE_FACES.knight;
    return { token: face.seat, icon: face.icon };
  },

  turn: (view) => (view.turn ? view.roles.indexOf(view.turn) : null),

  sheets: (table) => [
    {
      key: 'mine',
      label: table.say('my-board'),
      icon: ROLE_FACES[table.view.roles[table.seat ?? 0] ?? 'knight'].icon,
      part: RoleBoard,
    },
    { key: 'hand', label: table.say('hand'), icon: 'card-pick', part: Hand },
    { key: 'roles', label: table.say('roles'), icon: 'discussion', part: Roles },
  ],

  writtenAs: (domain, key) => (domain === 'space' ? written(key) : null),

  heading: (event) => event.key === 'turn-began',

  isViewer: (table, name, key) =>
    table.seat !== null && (name === 'role' || name === 'piece') && key === table.view.roles[table.seat],

  seatOf: ({ args }, view) => {
    const role = 'role' in args ? args.role : 'piece' in args ? PIECE_FACES[args.piece]?.role : null;
    const at = role ? view.roles.indexOf(role) : -1;
    return at >= 0 ? at : null;
  },

  sound: (event) => (event.key === 'game-over' ? VICTORIES[event.args.ending]?.sound : SOUNDS[event.key]) ?? null,
};
