/** Which answer a digit presses: the one button that bears it, or else the answer in that place. */

/** A number alone on a button: a bid, a count of cubes. */
const BARE = /^\d+$/;
const textOf = (button: HTMLElement) => (button.textContent ?? '').trim();

/**
 * Where buttons bear numbers of their own, a digit means those and never a place in the row; and nothing where two
 * buttons bear the same.
 */
export function answerForDigit<B extends HTMLElement>(buttons: B[], digit: string): B | null {
  const numbered = buttons.filter((button) => BARE.test(textOf(button)));
  if (numbered.length) {
    const [only, ...others] = numbered.filter((button) => textOf(button) === digit);
    return others.length ? null : (only ?? null);
  }
  return buttons.filter((button) => button.hasAttribute('data-answer'))[Number(digit) - 1] ?? null;
}

/** Whether arrow keys scroll here or walk a list of tabs instead of moving among what can be answered with. */
export function keepsArrows(at: Element): boolean {
  if (at.closest('[role=tablist]')) return true;
  // A stage that scrolls holds things to walk among; its empty space, and texts such as the log, scroll.
  return at.closest('.thin') !== null && at.closest('[data-target], .answers') === null;
}
