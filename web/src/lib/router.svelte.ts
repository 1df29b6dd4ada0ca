/**
 * Addresses are real paths; the server answers every one of them with the same page.
 *
 * A static site has one page only, wherever it lies: there the path is what follows the `#`. Links are written as
 * paths all the same, and get their `#` when somebody reaches for them.
 */
import { SITE } from './local/place';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'campaign'; id: string | null }
  | { page: 'replay'; id: string }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'demo'; name: string }
  | { page: 'lost' };

export function parse(path: string, hash = ''): Route {
  const [first, second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return second ? { page: 'new', game: second } : { page: 'home' };
    case 'tables':
      return { page: 'tables' };
    case 't':
      return second ? { page: 'table', id: second } : { page: 'tables' };
    case 'campaign':
      return { page: 'campaign', id: second ?? null };
    case 'replay':
      return second ? { page: 'replay', id: second } : { page: 'tables' };
    case 'learn':
      return { page: 'learn', game: second ?? null };
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: hash.replace(/^#/, '') || null };
    case 'settings':
      return { page: 'settings' };
    case 'me':
      return { page: 'me' };
    case 'demo':
      return { page: 'demo', name: second ?? '' };
    default:
      return { page: 'lost' };
  }
}

/** Where we are, as a server would see it. */
function here(): URL {
  return SITE ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

/** The address of a path, as the browser must show it. */
export const addressOf = (path: string): string => (SITE ? `#${path}` : path);

/** The path a link leads to; null where it leaves this page. */
function pathOf(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? '';
  if (link.target || link.hasAttribute('download') || link.dataset['server'] !== undefined) return null;
  if (SITE && written.startsWith('#')) {
    return written.startsWith('#/') ? written.slice(1) : here().pathname + here().search + written;
  }
  if (link.origin !== location.origin) return null;
  return SITE ? written : link.pathname + link.search + link.hash;
}

const linkAt = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest('a') ?? null;

class Router {
  route = $state<Route>({ page: 'home' });
  query = $state(new URLSearchParams());

  private read = (): void => {
    const { pathname, hash, search } = here();
    this.route = parse(pathname, hash);
    this.query = new URLSearchParams(search);
  };

  start(): () => void {
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = linkAt(event);
      const path = link && pathOf(link);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    const reach = (event: Event) => {
      const link = linkAt(event);
      const path = link && pathOf(link);
      if (link && path) link.setAttribute('href', addressOf(path));
    };
    const reaching = SITE ? ['pointerdown', 'focusin', 'contextmenu'] : [];
    addEventListener('popstate', this.read);
    addEventListener('click', click);
    for (const kind of reaching) addEventListener(kind, reach, true);
    this.read();
    return () => {
      removeEventListener('popstate', this.read);
      removeEventListener('click', click);
      for (const kind of reaching) removeEventListener(kind, reach, true);
    };
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', addressOf(path));
    else history.pushState(null, '', addressOf(path));
    this.read();
    if (!here().hash) scrollTo(0, 0);
  }
}

export const router = new Router();
