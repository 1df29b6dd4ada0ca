/** Who I am and which tables there are. Knows the server only through `api`. */
import { api } from './api';

export interface TableLine {
  id: string;
  game: string;
  name: string;
  seats: number;
  taken: number;
  state: 'gathering' | 'running' | 'over';
  /** Names of the seats that are asked. */
  waiting: string[];
  yours: boolean;
  yourTurn: boolean;
}

class Lobby {
  name = $state('');
  mine = $state.raw<TableLine[]>([]);
  listed = $state.raw<TableLine[]>([]);
  reached = $state<'unknown' | 'yes' | 'no'>('unknown');

  async refresh(): Promise<void> {
    try {
      const { me, tables } = await api.hall();
      this.name = me.name;
      this.mine = tables.filter((table) => table.yours).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
      this.listed = tables.filter((table) => !table.yours);
      this.reached = 'yes';
    } catch {
      this.reached = 'no';
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const lobby = new Lobby();
