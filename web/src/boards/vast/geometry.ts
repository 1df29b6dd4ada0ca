/** Spaces are named "x,y"; north is up. */
export type Side = 'north' | 'east' | 'south' | 'west';
export const SIDES: Side[] = ['north', 'east', 'south', 'west'];
export const AWAY: Record<Side, [dx: number, dy: number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const place = (space: string): [x: number, y: number] => {
  const [x = 0, y = 0] = space.split(',').map(Number);
  return [x, y];
};

/** The Entrance starts in the middle of the alphabet, and as far from the first row as tiles are likely to be laid. */
const ENTRANCE = { column: 13, row: 15 };
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A column as its letter. Beyond the alphabet two letters follow: AA, AB in the east, ZZ, ZY in the west. */
export function column(x: number): string {
  const at = x + ENTRANCE.column;
  const ends = LETTERS.length;
  if (at < 0) return `Z${column(at + ends - ENTRANCE.column)}`;
  return LETTERS[at] ?? `A${column(at - ends - ENTRANCE.column)}`;
}

/** A row as its number, from north to south. */
export const row = (y: number): string => String(y + ENTRANCE.row).replace('-', '−');

/** A space as it is written for readers: a letter and a number, as on the rim of the map. */
export function written(space: string): string {
  const [x, y] = place(space);
  return `${column(x)}${row(y)}`;
}

export const beside = (space: string, side: Side): string => {
  const [x, y] = place(space);
  return `${x + AWAY[side][0]},${y + AWAY[side][1]}`;
};

/** Walls as they stand after a tile is turned from one facing to another. */
export function turnedWalls(walls: Side[], from: Side, to: Side): Side[] {
  const by = (SIDES.indexOf(to) - SIDES.indexOf(from) + 4) % 4;
  return walls.map((side) => SIDES[(SIDES.indexOf(side) + by) % 4] ?? side);
}

/** The nearest of some spaces in a direction: straight ahead first, then the least aside. */
export function nextIn(from: string, spaces: Iterable<string>, side: Side): string | null {
  const [fx, fy] = place(from);
  const [dx, dy] = AWAY[side];
  let best: string | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const [x, y] = place(space);
    const along = (x - fx) * dx + (y - fy) * dy;
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    if (along <= 0) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}
