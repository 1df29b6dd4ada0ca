import { expect, it } from 'vitest';
import { slideOf } from './slide';

it('finds which part of a split map has slid, and how far', () => {
  const before = ['0,0', '1,0', '4,0', '5,0', '5,1'];
  const after = ['0,0', '1,0', '2,0', '3,0', '3,1'];
  const slide = slideOf(before, after, '4,0', 'west');
  expect(slide && { ...slide, spaces: [...slide.spaces].sort() }).toEqual({
    spaces: ['2,0', '3,0', '3,1'],
    dx: -2,
    dy: 0,
  });
});

it('finds nothing where the map hangs together, or has not changed', () => {
  expect(slideOf(['0,0', '1,0'], ['0,0', '1,0'], '0,0', 'east')).toBeNull();
  expect(slideOf(['0,0', '2,0'], ['0,0', '2,0'], '2,0', 'west')).toBeNull();
});
