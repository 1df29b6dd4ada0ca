/**
 * Things move because a piece moved: whatever carries the same `data-piece` before and after a change
 * travels from the old place to the new one. Only `transform` and `opacity` are animated, input is never blocked.
 */
import { settings } from '../settings.svelte';

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<Element>('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.getAttribute('data-piece') ?? '', box);
  }
  return found;
}

const OUT = 'cubic-bezier(.2,.7,.2,1)';

export function travel(root: ParentNode, before: Places): void {
  const still = settings.still;
  for (const element of root.querySelectorAll<Element>('[data-piece]')) {
    const key = element.getAttribute('data-piece') ?? '';
    const from = before.get(key);
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    if (!from) {
      if (before.size > 0)
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: still ? 120 : 240, easing: OUT });
      continue;
    }
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    const scale = from.width / to.width;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    if (still) {
      element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 120 });
      continue;
    }
    const far = Math.hypot(dx, dy);
    // A piece inside another SVG is measured on screen but moved in its own units; HTML wrappers are 1:1.
    const unit = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? unitOf(element) : 1;
    element.animate(
      [
        { transform: `translate(${dx / unit}px, ${dy / unit}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
      ],
      { duration: Math.min(520, 240 + far / 4), easing: OUT },
    );
  }
}

function unitOf(element: SVGGraphicsElement): number {
  return element.getScreenCTM()?.a || 1;
}
