/** One colour = one shape = one letter; never a bare swatch. Drawn in a box of 24 units. */
export type SeatKey = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export const SEAT_KEYS: SeatKey[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export interface Shape {
  path: string;
  /** Baseline of the letter and its size. */
  y: number;
  size: number;
  /** Box of an icon in the shape. */
  icon: [x: number, y: number, width: number];
}

const BOX: [number, number, number] = [5.5, 5.5, 13];

export const SHAPES: Record<SeatKey, Shape> = {
  a: { path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z', y: 16.4, size: 12.5, icon: BOX },
  b: { path: 'M12 .8 23.2 12 12 23.2.8 12Z', y: 16.2, size: 12.5, icon: BOX },
  c: {
    path:
      'M3.9 2.4h16.2a1.5 1.5 0 0 1 1.5 1.5v16.2a1.5 1.5 0 0 1-1.5 1.5H3.9' +
      'a1.5 1.5 0 0 1-1.5-1.5V3.9a1.5 1.5 0 0 1 1.5-1.5Z',
    y: 16.4,
    size: 12.5,
    icon: BOX,
  },
  d: { path: 'M6.4 2.2h11.2L23.2 12l-5.6 9.8H6.4L.8 12Z', y: 16.4, size: 12.5, icon: BOX },
  e: { path: 'M12 .6 23.6 21.8H.4Z', y: 19.2, size: 11.5, icon: [6.4, 9, 11.2] },
  f: {
    path: 'M2.6 2.4h18.8V12c0 5.4-4.4 8.800-9.4 10.800C7 20.800 2.600 17.400 2.600 12Z',
    y: 15.8,
    size: 12.5,
    icon: [5.5, 4.6, 13],
  },
  g: { path: 'M8 1.4h8V8h6.6v8H16v6.6H8V16H1.4V8H8Z', y: 16.2, size: 11.5, icon: [6, 6, 12] },
  h: {
    path: 'M12 .8l3.2 7.300 7.900.8-5.900 5.300 1.700 7.800-6.900-4-6.900 4 1.700-7.800L.900 8.900l7.900-.8Z',
    y: 16.2,
    size: 10.5,
    icon: [6.4, 6.6, 11.2],
  },
};
