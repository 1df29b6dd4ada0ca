/** Where a table is: on a server, or on this device. */

/** Whether this page is a static site: there is no server, and every table is on this device. */
export const SITE = __SITE__;

/** Whether this build can play without a network. */
export const CAN_PLAY_HERE = __OFFLINE__.python !== null;

/** Tables and games of this device have ids no server gives; see `server/local/local_table.py`. */
export const isHere = (id: string): boolean => id.startsWith('local-');

/** Whether a request is answered on this device. */
export const isAnsweredHere = (path: string): boolean => SITE || /^\/api\/(tables|replays)\/local-/.test(path);

const KEY = 'undercroft.device';

interface Owner {
  id: string;
  name: string;
}

/** Who plays on this device, as long as no server is asked; null before the first table here. */
export function owner(): Owner | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Owner | null;
  } catch {
    return null;
  }
}

/** Have a name here, a new one if one is given. */
export function own(name: string): Owner {
  const found = { id: owner()?.id ?? `me-${crypto.randomUUID()}`, name };
  localStorage.setItem(KEY, JSON.stringify(found));
  return found;
}

/** The address of a file that lies beside the built modules; see `tools/offline.ts`. */
export function besideModules(name: string): string {
  // As a variable: a literal or a template here would mean a file of the sources to Vite.
  const path = __OFFLINE__.home + name;
  return new URL(path, import.meta.url).href;
}
