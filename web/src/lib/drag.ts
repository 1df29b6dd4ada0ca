/** Dragging is two clicks in one gesture: the thing picked up, then the place it is dropped on. */
import type { TableStore } from './match/table.svelte';

const FAR = 7;

export function dragging(root: HTMLElement, table: TableStore): () => void {
  let from: { x: number; y: number; element: HTMLElement; target: string } | null = null;
  let ghost: HTMLElement | null = null;

  const targetAt = (x: number, y: number): string | null => document.elementFromPoint(x, y)?.closest('[data-lit]')?.getAttribute('data-target') ?? null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const element = (event.target as Element | null)?.closest<HTMLElement>('[data-lit]');
    // The map pans under the pointer; its spaces are clicked.
    if (!element || element.closest('svg')) return;
    from = { x: event.clientX, y: event.clientY, element, target: element.getAttribute('data-target') ?? '' };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      const box = from.element.getBoundingClientRect();
      ghost = from.element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-target');
      ghost.removeAttribute('data-lit');
      ghost.removeAttribute('data-piece');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none', opacity: '.92', transition: 'none' });
      document.body.append(ghost);
      if (table.lit(from.target) !== 'picked') table.click(from.target);
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px) rotate(2deg)`;
  }

  function up(event: PointerEvent): void {
    const start = from;
    from = null;
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
    const target = targetAt(event.clientX, event.clientY);
    if (target && target !== start.target && table.lit(target) === 'legal') table.click(target);
  }

  function cancel(): void {
    from = null;
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
