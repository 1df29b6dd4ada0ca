/** Whose gears went to whom. A purse is any place that holds gears: a seat, the supply, a card they lie on. */

export interface Purse {
  key: string;
  count: number;
}

export interface Flight {
  from: string;
  to: string;
  gears: number;
}

/** Pair what was lost with what was gained, in the order the purses are named. */
export function flights(before: Purse[], after: Purse[]): Flight[] {
  const was = new Map(before.map((purse) => [purse.key, purse.count]));
  const is = new Map(after.map((purse) => [purse.key, purse.count]));
  const change = (key: string) => (is.get(key) ?? 0) - (was.get(key) ?? 0);
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const givers = keys.filter((key) => change(key) < 0).map((key) => ({ key, left: -change(key) }));
  const takers = keys.filter((key) => change(key) > 0).map((key) => ({ key, left: change(key) }));
  const found: Flight[] = [];
  for (const taker of takers) {
    for (const giver of givers) {
      const gears = Math.min(giver.left, taker.left);
      if (gears === 0) continue;
      giver.left -= gears;
      taker.left -= gears;
      found.push({ from: giver.key, to: taker.key, gears });
    }
  }
  return found;
}
