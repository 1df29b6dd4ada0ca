/** One sprite in the page. Boards add the drawings they need when they are loaded. */
import drawings from './shell.icons';

const known = new Set<string>();

function sprite(): SVGElement {
  const found = document.querySelector<SVGElement>('#sprite');
  if (found) return found;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = 'sprite';
  made.setAttribute('width', '0');
  made.setAttribute('height', '0');
  made.setAttribute('aria-hidden', 'true');
  made.style.position = 'absolute';
  document.body.prepend(made);
  return made;
}

/** Make drawings usable as `<Icon name>` and as `<use href="#i-name">`. */
export function addIcons(icons: Record<string, string>): void {
  if (typeof document === 'undefined') return;
  const fresh = Object.entries(icons).filter(([name]) => !known.has(name));
  for (const [name] of fresh) known.add(name);
  const symbols = fresh.map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`).join('');
  const holder = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`,
    'image/svg+xml',
  );
  sprite().append(...Array.from(holder.documentElement.childNodes, (node) => document.importNode(node, true)));
}

addIcons(drawings);
