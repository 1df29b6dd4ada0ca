/** What people at the table write to each other. */
import type { ChatLine, Link } from './types';

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** People whose words are not shown. */
  muted = $state.raw<string[]>([]);

  constructor(private readonly link: Link) {}

  /** `fresh`: these are all lines, not the newest ones. */
  hear(lines: ChatLine[], fresh: boolean): void {
    this.lines = fresh ? lines : [...this.lines, ...lines];
    if (!fresh) this.unread += lines.filter((line) => !this.muted.includes(line.person)).length;
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
