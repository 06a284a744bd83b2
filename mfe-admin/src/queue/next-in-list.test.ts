import { expect, test } from '@jest/globals';
import { nextIn } from './next-in-list.ts';

test('the next application is the one below in the list', () => {
  expect(nextIn(['a', 'b', 'c'], 'b', null)).toBe('c');
});

test('after the last one comes the first', () => {
  expect(nextIn(['a', 'b'], 'b', null)).toBe('a');
});

test('an application that was decided has left the list, and the one that followed it is still next', () => {
  expect(nextIn(['a', 'c'], 'b', 'c')).toBe('c');
});

test('when that one was decided too, the oldest is next', () => {
  expect(nextIn(['a', 'd'], 'b', 'c')).toBe('a');
});

test('there is none after the only one', () => {
  expect(nextIn(['a'], 'a', null)).toBeNull();
  expect(nextIn([], 'a', 'b')).toBeNull();
});
