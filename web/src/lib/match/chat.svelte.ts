/** What people at the table write to each other. */
import type { ChatLine, Link, TableInfo } from './types';

/** Who sits here, if anybody does. */
export const ownPerson = (table: TableInfo | null): string | null =>
  table?.seats.find((info) => table.mine.includes(info.seat))?.person ?? null;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The last line that was there to be read. */
  private seen = $state(0);
  /** People whose words are not shown. */
  muted = $state.raw<string[]>([]);

  constructor(private readonly link: Link) {}

  /** `fresh`: these are all lines, not the newest ones. */
  hear(lines: ChatLine[], fresh: boolean): void {
    this.lines = fresh ? lines : [...this.lines, ...lines];
    if (fresh) this.read();
  }

  /** All lines are in sight. */
  read(): void {
    this.seen = this.lines.at(-1)?.number ?? this.seen;
  }

  /** How many lines have come that this person has neither seen nor written. */
  unreadBy(person: string | null): number {
    const others = (line: ChatLine) => line.person !== person && !this.muted.includes(line.person);
    return this.lines.filter((line) => line.number > this.seen && others(line)).length;
  }

  write(text: string): void {
    this.link.send({ type: 'say', text });
  }

  /** Show no more (or again) what somebody writes. */
  mute(person: string, muted: boolean): void {
    this.link.send({ type: 'mute', person, muted });
    this.muted = muted ? [...this.muted, person] : this.muted.filter((each) => each !== person);
  }
}
