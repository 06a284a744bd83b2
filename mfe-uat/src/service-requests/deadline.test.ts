import { expect, test } from '@jest/globals';
import { fromLocal, hours, isMoment, toLocal } from './deadline.ts';

test('Romanian time is two hours ahead of UTC in winter and three in summer', () => {
  expect(fromLocal({ date: '2026-11-20', time: '12:00' })).toBe('2026-11-20T10:00:00.000Z');
  expect(fromLocal({ date: '2026-07-20', time: '12:00' })).toBe('2026-07-20T09:00:00.000Z');
});

test('a moment converts back to its date and time', () => {
  for (const date of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(toLocal(fromLocal({ date, time: '14:30' }))).toEqual({ date, time: '14:30' });
  }
});

test('without a date there is no deadline, and the time defaults to the end of the day', () => {
  expect(fromLocal({ date: '', time: '12:00' })).toBeNull();
  expect(toLocal(null)).toEqual({ date: '', time: '23:59' });
});

test('a typed text that is not a date is kept, and is not a moment', () => {
  const written = fromLocal({ date: '31.06.2027', time: '14:00' });
  expect(written).toBe('31.06.2027');
  expect(isMoment('31.06.2027')).toBe(false);
  expect(toLocal(written).date).toBe('31.06.2027');
});

test('a time between whole hours is among the options, and the end of the day is the last one', () => {
  expect(hours('12:00')).toHaveLength(25);
  expect(hours('12:20')).toContain('12:20');
  expect(hours('12:20').at(-1)).toBe('23:59');
});
