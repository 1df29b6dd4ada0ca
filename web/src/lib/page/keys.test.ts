import { expect, it } from 'vitest';
import { answerForDigit, keepsArrows } from './keys';

/** As much of a button as is looked at. */
const button = (textContent: string, isAnswer = true) =>
  ({ textContent, hasAttribute: () => isAnswer }) as Partial<HTMLElement> as HTMLElement;

/** An element inside others, told by the selectors that find something from there. */
const inside = (...found: string[]) =>
  ({ closest: (wanted: string) => (found.includes(wanted) ? {} : null) }) as Partial<Element> as Element;

it('presses what bears the digit, not what stands in that place', () => {
  const chips = [button('2', false), button('3', false), button('5', false), button('Open at 0'), button('Pass')];
  expect(answerForDigit(chips, '2')).toBe(chips[0]);
  expect(answerForDigit(chips, '5')).toBe(chips[2]);
  expect(answerForDigit(chips, '1')).toBeNull();
});

it('presses the answer in that place where none bears a number', () => {
  const answers = [button('Yes'), button('No'), button('Take back', false)];
  expect(answerForDigit(answers, '2')).toBe(answers[1]);
  expect(answerForDigit(answers, '3')).toBeNull();
});

it('presses nothing where two bear the same number', () => {
  expect(answerForDigit([button('1'), button('1'), button('Done')], '1')).toBeNull();
});

const TARGET = '[data-target], .answers';

it('walks on from a card that lies on a stage that scrolls', () => {
  expect(keepsArrows(inside('.thin', TARGET))).toBe(false);
  expect(keepsArrows(inside('.thin'))).toBe(true);
  expect(keepsArrows(inside('[role=tablist]'))).toBe(true);
  expect(keepsArrows(inside())).toBe(false);
});
