import { expect, it } from 'vitest';
import { paragraphs } from './rulebook';

it('takes the rule ids off the end of a paragraph', () => {
  const [first, second] = paragraphs('Bid **one** card. (GV-051, GV-052)\n\nNo ids here (really).');
  expect(first?.rules).toEqual(['GV-051', 'GV-052']);
  expect(first?.html).toContain('<strong>one</strong>');
  expect(first?.html).not.toContain('GV-051');
  expect(second?.rules).toEqual([]);
});

it('gives every item of a list an address of its own', () => {
  const found = paragraphs('1. Deal. (GV-030)\n2. Pick. (GV-031, GV-124)\n   Both at once.\n\n- Or not. (GV-032)');
  expect(found.map((each) => each.rules)).toEqual([['GV-030'], [], ['GV-032']]);
  expect(paragraphs('9. Pick. (GV-031)')[0]?.html).toContain('<ol start="9">');
});

it('knows where a chapter begins', () => {
  const found = paragraphs('# The game\n\n## 2. *Set-up*\n\n### Details\n\nLay them out.');
  expect(found.map((each) => each.chapter)).toEqual([null, '2. Set-up', null, null]);
});
