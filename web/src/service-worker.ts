/**
 * Opens the page without a network. All files of one build lie in one cache; files that never change (`assets/`) are
 * kept as they are fetched, Python among them.
 *
 * A new build is fetched in the background and waits until the page says so: see `lib/updates.svelte.ts`. The cache
 * of the build before stays, for pages that are still open.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const __FILES__: string[];
declare const __LATE__: string[];
declare const __VERSION__: string;

/** Files of the page, and those that come with the first table here. */
const [FILES, LATE] = [__FILES__, __LATE__];
const PREFIX = 'undercroft-page-';
const CACHE = PREFIX + __VERSION__;
const PYTHON = 'undercroft-python';
const HOME = new URL('./', self.location.href);

const on = <E extends Event>(kind: string, listener: (event: E) => void): void =>
  self.addEventListener(kind, (event) => listener(event as E));

on<Lasting>('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((name) => new URL(name, HOME).href))));
});

on<Lasting>('activate', (event) => {
  event.waitUntil(forgetOldBuilds());
});

async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // `keys` are in the order in which they were made.
  // Whoever is here for the first time need not come twice.
  if (!builds.length) await (self as typeof self & { clients: { claim(): Promise<void> } }).clients.claim();
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  const late = await caches.open(PYTHON);
  const wanted = new Set(LATE.map((name) => new URL(name, HOME).href));
  for (const { url } of await late.keys()) if (!wanted.has(url)) await late.delete(url);
}

on<MessageEvent<string>>('message', (event) => {
  if (event.data === 'keep-python') (event as MessageEvent & Lasting).waitUntil(keepPython());
  if (event.data === 'take-over') void (self as typeof self & { skipWaiting(): Promise<void> }).skipWaiting();
});

/** Somebody plays here: have all of Python kept, though it came before this worker was there. */
async function keepPython(): Promise<void> {
  const cache = await caches.open(PYTHON);
  for (const address of LATE.map((name) => new URL(name, HOME).href)) {
    if (!(await cache.match(address))) await cache.add(address);
  }
}

on<Fetching>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return;
  const name = url.pathname.slice(HOME.pathname.length);
  if (/^(api|ws|metrics)(\/|$)/.test(name)) return;
  if (request.mode === 'navigate') event.respondWith(page());
  else if (name.startsWith('assets/')) event.respondWith(asset(request));
  else event.respondWith(kept(new URL(name, HOME).href, request));
});

/** The page of this build, whatever the address: it finds its way itself. */
async function page(): Promise<Response> {
  return kept(new URL('index.html', HOME).href, new Request(HOME));
}

async function kept(address: string, request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(address)) ?? fetch(request);
}

/** A file that never changes: from this build, from the one before, or from the network, to be kept. */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await (await caches.open(PYTHON)).put(request.url, answer.clone());
  return answer;
}
