import { expect, it } from 'vitest';
import { beside, nextIn, turnedWalls } from './geometry';

it('turns walls with their tile', () => {
  expect(turnedWalls(['north', 'east'], 'north', 'east')).toEqual(['east', 'south']);
  expect(turnedWalls(['west'], 'west', 'north')).toEqual(['north']);
});

it('goes to the neighbour, or over a gap to the nearest tile in that direction', () => {
  expect(beside('2,-1', 'north')).toBe('2,-2');
  expect(nextIn('0,0', ['1,0', '5,0', '0,3'], 'east')).toBe('1,0');
  expect(nextIn('0,0', ['0,3', '2,2'], 'south')).toBe('0,3');
  expect(nextIn('0,0', ['0,3'], 'north')).toBeNull();
});
