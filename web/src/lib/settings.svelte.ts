/** What this browser remembers about its owner's taste. Nothing here reaches the server. */

export type Language = 'en' | 'ru';
export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'full' | 'none' | 'system';

/** How fast what happens at a table is shown. */
export type Pace = 'calm' | 'brisk' | 'instant';

interface Kept {
  theme: Theme;
  language: Language;
  motion: Motion;
  sound: number;
  confirm: boolean;
  explain: boolean;
  bigText: boolean;
  pace: Pace;
  waitForRound: boolean;
  answerNo: boolean;
  introduced: string[];
  ruleIds: boolean;
}

const KEY = 'undercroft.settings';

function wide(): boolean {
  return typeof matchMedia === 'undefined' || !matchMedia('(max-width: 760px)').matches;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  theme = $state<Theme>('system');
  language = $state<Language>('en');
  motion = $state<Motion>('system');
  /** 0 is silence. Phones start silent. */
  sound = $state(0);
  /** Ask once more before an answer that cannot be taken back. */
  confirm = $state(false);
  /** Say under a question what its answers mean, also where room is scarce. */
  explain = $state(false);
  bigText = $state(false);
  pace = $state<Pace>('calm');
  /** Let a new round begin only after a word of the viewer. */
  waitForRound = $state(false);
  /** Have No said where it is the only answer there is. */
  answerNo = $state(true);
  /** The games this browser's owner has been introduced to. */
  introduced = $state<string[]>([]);
  /** Show the numbers of the rules in the rulebook. */
  ruleIds = $state(false);

  constructor() {
    const kept = read();
    this.theme = kept.theme ?? 'system';
    this.language =
      kept.language ?? (typeof document !== 'undefined' && document.documentElement.lang === 'ru' ? 'ru' : 'en');
    this.motion = kept.motion ?? 'system';
    this.sound = kept.sound ?? (wide() ? 0.4 : 0);
    this.confirm = kept.confirm ?? false;
    this.explain = kept.explain ?? false;
    this.bigText = kept.bigText ?? false;
    this.pace = kept.pace ?? 'calm';
    this.waitForRound = kept.waitForRound ?? false;
    this.answerNo = kept.answerNo ?? true;
    this.introduced = kept.introduced ?? [];
    this.ruleIds = kept.ruleIds ?? false;
  }

  get light(): boolean {
    return this.theme === 'light' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  }

  get still(): boolean {
    return (
      this.motion === 'none' || (this.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    );
  }

  /** The torch button: from what is seen now to the other. */
  flipTheme(): void {
    this.theme = this.light ? 'dark' : 'light';
  }

  /** Called from an effect, so that every change shows at once and is kept. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.light ? 'light' : 'dark';
    root.lang = this.language;
    if (this.still) root.dataset['motion'] = 'none';
    else delete root.dataset['motion'];
    const kept: Kept = {
      theme: this.theme,
      language: this.language,
      motion: this.motion,
      sound: this.sound,
      confirm: this.confirm,
      explain: this.explain,
      bigText: this.bigText,
      pace: this.pace,
      waitForRound: this.waitForRound,
      answerNo: this.answerNo,
      introduced: this.introduced,
      ruleIds: this.ruleIds,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      /* Private windows may refuse; the choice then lasts until the tab closes. */
    }
  }
}

export const settings = new Settings();
