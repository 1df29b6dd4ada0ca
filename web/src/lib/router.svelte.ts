/** Addresses are real paths; the server answers every one of them with the same page. */

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

class Router {
  route = $state<Route>({ page: 'home' });
  query = $state(new URLSearchParams());

  start(): () => void {
    const read = () => {
      this.route = parse(location.pathname, location.hash);
      this.query = new URLSearchParams(location.search);
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
      if (link.dataset['server'] !== undefined) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', read);
    addEventListener('click', click);
    read();
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('click', click);
    };
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = parse(location.pathname, location.hash);
    this.query = new URLSearchParams(location.search);
    if (!location.hash) scrollTo(0, 0);
  }
}

export const router = new Router();
