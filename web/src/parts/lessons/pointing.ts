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

/** A ring for each point that can be seen now. */
export function boxesOf(root: Element, points: readonly string[]): Box[] {
  const found: Box[] = [];
  for (const point of points) {
    const seen = pointedAt(root, point).map((element) => element.getBoundingClientRect());
    const box = seen.find(({ width, height }) => width > 0 && height > 0);
    if (!box) continue;
    found.push({
      point,
      left: Math.round(box.left) - AROUND,
      top: Math.round(box.top) - AROUND,
      width: Math.round(box.width) + 2 * AROUND,
      height: Math.round(box.height) + 2 * AROUND,
    });
  }
  return found;
}
