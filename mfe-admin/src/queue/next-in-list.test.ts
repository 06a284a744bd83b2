import { expect, test } from '@jest/globals';
import { nextIn } from './next-in-list.ts';

test('the next record is the one below in the list', () => {
  expect(nextIn(['a', 'b', 'c'], 'b', null)).toBe('c');
});

test('the first record follows the last', () => {
  expect(nextIn(['a', 'b'], 'b', null)).toBe('a');
});

test('the record below stays the next when a decided one has left the list', () => {
  expect(nextIn(['a', 'c'], 'b', 'c')).toBe('c');
});

test('the first record is next when that one has left too', () => {
  expect(nextIn(['a', 'd'], 'b', 'c')).toBe('a');
});

test('the only record has no next', () => {
  expect(nextIn(['a'], 'a', null)).toBeNull();
  expect(nextIn([], 'a', 'b')).toBeNull();
});
