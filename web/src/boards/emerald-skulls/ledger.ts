/** How a turn ended and what was paid for it, in the order of the payout. */
import type { Bet, Event, Out, Rival } from '$lib/generated/emerald-skulls';

export interface Paid {
  seat: number | Rival;
  /** Null for what the tumbler is paid. */
  bet: Bet | null;
  gears: number;
  cubes: number;
  /** A bet that did not come true. */
  lost: boolean;
}

export interface Ledger {
  out: Out;
  tumbler: number;
  rows: Paid[];
  /** Whether all is paid: the next turn, or the end of the game, has come. */
  isOver: boolean;
}

const row = (seat: number | Rival, bet: Bet | null, gears: number, cubes = 0, lost = false): Paid => ({
  seat,
  bet,
  gears,
  cubes,
  lost,
});

/** The last turn that ended, as far as the log tells. */
export function lastLedger(log: readonly Event[]): Ledger | null {
  const at = log.map(({ key }) => key).lastIndexOf('out');
  const out = log[at];
  if (out?.key !== 'out') return null;
  const ledger: Ledger = { out: out.args.out, tumbler: out.args.seat, rows: [], isOver: false };
  for (const event of log.slice(at + 1)) {
    switch (event.key) {
      case 'tumbler-paid':
        ledger.rows.push(row(event.args.seat, null, event.args.gears, event.args.cubes));
        break;
      case 'jackpot-taken':
        ledger.rows.push(row(event.args.seat, null, event.args.gears));
        break;
      case 'bet-won':
        ledger.rows.push(row(event.args.seat, event.args.bet, event.args.gears));
        break;
      case 'bet-won-cubes':
        ledger.rows.push(row(event.args.seat, event.args.bet, 0, event.args.cubes));
        break;
      case 'bet-lost':
        ledger.rows.push(row(event.args.seat, event.args.bet, 0, 0, true));
        break;
      case 'turn-began':
      case 'game-over':
        ledger.isOver = true;
        break;
    }
  }
  return ledger;
}
