import { expect, it } from 'vitest';
import { parse } from './router.svelte';

it('reads addresses', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/t/x7')).toEqual({ page: 'table', id: 'x7' });
  expect(parse('/rules/vast', '#VA-G001')).toEqual({ page: 'rules', game: 'vast', rule: 'VA-G001' });
  expect(parse('/campaign')).toEqual({ page: 'campaign', id: null });
  expect(parse('/campaign/x7')).toEqual({ page: 'campaign', id: 'x7' });
  expect(parse('/nowhere')).toEqual({ page: 'lost' });
});
