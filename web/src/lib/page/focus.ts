/** Keeps the keyboard's place when what had it is gone or can be chosen no more. */

const FOCUSABLE = '[tabindex], button:not(:disabled), a, input, select, summary';

export class FocusKeeper {
  private last: Element | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  note = (event: FocusEvent): void => {
    this.last = event.target as Element;
  };

  /** After every change of the page. The question is where the next answer begins. */
  check(): void {
    const at = document.activeElement;
    if ((at !== null && at !== document.body) || !this.last) return;
    // Who clicked beside everything left of their own will.
    if (this.last.isConnected && this.last.matches(FOCUSABLE)) return;
    this.root()?.querySelector<HTMLElement>('#question')?.focus({ preventScroll: true });
  }
}
