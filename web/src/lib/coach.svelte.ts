/** Who is coached: everybody in their first real game of a kind, until they have had enough. This browser remembers. */

interface Kept {
  /** Somebody has had enough of being told. */
  off: boolean;
  /** Games that were played to their end. */
  played: string[];
  /** What was explained already, by message. */
  told: string[];
}

const KEY = 'undercroft.coach';

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Coach {
  private kept = $state.raw<Kept>({ off: false, played: [], told: [], ...read() });

  coaches(game: string | undefined): boolean {
    return game !== undefined && !this.kept.off && !this.kept.played.includes(game);
  }

  /** Whether this was explained before. */
  hasTold(message: string): boolean {
    return this.kept.told.includes(message);
  }

  tell(messages: readonly string[]): void {
    const fresh = messages.filter((message) => !this.hasTold(message));
    if (fresh.length) this.keep({ ...this.kept, told: [...this.kept.told, ...fresh] });
  }

  /** A first game is over: from now on its player knows it. */
  finish(game: string): void {
    if (!this.kept.played.includes(game)) this.keep({ ...this.kept, played: [...this.kept.played, game] });
  }

  dismiss(): void {
    this.keep({ ...this.kept, off: true });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      /* Private windows may refuse; who is coached is then known until the tab closes. */
    }
  }
}

export const coach = new Coach();
