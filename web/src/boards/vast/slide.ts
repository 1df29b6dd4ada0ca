/** Which tiles a slide of the map has moved, and how far: the log names a space of the part and the way it went. */
import { AWAY, place, SIDES, beside, type Side } from './geometry';

export interface Slide {
  /** Where the moved tiles lie now. */
  spaces: Set<string>;
  /** How many spaces they came, to the east and to the south. */
  dx: number;
  dy: number;
}

/** The tiles that hang together with this one. */
function partOf(spaces: ReadonlySet<string>, from: string): Set<string> {
  const found = new Set<string>(spaces.has(from) ? [from] : []);
  for (const space of found)
    for (const side of SIDES) {
      const next = beside(space, side);
      if (spaces.has(next)) found.add(next);
    }
  return found;
}

export function slideOf(before: string[], after: string[], from: string, side: Side): Slide | null {
  const old = new Set(before);
  const now = new Set(after);
  const part = partOf(old, from);
  if (part.size === 0 || part.size === old.size) return null;
  const [stepX, stepY] = AWAY[side];
  for (let far = 1; far < 64; far += 1) {
    const moved = [...part].map((space) => {
      const [x, y] = place(space);
      return `${x + far * stepX},${y + far * stepY}`;
    });
    const rest = before.filter((space) => !part.has(space));
    const all = new Set([...moved, ...rest]);
    if (all.size === before.length && all.size === now.size && [...all].every((space) => now.has(space)))
      return { spaces: new Set(moved), dx: far * stepX, dy: far * stepY };
  }
  return null;
}
