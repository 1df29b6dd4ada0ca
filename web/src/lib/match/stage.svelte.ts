/** The drawn table: which things are on the page, and how they move. */
import { places, travel, type Places } from '../page/motion';

export class Stage {
  /** The part of the page whose pieces move. */
  root: HTMLElement | null = null;
  /** Every target the page draws at this moment; what is not drawn gets a button. */
  drawn = $state.raw<Set<string>>(new Set());
  /** Until the page has been looked at, nobody knows what needs a button; all would flash up and move the board. */
  surveyed = $state(false);
  private domains = $derived(new Set([...this.drawn].map((target) => target.slice(0, target.indexOf(':')))));

  /** Whether things of a domain are drawn at all. */
  draws(domain: string): boolean {
    return this.domains.has(domain);
  }

  /** Look what is drawn. Called after every change of the page. */
  survey(): void {
    if (!this.root) return;
    this.surveyed = true;
    const found = new Set<string>();
    for (const element of this.root.querySelectorAll('[data-target]')) {
      if (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
        found.add(element.getAttribute('data-target') ?? '');
    }
    // What scrolls must be reachable by keyboard.
    for (const element of this.root.querySelectorAll<HTMLElement>('.thin')) {
      if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
        element.tabIndex = 0;
    }
    if (found.size !== this.drawn.size || [...found].some((target) => !this.drawn.has(target))) this.drawn = found;
  }

  /** Light up what is being told of, and nothing else; a small screen scrolls to it. */
  light(subjects: readonly string[]): void {
    for (const element of this.root?.querySelectorAll('[data-told]') ?? []) element.removeAttribute('data-told');
    const found = subjects.flatMap((subject) => this.drawnAs(subject));
    for (const element of found) element.setAttribute('data-told', '');
    const first = found.find((element) => element.getBoundingClientRect().width > 0);
    const panel = first?.closest('.slot')?.getBoundingClientRect();
    const box = first?.getBoundingClientRect();
    if (panel && box && (box.top < panel.top || box.bottom > panel.bottom)) first?.scrollIntoView({ block: 'nearest' });
  }

  /** The elements that say they are this thing. */
  private drawnAs(subject: string): Element[] {
    const key = CSS.escape(subject);
    const ways = [`[data-target="${key}"]`, `[data-piece="${key}"]`, `[data-subject~="${key}"]`];
    return [...(this.root?.querySelectorAll(ways.join()) ?? [])];
  }

  /** Where every piece lies now. */
  places(): Places {
    return this.root ? places(this.root) : new Map();
  }

  /** Let every piece travel from where it lay to where it lies. */
  travel(from: Places): void {
    if (this.root) travel(this.root, from);
  }
}
