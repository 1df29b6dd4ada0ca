/** The line to the server as the page shows it: whether it is there, how fast it is, and whether it ended for good. */
import type { RefusalKey } from '../generated/messages';
import type { LinkState, Update } from './types';

export class Connection {
  state = $state<LinkState>('connecting');
  retryAt = $state(0);
  lag = $state<number | null>(null);
  /** Why there is no coming back. */
  gone = $state<RefusalKey | null>(null);

  hear(update: Extract<Update, { type: 'link' | 'gone' }>): void {
    if (update.type === 'gone') {
      this.gone = update.key;
      return;
    }
    this.state = update.state;
    this.retryAt = update.retryIn ? Date.now() + update.retryIn : 0;
    if (update.lag !== undefined) this.lag = update.lag;
  }
}
