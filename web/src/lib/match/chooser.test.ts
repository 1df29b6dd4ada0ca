import { describe, expect, it } from 'vitest';
import { Chooser } from './chooser.svelte';
import { option } from './fakes';

const bids = [
  option(1, 'bid', { card: 'tomes-9', position: 'left' }),
  option(2, 'bid', { card: 'tomes-9', position: 'right' }),
  option(3, 'bid', { card: 'coins-2', position: 'left' }),
  option(4, 'pass'),
];

describe('a chooser', () => {
  it('lights every value some option names', () => {
    const chooser = new Chooser();
    chooser.ask(bids);
    expect([...chooser.targets.keys()].sort()).toEqual([
      'card:coins-2',
      'card:tomes-9',
      'position:left',
      'position:right',
    ]);
    expect(chooser.state('card:crowns-1')).toBeUndefined();
  });

  it('narrows in two steps, in either order', () => {
    const chooser = new Chooser();
    chooser.ask(bids);
    expect(chooser.pick('card:tomes-9')).toBeNull();
    expect(chooser.state('card:tomes-9')).toBe('picked');
    expect(chooser.state('card:coins-2')).toBe('also');
    expect(chooser.pick('position:right')?.n).toBe(2);
    chooser.ask(bids);
    chooser.clear();
    expect(chooser.pick('position:left')).toBeNull();
    expect(chooser.pick('card:coins-2')?.n).toBe(3);
  });

  it('does not answer before everything open to choice was chosen', () => {
    const chooser = new Chooser();
    chooser.ask(bids);
    expect(chooser.pick('card:coins-2')).toBeNull();
    expect(chooser.open.map((each) => each.n)).toEqual([3]);
    expect(chooser.pick('position:left')?.n).toBe(3);
  });

  it('changes a pick and drops what no longer fits', () => {
    const chooser = new Chooser();
    chooser.ask(bids);
    chooser.pick('position:right');
    expect(chooser.state('card:coins-2')).toBeUndefined();
    chooser.clear();
    chooser.pick('card:coins-2');
    expect(chooser.pick('card:tomes-9')).toBeNull();
    expect(chooser.picks).toEqual({ card: 'tomes-9' });
    expect(chooser.pick('card:tomes-9')).toBeNull();
    expect(chooser.picks).toEqual({});
  });

  it('keeps two arguments of one domain apart by their order', () => {
    const chooser = new Chooser((_verb, name) => (name === 'from' || name === 'to' ? 'space' : name));
    chooser.ask([
      option(1, 'move', { from: 'A1', to: 'A2' }),
      option(2, 'move', { from: 'A2', to: 'A1' }),
      option(3, 'move', { from: 'A1', to: 'B1' }),
    ]);
    expect(chooser.state('space:A1')).toBe('legal');
    expect(chooser.state('space:B1')).toBeUndefined();
    expect(chooser.pick('space:A1')).toBeNull();
    expect(chooser.state('space:B1')).toBe('legal');
    expect(chooser.pick('space:B1')?.n).toBe(3);
  });

  it('leaves verbs that share a place to the buttons', () => {
    const chooser = new Chooser();
    chooser.ask([
      option(1, 'step', { space: 'A1' }),
      option(2, 'shoot', { space: 'A1' }),
      option(3, 'step', { space: 'B1' }),
    ]);
    expect(chooser.pick('space:A1')).toBeNull();
    expect(chooser.open.map((each) => each.verb)).toEqual(['step', 'shoot']);
  });

  it('does not wait for what the board cannot show', () => {
    const chooser = new Chooser(undefined, (domain) => domain === 'bet');
    chooser.ask([
      option(1, 'bet', { bet: 'fowl', place: 'first' }),
      option(2, 'bet', { bet: 'jewel', place: 'second' }),
    ]);
    expect(chooser.pick('bet:jewel')?.n).toBe(2);
  });

  it('begins an aside with what is used, so that a click on a place cannot spend it', () => {
    const chooser = new Chooser();
    chooser.ask([
      option(1, 'attack', { tribe: 'fangs' }),
      { ...option(2, 'play-secret-on', { secret: 'fire-bomber', tribe: 'bones' }), aside: true },
    ]);
    expect(chooser.state('tribe:bones')).toBeUndefined();
    expect(chooser.pick('secret:fire-bomber')?.n).toBe(2);
  });

  it('keeps a pick through an aside if it is still possible', () => {
    const chooser = new Chooser();
    chooser.ask(bids);
    chooser.pick('card:tomes-9');
    chooser.ask(bids.slice(0, 2));
    expect(chooser.picks).toEqual({ card: 'tomes-9' });
    chooser.ask([bids[2]!]);
    expect(chooser.picks).toEqual({});
  });
});
