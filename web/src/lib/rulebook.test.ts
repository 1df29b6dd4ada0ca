import { expect, it } from 'vitest';
import { paragraphs } from './rulebook';

it('takes the rule ids off the end of a paragraph', () => {
  const [first, second] = paragraphs('Bid **one** card. (GV-051, GV-052)\n\nNo ids here (really).');
  expect(first?.rules).toEqual(['GV-051', 'GV-052']);
  expect(first?.html).toContain('<strong>one</strong>');
  expect(first?.html).not.toContain('GV-051');
  expect(second?.rules).toEqual([]);
});
