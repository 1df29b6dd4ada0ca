/**
 * From a list of legal answers to clicks on a board, without knowing any rule.
 *
 * A drawn thing declares a target, `domain:value` ("card:tomes-9"). It is lit when some open option names it.
 * Options with several arguments are chosen in steps: each click keeps the options that agree with it.
 */
import type { Option } from './types';

export type Lit = 'picked' | 'legal' | 'also';

/** The domain of an argument; arguments are called like their domain unless the verb says otherwise. */
export type DomainOf = (verb: string, argument: string) => string;

export const sameName: DomainOf = (_verb, argument) => argument;

export class Chooser {
  options = $state.raw<Option[]>([]);
  picks = $state.raw<Record<string, string>>({});
  domainOf: DomainOf;
  /** Whether values of a domain can be clicked at all; what cannot be clicked is not waited for. */
  draws: (domain: string) => boolean;

  constructor(domainOf: DomainOf = sameName, draws: (domain: string) => boolean = () => true) {
    this.domainOf = domainOf;
    this.draws = draws;
  }

  /** The options that agree with every pick so far. */
  open = $derived(this.options.filter((option) => agrees(option, this.picks)));

  /** Every target that can be clicked now, and in what sense. */
  targets = $derived.by(() => {
    const found = new Map<string, Lit>();
    // Other values for something already picked: a thinner rim, a click changes the pick.
    for (const [name] of Object.entries(this.picks)) {
      for (const option of this.options) {
        const value = option.args[name];
        if (value !== undefined) found.set(`${this.domainOf(option.verb, name)}:${value}`, 'also');
      }
    }
    for (const option of this.open) {
      for (const name of this.next(option)) found.set(this.targetOf(option, name), 'legal');
    }
    for (const [name, value] of Object.entries(this.picks)) {
      for (const option of this.open) {
        if (option.args[name] === value) found.set(`${this.domainOf(option.verb, name)}:${value}`, 'picked');
      }
    }
    return found;
  });

  /** What an argument of an option is called on the board, such as `card:tomes-9`. */
  targetOf(option: Option, name: string): string {
    return `${this.domainOf(option.verb, name)}:${option.args[name]}`;
  }

  /** The arguments of an option that are still open. */
  unpicked(option: Option): string[] {
    return Object.keys(option.args).filter((name) => !(name in this.picks));
  }

  /** Options by the target that completes them, for a board that wants to say what a click would do. */
  through(target: string): Option[] {
    return this.open.filter((option) => this.next(option).some((name) => this.targetOf(option, name) === target));
  }

  state(target: string): Lit | undefined {
    return this.targets.get(target);
  }

  /** A new question. Picks survive if some option still agrees with them (an aside may have come between). */
  ask(options: Option[]): void {
    this.options = options;
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(this.picks)) {
      if (options.some((option) => agrees(option, { ...kept, [name]: value }))) kept[name] = value;
    }
    this.picks = kept;
  }

  clear(): void {
    this.picks = {};
  }

  /** Take a pick back, last first. */
  back(): boolean {
    const names = Object.keys(this.picks);
    const last = names.pop();
    if (last === undefined) return false;
    const { [last]: _gone, ...rest } = this.picks;
    this.picks = rest;
    return true;
  }

  /** A click on a target. Returns the answer once it is complete. */
  pick(target: string): Option | null {
    const cut = target.indexOf(':');
    const domain = target.slice(0, cut);
    const value = target.slice(cut + 1);
    const names = (option: Option) =>
      Object.keys(option.args).filter(
        (name) => this.domainOf(option.verb, name) === domain && option.args[name] === value,
      );

    const forward = this.open.find((option) => this.next(option).some((name) => names(option).includes(name)));
    if (forward) {
      const name = this.next(forward).find((each) => names(forward).includes(each));
      if (name !== undefined) this.picks = { ...this.picks, [name]: value };
    } else {
      const again = Object.entries(this.picks).find(
        ([name, picked]) =>
          picked === value &&
          this.open.some((option) => option.args[name] === value && this.domainOf(option.verb, name) === domain),
      );
      if (again) {
        const { [again[0]]: _gone, ...rest } = this.picks;
        this.picks = rest;
        return null;
      }
      this.change(domain, value, names);
    }
    return this.decided();
  }

  /** Replace an earlier pick, keeping what still fits. */
  private change(domain: string, value: string, names: (option: Option) => string[]): void {
    const having = this.options.filter((option) => names(option).length > 0);
    const first = having[0];
    if (!first) return;
    const name = Object.keys(this.picks).find((each) => names(first).includes(each)) ?? names(first)[0];
    if (name === undefined || this.domainOf(first.verb, name) !== domain) return;
    let picks: Record<string, string> = { [name]: value };
    for (const [other, kept] of Object.entries(this.picks)) {
      if (other === name) continue;
      const tried = { ...picks, [other]: kept };
      if (this.options.some((option) => agrees(option, tried))) picks = tried;
    }
    this.picks = picks;
  }

  /** The one answer left, if nothing about it is still open to choice. */
  private decided(): Option | null {
    const [only, ...more] = this.open;
    if (!only || more.length > 0) return null;
    const rivals = this.options.filter((option) => option.verb === only.verb);
    const unsettled = Object.keys(only.args).some(
      (name) =>
        !(name in this.picks) &&
        this.draws(this.domainOf(only.verb, name)) &&
        rivals.some((option) => option.args[name] !== only.args[name]),
    );
    return unsettled ? null : only;
  }

  /** The arguments of an option that may be picked next: per domain, the first one not picked yet. */
  private next(option: Option): string[] {
    const seen = new Set<string>();
    const names: string[] = [];
    for (const name of Object.keys(option.args)) {
      if (name in this.picks) continue;
      const domain = this.domainOf(option.verb, name);
      if (seen.has(domain)) continue;
      seen.add(domain);
      names.push(name);
      // What interrupts a question begins with the thing that is used: a click elsewhere is meant for the question.
      if (option.aside && this.draws(domain)) break;
    }
    return names;
  }
}

function agrees(option: Option, picks: Record<string, string>): boolean {
  for (const name in picks) if (option.args[name] !== picks[name]) return false;
  return true;
}
