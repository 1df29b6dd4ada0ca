/** Which moment of the game is shown: the present one, or an earlier one somebody looks back at. */
import type { Moment, PastMoment, LoggedEvent } from './types';

export class Moments {
  /** What is so now; what is shown may lie in the past. */
  present = $state.raw<Moment | null>(null);
  /** Whether a fault in the game keeps the present moment from the viewer. */
  failed = $state(false);
  past = $state.raw<PastMoment | null>(null);
  log = $state.raw<LoggedEvent[]>([]);
  /** Lines from this number on are new since the viewer's last answer or look. */
  freshFrom = $state(0);

  get shown(): Moment | null {
    return this.past?.moment ?? this.present;
  }

  /** `fresh`: `events` is the whole log, not its continuation. `jump`: nothing of it is news. */
  take(moment: Moment | null, events: LoggedEvent[], fresh: boolean, jump: boolean): void {
    this.freshFrom = jump || fresh ? 0 : this.log.length;
    this.log = fresh ? events : [...this.log, ...events];
    this.present = moment;
  }
}
