/** A table that shows one view, for tests of what boards read from it. */
import type { BoardTable } from './board';

/** As much of a view as a test needs. */
export type Parts<T> = T extends (infer Each)[]
  ? Parts<Each>[]
  : T extends object
    ? { [Key in keyof T]?: Parts<T[Key]> }
    : T;

export function tableShowing<V extends object>(view: Parts<V>, seat = 0): BoardTable<V> {
  const table: Partial<BoardTable<V>> = {
    view: view as V,
    seat,
    say: (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id),
    nameOf: (seat) => `seat ${seat}`,
  };
  return table as BoardTable<V>;
}
