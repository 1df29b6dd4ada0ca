/**
 * What scrolls says so: `data-more` on a `.thin` part names the sides on which something lies beyond its edge, and the
 * style sheet lets that edge fade. A scroll bar alone does not tell: phones and many desks draw none until one scrolls.
 */
export interface Reach {
  scrollTop: number;
  scrollLeft: number;
  scrollHeight: number;
  scrollWidth: number;
  clientHeight: number;
  clientWidth: number;
}

/** Less than this is a rounding, not a hidden line. */
const SLACK = 4;

/**
 * On which sides of its window there is more. Where the newest lies at the foot, positions count from there and are
 * negative.
 */
export function more(part: Reach, fromFoot = false): string {
  const below = part.scrollHeight - part.clientHeight;
  const top = fromFoot ? below + part.scrollTop : part.scrollTop;
  const right = part.scrollWidth - part.clientWidth;
  const sides = { up: top, down: below - top, left: part.scrollLeft, right: right - part.scrollLeft };
  return Object.entries(sides)
    .filter(([, hidden]) => hidden > SLACK)
    .map(([side]) => side)
    .join(' ');
}

function mark(part: HTMLElement): void {
  const style = getComputedStyle(part);
  const scrolls = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const found = scrolls ? more(part, style.flexDirection === 'column-reverse') : '';
  if (found === (part.dataset['more'] ?? '')) return;
  if (found) part.dataset['more'] = found;
  else delete part.dataset['more'];
}

/** Keep `data-more` true for every part under a root, whatever changes there. */
export function showMore(root: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    for (const part of root.querySelectorAll<HTMLElement>('.thin')) mark(part);
  };
  const soon = () => (frame ||= requestAnimationFrame(look));
  const drawn = new MutationObserver(soon);
  drawn.observe(root, { childList: true, subtree: true, characterData: true });
  const sized = new ResizeObserver(soon);
  sized.observe(root);
  root.addEventListener('scroll', soon, { capture: true, passive: true });
  root.addEventListener('transitionend', soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    drawn.disconnect();
    sized.disconnect();
    root.removeEventListener('scroll', soon, { capture: true });
    root.removeEventListener('transitionend', soon);
  };
}
