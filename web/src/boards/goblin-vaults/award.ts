/** What the events of a lot tell: what was won, by which bid, and which bids it beat. */
import type { Beaten, Event } from '$lib/generated/goblin-vaults';

export interface Bid {
  /** A seat, or null for Glavrun. */
  bidder: number | null;
  card: string;
}

export interface LostBid extends Bid {
  why: Beaten;
  gears: number;
}

export interface Award {
  prize: string;
  gears: number;
  winner: Bid;
  losers: LostBid[];
}

export function awardOf(events: readonly Event[]): Award | null {
  let found: Award | null = null;
  for (const event of events) {
    switch (event.key) {
      case 'won':
      case 'glavrun-won': {
        const { card, by, count } = event.args;
        const bidder = 'seat' in event.args ? event.args.seat : null;
        found = { prize: card, gears: count, winner: { bidder, card: by }, losers: [] };
        break;
      }
      case 'kept':
      case 'glavrun-kept': {
        const { card, count, why } = event.args;
        const bidder = 'seat' in event.args ? event.args.seat : null;
        found?.losers.push({ bidder, card, gears: count, why });
        break;
      }
    }
  }
  return found;
}

/** What a round brought somebody. */
export interface Spoils {
  kind: 'won' | 'kept' | 'stashed' | 'none';
  /** The card, where the viewer may know it. */
  card: string | null;
  gears: number;
}

/** By seat, what the round brought that ends the log: it began with the last `round-began` but one. */
export function lastRound(log: readonly Event[]): Map<number, Spoils> {
  const found = new Map<number, Spoils>();
  let rounds = 0;
  for (let i = log.length - 1; i >= 0 && rounds < 2; i -= 1) {
    const event = log[i];
    switch (event?.key) {
      case 'round-began':
        rounds += 1;
        break;
      case 'won':
      case 'kept':
        found.set(event.args.seat, { kind: event.key, card: event.args.card, gears: event.args.count });
        break;
      case 'stashed':
        found.set(event.args.seat, { kind: 'stashed', card: null, gears: event.args.count });
        break;
      case 'stashed-own':
        found.set(event.args.seat, { kind: 'stashed', card: event.args.card, gears: event.args.count });
        break;
    }
  }
  return rounds < 2 ? new Map<number, Spoils>() : found;
}
