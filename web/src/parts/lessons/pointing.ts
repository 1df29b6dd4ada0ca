/** Where on the page the things are that a lesson points at. */

export interface Box {
  point: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room between a thing and the ring around it. */
const AROUND = 4;

/** The drawn things a point names: a part of the view (`view:goals`), or a thing as answers name it. */
export function pointedAt(root: Element, point: string): Element[] {
  const [kind = '', ...rest] = point.split(':');
  const value = rest.join(':');
  if (kind === 'view') {
    const parts = partOf(root, value);
    // On a phone a part may lie on a tab of its own, called like it.
    return parts.length ? parts : [...root.querySelectorAll(`#panel-tab-${CSS.escape(value)}`)];
  }
  return [...root.querySelectorAll(`[data-target="${point}"], [data-piece="${point}"]`)];
}

/** What a board draws of a part of the view; where it does not draw it by itself, what it is a part of. */
function partOf(root: Element, path: string): Element[] {
  const found = [...root.querySelectorAll(`[data-view~="${path}"]`)];
  const end = path.lastIndexOf('.');
  return found.length || end < 0 ? found : partOf(root, path.slice(0, end));
}

/** Where a thing is to be ringed: as much of it as its panel shows. */
function seenOf(element: Element): Omit<Box, 'point'> {
  const box = element.getBoundingClientRect();
  const panel = element.closest('.slot')?.getBoundingClientRect();
  if (!box.width || !box.height) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.round(box.left) - AROUND;
  const top = Math.max(Math.round(box.top) - AROUND, Math.round(panel?.top ?? 0) - AROUND);
  const bottom = Math.min(Math.round(box.bottom) + AROUND, Math.round(panel?.bottom ?? Infinity) + AROUND);
  return { left, top, width: Math.round(box.width) + 2 * AROUND, height: bottom - top };
}

/** A ring for each point that can be seen now. */
export function boxesOf(root: Element, points: readonly string[]): Box[] {
  const found: Box[] = [];
  for (const point of points) {
    const box = pointedAt(root, point)
      .map(seenOf)
      .find(({ width, height }) => width > 0 && height > 0);
    if (box) found.push({ point, ...box });
  }
  return found;
}
