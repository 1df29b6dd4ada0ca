/**
 * The text of a card where there is no room to print it: `<div {@attach explain(() => ({ title, text }))}>`.
 * Shown under a resting mouse, on keyboard focus and on a long press; a long press is no click.
 */
import { mount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export interface Explanation {
  title: string;
  text: string;
}

class Explained {
  now = $state.raw<(Explanation & { box: DOMRect }) | null>(null);
}

export const explained = new Explained();

/** The one place that shows explanations comes into the page with the first of them. */
let shelf: Promise<unknown> | null = null;
function ready(): void {
  shelf ??= import('$parts/shell/Explained.svelte')
    .then(({ default: Explained }) => mount(Explained, { target: document.body }))
    // The server is away: the next explanation tries again.
    .catch(() => (shelf = null));
}

/** Show a text next to a box; for those who listen for many things at once. */
export function showExplained(what: Explanation & { box: DOMRect }): void {
  ready();
  explained.now = what;
}

const REST = 350;
const PRESS = 450;

export function explain(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let under = false;
    const show = () => {
      const found = what();
      if (!found?.text) return;
      showExplained({ ...found, box: element.getBoundingClientRect() });
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      explained.now = null;
    };
    const listeners: Record<string, (event: Event) => void> = {
      // Not `pointerenter`: that also comes to a mouse at rest when the board changes beneath it after a click.
      pointermove: (event) => {
        if (under || (event as PointerEvent).pointerType !== 'mouse') return;
        under = true;
        later(REST);
      },
      pointerleave: () => {
        under = false;
        hide();
      },
      focus: () => element.matches(':focus-visible') && later(60),
      blur: hide,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
      pointerdown: (event) => {
        hide();
        pressed = false;
        if ((event as PointerEvent).pointerType !== 'mouse') {
          timer = setTimeout(() => {
            pressed = true;
            show();
          }, PRESS);
        }
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      contextmenu: (event) => pressed && event.preventDefault(),
    };
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    // Through Svelte, because a thing that loses focus by vanishing says so in the middle of drawing.
    const off = [
      ...Object.entries(listeners).map(([name, listener]) => on(element, name, listener)),
      on(element, 'click', swallow, { capture: true }),
    ];
    return () => {
      hide();
      for (const each of off) each();
    };
  };
}
