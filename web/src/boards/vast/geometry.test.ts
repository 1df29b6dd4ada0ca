import { expect, it } from 'vitest';
import { beside, column, nextIn, turnedWalls, written } from './geometry';

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

it('names a space by a letter and a number, and no two by the same', () => {
  expect(written('0,0')).toBe('N15');
  expect(written('-13,-14')).toBe('A1');
  expect(written('12,1')).toBe('Z16');
  expect(written('0,-16')).toBe('N−1');
  const columns = Array.from({ length: 64 }, (_, i) => column(i - 32));
  expect(new Set(columns).size).toBe(64);
});
