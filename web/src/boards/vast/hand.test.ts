import { expect, it } from 'vitest';
import { tableShowing } from '../fake-table';
import { handOf } from './hand';
import type { VastView } from './types';

it('shows the Sidequests still to be done before those that are', () => {
  const { view } = tableShowing<VastView>({
    boards: { knight: { sidequests: ['swift', 'daring'], sidequests_shown: ['cunning'], face_down_treasures: [null] } },
  });
  expect(handOf(view, 'knight').map(({ key, up }) => [key, up])).toEqual([
    ['swift', false],
    ['daring', false],
    ['cunning', true],
  ]);
});

it('stacks equal cards and tells nothing of hidden ones', () => {
  const { view } = tableShowing<VastView>({ boards: { goblins: { secrets: ['trap', null, 'trap'] } } });
  expect(handOf(view, 'goblins')).toEqual([{ domain: 'secret', key: 'trap', count: 2, up: false }]);
  expect(handOf(view, null)).toEqual([]);
});
