/** Keeps the keyboard's place when what had it is gone: an answered button, a card that left. */

export class FocusKeeper {
  private last: Element | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  note = (event: FocusEvent): void => {
    this.last = event.target as Element;
  };

  /** After every change of the page. The question is where the next answer begins. */
  check(): void {
    const at = document.activeElement;
    if ((at !== null && at !== document.body) || !this.last || this.last.isConnected) return;
    this.root()?.querySelector<HTMLElement>('#question')?.focus({ preventScroll: true });
  }
}
