/**
 * Everything drawn says what it is: under a resting mouse, on focus by keyboard and on a long press.
 * Things with a text of their own bring it (`explain`); the others show their name and what a click would do.
 */
import { on } from 'svelte/events';
import { explained, showExplained } from './explain.svelte';
import type { TableStore } from '../match/table.svelte';
import { say } from '../words.svelte';

const REST = 600;
const PRESS = 520;

export function explaining(root: HTMLElement, table: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: Element | null = null;
  let pressed = false;

  const thing = (event: Event): Element | null =>
    (event.target as Element | null)?.closest?.('[data-target][aria-label]') ?? null;

  /** What a click would do. */
  function deed(target: string): string {
    if (!table.lit(target)) return table.asked ? say('thing-unlit') : '';
    const options = table.chooser.through(target);
    if (options.length === 0) return '';
    return options.length === 1 && options[0]
      ? table.optionText(options[0])
      : say('thing-lit', { count: options.length });
  }

  function show(element: Element): void {
    // Another explanation of the same thing knows more.
    if (explained.now || !element.isConnected) return;
    const target = element.getAttribute('data-target') ?? '';
    showExplained({
      title: element.getAttribute('aria-label') ?? '',
      text: deed(target),
      box: element.getBoundingClientRect(),
    });
  }

  function later(element: Element, wait: number): void {
    clearTimeout(timer);
    held = element;
    timer = setTimeout(() => show(element), wait);
  }

  function hide(): void {
    clearTimeout(timer);
    if (held) explained.now = null;
    held = null;
  }

  // Not `pointerover`: that also comes to a mouse at rest when the board changes beneath it after a click.
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const element = thing(event);
    if (element === held) return;
    hide();
    if (element) later(element, REST);
  };
  const focus = (event: FocusEvent): void => {
    const element = thing(event);
    if (element?.matches(':focus-visible')) later(element, 250);
  };
  const down = (event: PointerEvent): void => {
    hide();
    pressed = false;
    const element = thing(event);
    if (!element || event.pointerType === 'mouse') return;
    held = element;
    timer = setTimeout(() => {
      pressed = true;
      show(element);
    }, PRESS);
  };
  const up = (): void => clearTimeout(timer);
  /** A long press has been answered; it is no click. */
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };

  // Through Svelte, because a thing that loses focus by vanishing says so in the middle of drawing.
  const off = [
    on(root, 'pointermove', over),
    on(root, 'pointerleave', hide),
    on(root, 'focusin', focus),
    on(root, 'focusout', hide),
    on(root, 'pointerdown', down),
    on(root, 'pointerup', up),
    on(root, 'pointercancel', hide),
    on(root, 'click', click, { capture: true }),
    on(root, 'contextmenu', menu),
  ];
  return () => {
    hide();
    for (const each of off) each();
  };
}
