/** This device as a server: what the page asks of its own worker instead of the network. */
import type { Me, ServerMessage } from '../generated/messages';
import type { Wire } from '../match/line';
import { settings } from '../settings.svelte';
import { arrival } from './arrival.svelte';
import { besideModules, own, owner } from './place';
import type { FromWorker, ToWorker } from './speech';
import { campaignsHere, replaysHere, tablesHere } from './store';

/** How long a bot waits before it answers, by how fast the viewer wants things shown. */
const PAUSES = { calm: 350, brisk: 200, instant: 0 };

export interface LocalAnswer {
  status: number;
  body: unknown;
}

class Device {
  private worker: Worker | null = null;
  private started: Promise<void> | null = null;
  private answers = new Map<number, (answer: LocalAnswer) => void>();
  private wires = new Map<number, Wire>();
  private made = 0;

  /** Have Python here. Fails where it cannot be fetched, or this browser cannot run it. */
  start(): Promise<void> {
    return (this.started ??= this.bring().then(
      () => {
        arrival.share = null;
        // The next time it is to come without a network.
        void navigator.serviceWorker?.ready.then((found) => found.active?.postMessage('keep-python'));
      },
      (fault: unknown) => {
        this.started = null;
        this.worker?.terminate();
        this.worker = null;
        arrival.failed = String(fault);
        throw fault;
      },
    ));
  }

  private bring(): Promise<void> {
    arrival.failed = null;
    arrival.share = 0;
    // Ask the browser not to clear what is kept when it is short of room.
    void navigator.storage?.persist?.();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    const { python, sources, bytes } = __OFFLINE__;
    const files = { python: besideModules(python ?? ''), sources: besideModules(sources), bytes };
    const { id, name } = owner() ?? own('');
    return new Promise((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<FromWorker>) => {
        const told = event.data;
        if (told.say === 'ready') resolve();
        else if (told.say === 'failed') reject(new Error(told.why));
        else this.hear(told);
      };
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      this.post({ do: 'start', person: id, name, pause: PAUSES[settings.pace], files });
    });
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(told: FromWorker): void {
    switch (told.say) {
      case 'progress':
        arrival.share = told.share;
        break;
      case 'answer':
        this.answers.get(told.id)?.(told);
        this.answers.delete(told.id);
        break;
      case 'tell':
        this.wires.get(told.viewer)?.onmessage?.({ data: told.text });
        break;
      case 'cut': {
        const wire = this.wires.get(told.viewer);
        this.wires.delete(told.viewer);
        wire?.onclose?.({ code: 1012 });
        break;
      }
    }
  }

  /** A request as over HTTP. Lists need no Python, so that the page is quick. */
  async request(method: string, path: string, body?: unknown): Promise<LocalAnswer> {
    const fine = (found: unknown): LocalAnswer => ({ status: 200, body: found });
    switch (`${method} ${path}`) {
      case 'GET /api/lobby':
        return fine({ me: this.me(), tables: await tablesHere() });
      case 'GET /api/campaigns':
        return fine(await campaignsHere());
      case 'GET /api/replays':
        return fine(await replaysHere());
      case 'PUT /api/me':
        own((body as { name: string }).name);
        if (this.started) this.post({ do: 'rename', name: this.me().name });
        return fine(this.me());
    }
    await this.start();
    const id = ++this.made;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.post({ do: 'call', id, method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    });
  }

  private me(): Me {
    const found = owner();
    return { id: found?.name ? found.id : null, name: found?.name ?? '' };
  }

  /** A line to a table, as a WebSocket would be; Python must be here. */
  wire(table: string, since: number | null): Wire {
    const viewer = ++this.made;
    const wire: Wire = {
      send: (text) => {
        const said = JSON.parse(text) as { type: string; at?: number };
        // A thinking bot keeps the worker busy, which is no sign of a broken line.
        if (said.type === 'ping') {
          const pong = { type: 'pong', at: said.at ?? 0, now: Date.now() } satisfies ServerMessage;
          queueMicrotask(() => wire.onmessage?.({ data: JSON.stringify(pong) }));
        } else this.post({ do: 'hear', viewer, text });
      },
      close: () => {
        this.wires.delete(viewer);
        this.post({ do: 'leave', viewer });
      },
      onmessage: null,
      onclose: null,
    };
    this.wires.set(viewer, wire);
    this.post({ do: 'enter', viewer, table, since });
    return wire;
  }
}

export const device = new Device();
