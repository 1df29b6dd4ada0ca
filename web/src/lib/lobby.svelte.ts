/** Who I am and which tables there are. */
import { api, ApiError, type TableLine } from './api';
import { Countdown } from './countdown';
import { isHere, own, owner, SITE } from './local/place';
import { say } from './words.svelte';

const yoursFirst = (tables: TableLine[]): TableLine[] =>
  tables.sort((a, b) => Number(b.your_turn) - Number(a.your_turn));

/** A lesson that is over or closed is nothing to come back to. */
const goesOn = ({ lesson, state }: TableLine): boolean => !lesson || state === 'gathering' || state === 'running';

async function tablesHere(): Promise<TableLine[]> {
  const { tablesHere } = await import('./local/store');
  return tablesHere().catch(() => []);
}

class Lobby {
  known = $state(false);
  name = $state('');
  mine = $state.raw<TableLine[]>([]);
  listed = $state.raw<TableLine[]>([]);
  reached = $state<'unknown' | 'yes' | 'no'>('unknown');
  /** The last thing the server refused, in words. */
  trouble = $state<string | null>(null);
  private readonly countdown = new Countdown();

  async refresh(): Promise<void> {
    // Who has tables on this device sees them with a server and without.
    const here = SITE || !owner() ? [] : await tablesHere();
    try {
      const { me, tables } = await api.lobby();
      this.known = me.id !== null;
      this.name = me.name;
      this.mine = yoursFirst([...tables.filter((table) => table.yours), ...here].filter(goesOn));
      this.listed = tables.filter((table) => !table.yours);
      this.reached = 'yes';
    } catch {
      this.mine = yoursFirst([...this.mine.filter((table) => !isHere(table.id)), ...here].filter(goesOn));
      this.reached = 'no';
    }
  }

  /** Whether a table opened now would be on this device: there is no server to ask. */
  get plays(): 'here' | 'there' {
    return SITE || this.reached === 'no' ? 'here' : 'there';
  }

  /** One needs a name on this device, too; a server is not asked. */
  beSomebodyHere(): void {
    if (!owner()?.name) own(this.name || say('guest'));
  }

  async rename(name: string): Promise<void> {
    if (!name) return;
    this.name = (await api.rename(name)).name;
    this.known = true;
  }

  /** One needs a name to sit down; a guest gets one without being asked. */
  async beSomebody(): Promise<void> {
    if (this.known) return;
    if (this.reached !== 'yes') await this.refresh();
    if (!this.known) await this.rename(this.name || say('guest'));
  }

  /** Run something that may be refused, and say why if it is. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.countdown.stop();
    this.trouble = null;
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof ApiError)) this.trouble = say('lost-server');
      else this.countdown.run(fault.args, (args) => (this.trouble = args && refusalText(fault, args)));
      return null;
    }
  }
}

export function refusalText(fault: ApiError, given: Record<string, unknown> = fault.args): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) args[name] = typeof value === 'number' ? value : String(value);
  const text = say(`refusal-${fault.key}`, args);
  return text.startsWith('refusal-') ? fault.message : text;
}

export const lobby = new Lobby();
