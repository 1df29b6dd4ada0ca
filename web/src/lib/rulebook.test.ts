import { expect, it } from 'vitest';
import { paragraphs } from './rulebook';

it('takes the rule ids off the end of a paragraph', () => {
  const [first, second] = paragraphs('Bid **one** card. (GV-051, GV-052)\n\nNo ids here (really).');
  expect(first?.rules).toEqual(['GV-051', 'GV-052']);
  expect(first?.html).toContain('<strong>one</strong>');
  expect(first?.html).not.toContain('GV-051');
  expect(second?.rules).toEqual([]);
});

it('knows where a chapter begins', () => {
  const found = paragraphs('# The game\n\n## 2. *Set-up*\n\n### Details\n\nLay them out.');
  expect(found.map((each) => each.chapter)).toEqual([null, '2. Set-up', null, null]);
});
