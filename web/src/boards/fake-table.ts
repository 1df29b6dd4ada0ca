/** A table that shows one view, for tests of what boards read from it. */
import type { BoardTable } from './board';

export function tableShowing<V extends object>(view: object, seat = 0): BoardTable<V> {
  const table: Partial<BoardTable<V>> = {
    view: view as V,
    seat,
    say: (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id),
    nameOf: (seat) => `seat ${seat}`,
  };
  return table as BoardTable<V>;
}
