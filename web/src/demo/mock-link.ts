/** A table fed by a recorded file: every answer shows the next moment. For developing and photographing boards. */
import type { SeatView } from '$lib/generated/messages';
import type { Link, Option, Question, TableInfo, Update, Wish } from '$lib/match/types';

/** As `tools/make_demo.py` writes it. */
export interface Fixture {
  table: TableInfo;
  moments: SeatView[];
}

export class MockLink implements Link {
  private tell: (update: Update) => void = () => {};
  private at: number;
  private sent = 0;

  constructor(
    private readonly fixture: Fixture,
    start = 0,
  ) {
    this.at = Math.min(Math.max(start, 0), fixture.moments.length - 1);
  }

  open(listener: (update: Update) => void): void {
    this.tell = listener;
    this.tell({ type: 'table', table: this.fixture.table });
    const events = this.fixture.moments.slice(0, this.at + 1).flatMap((each) => each.events);
    const moment = this.fixture.moments[this.at]?.moment;
    // The table prepares its words first; a moment before that would have no board to draw on.
    setTimeout(() => {
      this.tell({ type: 'link', state: 'live', lag: 12 });
      if (moment) this.tell({ type: 'moment', moment, events, fresh: true });
    }, 0);
  }

  answer(_seat: number, _question: Question, _option: Option): string {
    const command = `mock-${++this.sent}`;
    setTimeout(() => {
      this.tell({ type: 'saved', command, number: this.at });
      this.forward();
    }, 120);
    return command;
  }

  send(wish: Wish): string {
    if (wish.type === 'undo' && this.at > 0) {
      this.at -= 2;
      this.forward();
    }
    return `mock-${++this.sent}`;
  }

  private forward(): void {
    const next = this.fixture.moments[this.at + 1];
    if (!next) return;
    this.at += 1;
    this.tell({ type: 'moment', moment: next.moment, events: next.events, fresh: false });
  }

  close(): void {
    this.tell = () => {};
  }
}
