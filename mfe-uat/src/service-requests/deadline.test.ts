import { expect, test } from '@jest/globals';
import { fromLocal, hours, isMoment, toLocal } from './deadline.ts';

test('an hour in Romania is two hours after UTC in winter and three in summer', () => {
  expect(fromLocal({ date: '2026-11-20', time: '12:00' })).toBe('2026-11-20T10:00:00.000Z');
  expect(fromLocal({ date: '2026-07-20', time: '12:00' })).toBe('2026-07-20T09:00:00.000Z');
});

test('a moment reads back as the date and the hour it was made from', () => {
  for (const date of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(toLocal(fromLocal({ date, time: '14:30' }))).toEqual({ date, time: '14:30' });
  }
});

test('without a date there is no deadline, and the end of the day is offered', () => {
  expect(fromLocal({ date: '', time: '12:00' })).toBeNull();
  expect(toLocal(null)).toEqual({ date: '', time: '23:59' });
});

test('what was written and is no day is kept, and is no moment', () => {
  const written = fromLocal({ date: '31.06.2027', time: '14:00' });
  expect(written).toBe('31.06.2027');
  expect(isMoment('31.06.2027')).toBe(false);
  expect(toLocal(written).date).toBe('31.06.2027');
});

test('an hour that is not whole stays among the choices, after which the day ends', () => {
  expect(hours('12:00')).toHaveLength(25);
  expect(hours('12:20')).toContain('12:20');
  expect(hours('12:20').at(-1)).toBe('23:59');
});
