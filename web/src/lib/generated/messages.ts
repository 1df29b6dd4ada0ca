// Made by tools/generate_types.py from undercroft.server.wire.types. Do not edit.

export interface Admit {
  type: 'admit';
  command: string;
  person: string;
  agree: boolean;
}

export interface Adopt {
  token: string;
  replace?: boolean;
}

export interface Alive {
  status: string;
}

export interface Answer {
  type: 'answer';
  command: string;
  seat: number;
  decision: number;
  n: number;
}

/** Whatever a person can want. */
export type AnyCommand =
  | Answer
  | Undo
  | Vote
  | Sit
  | Stand
  | SetBot
  | Replace
  | Release
  | Nudge
  | Admit
  | Remove
  | PassHost
  | Lock
  | Silence
  | Close
  | Configure
  | Cast
  | Start
  | MomentRead
  | Rematch
  | Say
  | Mute;

export interface CampaignFactsView {
  roles: string[];
  casts: string[][];
  levels: string[];
  decides: string[];
}

export interface CampaignGame {
  replay: string;
  casting: Record<string, number>;
  names: string[];
  levels: number[];
  ending: string;
  winners: number[];
}

export interface CampaignInfo {
  players: CampaignPlayer[];
  levels: string[];
  champion: number | null;
  games: CampaignGame[];
}

export interface CampaignLine {
  id: string;
  game: string;
  name: string;
  state: TablePhase;
  players: CampaignPlayer[];
  games: number;
  champion: number | null;
  your_turn: boolean;
}

export interface CampaignPlayer {
  player: number;
  seat: number;
  role: string;
  kind: SeatKind;
  name: string;
  level: number;
}

export interface Cast {
  type: 'cast';
  command: string;
  casting: Record<string, number>;
}

export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}

export interface Change {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value: unknown;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Close {
  type: 'close';
  command: string;
}

export interface Configure {
  type: 'configure';
  command: string;
  name?: string;
  public?: boolean;
  seats?: number;
  options?: Record<string, unknown>;
  preset?: string | null;
  hints?: boolean | null;
  hot_seat?: boolean;
  patience?: number | null;
}

export interface DomainInfo {
  key: string;
  literal: boolean;
  values: string[];
}

export interface Done {
  number: number;
}

export interface Fact {
  kind: string;
  args: Record<string, unknown>;
}

export interface Finality {
  final: boolean;
}

export interface Frame {
  events: number;
  changes: Change[];
}

export interface GameInfo {
  key: string;
  version: string;
  words: Record<string, GameWords>;
  seats: [number, number];
  settings: SettingView[];
  presets: Record<string, Record<string, unknown>>;
  solo: SoloLine[];
  verbs: VerbInfo[];
  domains: DomainInfo[];
  arguments: Record<string, string>;
  categories: string[];
  endings: string[];
  campaign: CampaignFactsView | null;
  reconstructed: string[];
  lessons: LessonLine[];
}

export interface GameWords {
  name: string;
  tagline: string;
}

export interface GoOn {
  step: number;
  seat: number;
  level?: string | null;
}

export interface Gone {
  type: 'gone';
  key: RefusalKey;
}

export interface Hint {
  seat: number;
  decision: number;
  n: number;
  level: string;
  facts: Fact[];
  instead: number | null;
  against: Fact[];
}

export interface HintWish {
  seat: number;
  decision: number;
}

export interface Imported {
  id: string;
}

export interface LeftGame {
  version: string;
  replay: string | null;
}

export interface LessonInfo {
  key: string;
  title: string;
  moment: number;
  moments: number;
  says: string | null;
  comment: string | null;
  points: string[];
  waits: 'go-on' | 'answer' | 'free' | 'others' | 'over';
  left: number;
  told: string[];
}

export interface LessonLine {
  key: string;
  minutes: number;
  words: Record<string, GameWords>;
}

export interface Lobby {
  me: Me;
  tables: TableLine[];
}

export interface Lock {
  type: 'lock';
  command: string;
  locked: boolean;
}

export interface Me {
  id: string | null;
  name: string;
}

export interface Missed {
  seat: number;
  first: number;
  last: number;
  answers: number;
  taken_back: number;
}

export interface Moment {
  number: number;
  game: string;
  seats: number;
  seat: number | null;
  table: unknown;
  waiting: TimedWaiting | null;
  question: TimedQuestion | null;
  outcome: OutcomeView | null;
  undo: UndoKind;
  restart: number;
}

export interface MomentRead {
  type: 'moment-read';
  command: string;
  moment: number;
}

export interface Mute {
  type: 'mute';
  command: string;
  person: string;
  muted: boolean;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  game: string;
  seats: number;
  name?: string | null;
  options?: Record<string, unknown>;
  preset?: string | null;
  public?: boolean;
  sit?: number[];
  names?: string[];
  bots?: Record<string, string>;
  hints?: boolean | null;
  campaign?: boolean;
  lesson?: string | null;
}

export interface Nudge {
  type: 'nudge';
  command: string;
  seat: number;
}

export interface Odds {
  number: number;
  odds: Record<string, unknown> | null;
}

export interface Opened {
  id: string;
}

export interface OptionView {
  n: number;
  verb: string;
  args: Record<string, string>;
  aside: boolean;
}

export interface OutcomeView {
  ending: string;
  places: number[];
  scores: (Record<string, number>)[];
  totals: number[];
  winners: number[];
  others: Record<string, Record<string, number>>;
}

export interface PassHost {
  type: 'host';
  command: string;
  person: string;
}

export interface PastMoment {
  entry: number;
  move: number;
  moves: number;
  before: number | null;
  after: number | null;
  moment: Moment;
}

export interface PersonalLink {
  token: string;
  expires: number;
}

export interface Ping {
  type: 'ping';
  at?: number;
  lag?: number | null;
}

export interface Pong {
  type: 'pong';
  at: number;
  now: number;
}

export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  watching: number;
}

export interface Problem {
  status: number;
  key: RefusalKey;
  args: Record<string, unknown>;
  detail: string;
}

export interface Readiness {
  status: string;
  version: string;
  database: string;
  rooms: number;
  sockets: number;
  troubles: string[];
}

export interface Reason {
  entry: number;
  seat: number;
  key: string;
  facts: Fact[];
}

export interface Refusal {
  type: 'refused';
  command: string | null;
  key: RefusalKey;
  args: Record<string, unknown>;
  text: string;
}

export type RefusalKey = 'bad-message' | 'bad-input' | 'bad-record' | 'no-identity' | 'not-host' | 'not-your-seat' |
  'foreign-origin' | 'no-csrf-token' | 'no-such-table' | 'unreadable-table' | 'no-such-replay' |
  'no-such-page' | 'wrong-method' | 'no-such-game' | 'no-such-link' | 'identity-here' |
  'no-such-seat' | 'no-such-step' | 'no-such-level' | 'other-rules' | 'not-running' |
  'not-gathering' | 'not-over' | 'no-campaign' | 'campaign-over' | 'campaign-decides' |
  'removed' | 'table-locked' | 'table-closed' | 'seen-hands' | 'not-hot-seat' | 'no-request' |
  'no-such-person' | 'not-yourself' | 'silenced' | 'says-too-much' | 'not-waited-for' |
  'reminded-already' | 'seat-taken' | 'seat-vacant' | 'seats-open' | 'not-asked' |
  'stale-decision' | 'not-an-option' | 'nothing-to-undo' | 'not-in-a-lesson' | 'lesson-answer' |
  'read-first' | 'no-such-lesson' | 'no-vote' | 'vote-open' | 'not-a-voter' | 'still-here' |
  'hints-off' | 'no-hint' | 'no-reason' | 'too-large' | 'too-many' | 'too-many-tables' |
  'too-many-records' | 'too-many-lines' | 'too-slow' | 'engine-failure' | 'server-failure' |
  'not-stored' | 'unstorable' | 'restart';

export interface Release {
  type: 'release';
  command: string;
  seat: number;
}

export interface Rematch {
  type: 'rematch';
  command: string;
}

export interface Remove {
  type: 'remove';
  command: string;
  person: string;
}

export interface Replace {
  type: 'replace';
  command: string;
  seat: number;
}

export interface ReplayInfo {
  id: string;
  game: string;
  version: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  finished: number;
  steps: number;
  moves: ReplayMove[];
  outcome: OutcomeView;
  commitment: string;
  seed: string | null;
}

export interface ReplayLine {
  id: string;
  game: string;
  seats: number;
  names: string[];
  finished: number;
  winners: number[];
  ending: string;
}

export interface ReplayMoments {
  first: number;
  views: SeatView[];
}

export interface ReplayMove {
  seat: number;
  n: number;
  verb: string;
  args: Record<string, string>;
}

export interface Saved {
  type: 'saved';
  command: string;
  number: number;
}

export interface Say {
  type: 'say';
  command: string;
  text: string;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  person: string | null;
  level: string | null;
  temper: string | null;
  here: boolean;
  lag: number | null;
  kept_for: string | null;
  released: boolean;
  thinking: boolean;
  reminded_by: string | null;
}

export type SeatKind = 'human' | 'bot' | 'vacant';

export interface SeatRequestInfo {
  seat: number;
  person: string;
  name: string;
  near: string[];
}

export interface SeatView {
  seat: number | null;
  moment: Moment | null;
  events: SeenEvent[];
  frames: Frame[];
  failed: boolean;
}

export interface SeenEvent {
  number: number;
  key: string;
  args: Record<string, unknown>;
  undone: boolean;
}

/** Whatever the server says over the WebSocket. */
export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Saved
  | Refusal
  | Pong
  | Gone;

export interface SetBot {
  type: 'bot';
  command: string;
  seat: number;
  level: string | null;
}

export interface SettingView {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'several';
  default: boolean | number | string | string[];
  choices: string[];
  low: number;
  high: number;
  rules: string[];
  when: Record<string, string[]>;
}

export interface Silence {
  type: 'silence';
  command: string;
  person: string;
  silenced: boolean;
}

export interface Sit {
  type: 'sit';
  command: string;
  seat: number;
  name?: string | null;
}

export interface SoloLine {
  key: string;
  words: Record<string, GameWords>;
  options: Record<string, unknown>;
  difficulty: string[];
}

export interface Stand {
  type: 'stand';
  command: string;
  seat: number;
  give_up?: boolean;
}

export interface Start {
  type: 'start';
  command: string;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  public: boolean;
  state: TablePhase;
  host: string | null;
  options: Record<string, unknown>;
  preset: string | null;
  seats: SeatInfo[];
  mine: number[];
  hosting: boolean;
  hints: boolean;
  watching: number;
  match: number;
  vote: VoteInfo | null;
  replays: string[];
  campaign: CampaignInfo | null;
  left: LeftGame | null;
  kept: number[];
  hot_seat: boolean;
  patience: number | null;
  locked: boolean;
  silenced: string[];
  requests: SeatRequestInfo[];
  missed: Missed[];
  lesson: LessonInfo | null;
}

export interface TableLine {
  id: string;
  game: string;
  name: string;
  seats: number;
  taken: number;
  state: TablePhase;
  waiting: string[];
  yours: boolean;
  your_turn: boolean;
  campaign: boolean;
  reminded: boolean;
  lesson: string | null;
}

export type TablePhase = 'gathering' | 'running' | 'over' | 'closed';

export interface TimedQuestion {
  kind: 'ask' | 'each' | 'any' | 'chance' | 'shuffle';
  about: string;
  args: Record<string, unknown>;
  decision: number;
  options: OptionView[];
  late: number[];
  deadline: number | null;
}

export interface TimedWaiting {
  kind: 'ask' | 'each' | 'any' | 'chance' | 'shuffle';
  about: string;
  seats: number[];
  deadline: number | null;
}

export interface Undo {
  type: 'undo';
  command: string;
  seat: number;
  all?: boolean;
}

export type UndoKind = 'free' | 'anew' | 'ask' | 'no';

export interface Update {
  type: 'update';
  number: number;
  fresh: boolean;
  views: SeatView[];
  table: TableInfo | null;
  chat: ChatLine[];
  undone: ([number, number])[];
}

export interface VerbInfo {
  key: string;
  base: number;
  args: string[];
  domains: string[];
}

export interface Vote {
  type: 'vote';
  command: string;
  agree: boolean;
  seat?: number | null;
}

export interface VoteInfo {
  seat: number;
  name: string;
  agreed: number[];
  needed: number[];
  first: number;
}

export interface Welcome {
  type: 'welcome';
  number: number;
  fresh: boolean;
  table: TableInfo;
  views: SeatView[];
  chat: ChatLine[];
  undone: ([number, number])[];
  muted: string[];
  now: number;
}

export interface WhyNot {
  key: string;
  args: Record<string, unknown>;
  rules: string[];
}
