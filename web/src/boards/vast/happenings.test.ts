import { expect, it } from 'vitest';
import { happenings, toldSpaces } from './happenings';
import type { Event, VastView } from './types';

const view = {
  pieces: { knight: { space: '1,0', lurking: false }, fangs: { space: null, lurking: false } },
} as Partial<VastView> as VastView;

it('shows a hit where it was taken, and nothing of a piece that is off the map', () => {
  const told: Event[] = [
    { key: 'health-lost', args: { amount: 1, health: 6 } },
    { key: 'tribe-scattered', args: { tribe: 'fangs', amount: 2 } },
  ];
  expect(happenings(told, view)).toEqual([{ kind: 'hit', space: '1,0', icon: 'hearts', text: '−1' }]);
});

it('looks where things are told of, each place once', () => {
  const shown = happenings([{ key: 'ambushed', args: {} }], view);
  expect(toldSpaces(['space:2,2', 'piece:knight', 'tribe:fangs', 'seat:1'], shown, view)).toEqual(['2,2', '1,0']);
});
