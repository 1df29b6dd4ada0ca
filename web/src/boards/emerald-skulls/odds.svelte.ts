/** The odds of the running turn, asked of the server while somebody wants to see them. */
import { api } from '$lib/api';
import type { OddsView } from '$lib/generated/emerald-skulls';
import type { SkullsTable } from './facts';

/** Only the present of a running game has odds; replays and earlier moments are past luck. */
export function askable(table: SkullsTable): boolean {
  return table.info?.state === 'running' && !table.inPast && !table.moment?.outcome;
}

class Odds {
  /** Whether they are wanted; stays so from turn to turn. */
  shown = $state(false);
  found = $state.raw<OddsView | null>(null);
  busy = $state(false);
  private asked = '';

  /** All that the odds depend on, so that a marker that is laid asks for nothing. */
  private position(table: SkullsTable): string {
    const view = table.view;
    const dice = view.board.map((level) => `${level.numbered}.${level.skulls}`).join(' ');
    return [
      table.info?.id,
      view.turn,
      view.phase === 'buy',
      view.rolls,
      view.pool,
      view.floor,
      view.picks,
      dice,
      view.rolled.join(''),
      table.moment?.waiting?.about === 'check',
    ].join('|');
  }

  /** Call in an effect: asks again whenever the position has changed. */
  follow(table: SkullsTable): void {
    const wanted = this.shown && askable(table) && table.view.tumbler !== null ? this.position(table) : '';
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (!wanted) {
      this.found = null;
      this.busy = false;
      return;
    }
    this.busy = true;
    void this.fetch(table.info?.id ?? '', wanted);
  }

  private async fetch(table: string, wanted: string): Promise<void> {
    let found: OddsView | null = null;
    try {
      found = (await api.odds<OddsView>(table)).odds;
    } catch {
      /* The line is down; the plaque says so. */
    }
    if (this.asked !== wanted) return;
    this.found = found;
    this.busy = false;
  }

  ofBet(bet: string): number | null {
    return this.found?.bets.find((each) => each.key === bet)?.chance ?? null;
  }
}

export const odds = new Odds();

/** "12 %", and what is neither sure nor impossible never looks it. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return '<1 %';
  if (chance < 1 && rounded === 100) return '>99 %';
  return `${rounded} %`;
}
