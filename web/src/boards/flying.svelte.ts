/**
 * Gears fly from purse to purse, and cards out of a hand nobody sees. A board names its purses;
 * where they are is looked up on the page: whatever carries `data-purse="<key>"`.
 */
import { tick, untrack } from 'svelte';
import type { BoardTable } from './board';
import { settings } from '$lib/settings.svelte';
import { flights, type Purse } from './purses';

const MOST = 6;
const OUT = 'cubic-bezier(.2,.7,.2,1)';
const SVG = 'http://www.w3.org/2000/svg';

interface Spot {
  x: number;
  y: number;
}

function spotOf(root: ParentNode, key: string): Spot | null {
  for (const element of root.querySelectorAll(`[data-purse="${key}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function gear(): SVGSVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', '#i-cog');
  drawn.setAttribute('viewBox', '0 0 512 512');
  drawn.setAttribute('aria-hidden', 'true');
  drawn.classList.add('flying-gear');
  Object.assign(drawn.style, {
    position: 'fixed',
    left: '-11px',
    top: '-11px',
    width: '22px',
    height: '22px',
    zIndex: '70',
    pointerEvents: 'none',
    fill: 'var(--brass-hi)',
    filter: 'drop-shadow(0 2px 2px rgba(0, 0, 0, 0.6))',
  });
  drawn.append(use);
  return drawn;
}

function fly(from: Spot, to: Spot, gears: number): void {
  for (let i = 0; i < Math.min(gears, MOST); i += 1) {
    const drawn = gear();
    document.body.append(drawn);
    const half = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
    const at = (spot: Spot, turn: number) => `translate(${spot.x}px, ${spot.y}px) rotate(${turn}deg)`;
    const motion = drawn.animate(
      [
        { transform: at(from, 0), opacity: 0 },
        { transform: at(half, 160), opacity: 1, offset: 0.45 },
        { transform: at(to, 360), opacity: 1 },
      ],
      { duration: 620, delay: i * 80, easing: OUT, fill: 'backwards' },
    );
    motion.onfinish = motion.oncancel = () => drawn.remove();
  }
}

/** Call once in the script of a board's component. */
export function flyingGears(tableOf: () => BoardTable, purses: () => Purse[]): void {
  let before: Purse[] = [];
  $effect.pre(() => {
    const table = tableOf();
    void table.moment;
    const root = table.root;
    const known = before;
    before = untrack(purses);
    const now = before;
    if (!root || known.length === 0 || settings.still || untrack(() => table.freshFrom) === 0) return;
    const found = flights(known, now);
    const starts = found.map((flight) => spotOf(root, flight.from));
    void tick().then(() => {
      found.forEach((flight, i) => {
        const from = starts[i] ?? spotOf(root, flight.from);
        const to = spotOf(root, flight.to);
        if (from && to) fly(from, to, flight.gears);
      });
    });
  });
}
