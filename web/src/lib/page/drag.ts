/**
 * Dragging is two clicks in one gesture: the thing picked up, then the place it is dropped on.
 *
 * Lit things can be dragged, and whatever carries `data-carry`: a thing no answer names, such as the won card that only
 * needs a chamber. Fingers drag what does not scroll (`touch-action: none`); on everything else they scroll and tap.
 */
import type { TableStore } from '../match/table.svelte';

const FAR = 7;

export function dragging(root: HTMLElement, table: TableStore): () => void {
  let from: { x: number; y: number; element: HTMLElement; target: string | null } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const litAt = (x: number, y: number): Element | null =>
    document.elementFromPoint(x, y)?.closest('[data-lit]') ?? null;

  function mark(element: Element | null): void {
    if (element === over) return;
    over?.removeAttribute('data-over');
    over = element;
    over?.setAttribute('data-over', '');
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const element = (event.target as Element | null)?.closest<HTMLElement>('[data-lit], [data-carry]');
    // The map pans under the pointer; its spaces are clicked.
    if (!element || element.closest('svg')) return;
    if (event.pointerType === 'touch' && getComputedStyle(element).touchAction !== 'none') return;
    from = {
      x: event.clientX,
      y: event.clientY,
      element,
      target: element.hasAttribute('data-lit') ? element.getAttribute('data-target') : null,
    };
  }

  function lift(start: NonNullable<typeof from>): HTMLElement {
    const box = start.element.getBoundingClientRect();
    const made = start.element.cloneNode(true) as HTMLElement;
    for (const name of ['data-target', 'data-lit', 'data-piece', 'data-carry', 'data-purse'])
      made.removeAttribute(name);
    for (const inner of made.querySelectorAll('[data-piece], [data-purse]')) {
      inner.removeAttribute('data-piece');
      inner.removeAttribute('data-purse');
    }
    made.setAttribute('aria-hidden', 'true');
    Object.assign(made.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '.92',
      transition: 'none',
    });
    document.body.append(made);
    return made;
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      ghost = lift(from);
      if (from.target && table.lit(from.target) !== 'picked') table.click(from.target);
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px) rotate(2deg)`;
    const under = litAt(event.clientX, event.clientY);
    mark(under && under !== from.element ? under : null);
  }

  function up(event: PointerEvent): void {
    const start = from;
    from = null;
    mark(null);
    if (!ghost || !start) return;
    ghost.remove();
    ghost = null;
    // The click that follows a drag belongs to it.
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    const target = litAt(event.clientX, event.clientY)?.getAttribute('data-target') ?? null;
    if (target && target !== start.target && table.lit(target) === 'legal') table.click(target);
  }

  function cancel(): void {
    from = null;
    mark(null);
    ghost?.remove();
    ghost = null;
  }

  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  const stop = (event: Event): void => event.preventDefault();
  root.addEventListener('dragstart', stop);
  return () => {
    cancel();
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    root.removeEventListener('dragstart', stop);
  };
}
