/** Arrow keys: the nearest lit thing in that direction. */

interface Box {
  x: number;
  y: number;
}

const centre = (element: Element): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The index of the nearest point in a direction; sideways distance counts double. */
export function nearest(from: Box, points: Box[], key: string): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
    const across = Math.abs(key === 'ArrowRight' || key === 'ArrowLeft' ? dy : dx);
    if (along < 2) return;
    const cost = along + 2 * across;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

const LIT = '[data-lit], .plaque [data-answer]';

/** Focus the next lit thing that way, or (`all`) the next thing of any kind, to ask about it. */
export function moveFocus(root: ParentNode, key: string, all = false): boolean {
  const things = [...root.querySelectorAll<HTMLElement>(all ? `${LIT}, [data-target]` : LIT)].filter(
    (each) => each.getBoundingClientRect().width > 0,
  );
  if (things.length === 0) return false;
  const at = document.activeElement;
  if (!at || !things.includes(at as HTMLElement)) {
    things[0]?.focus();
    return true;
  }
  const found = things[nearest(centre(at), things.map(centre), key)];
  // What is not lit is no stop for Tab, but the arrows may rest on it.
  if (found && !found.hasAttribute('tabindex') && all) found.setAttribute('tabindex', '-1');
  found?.focus();
  return true;
}
