import { expect, test } from '@jest/globals';
import { dueLabel } from './due.ts';

const now = new Date('2026-11-20T21:30:00Z');

test('due dates are compared by the day in Romania', () => {
  expect(dueLabel('2026-11-20T21:45:00Z', now)).toEqual({ text: 'azi', isUrgent: true });
  expect(dueLabel('2026-11-20T22:30:00Z', now)).toEqual({ text: 'mâine', isUrgent: false });
  expect(dueLabel('2026-11-24T10:00:00Z', now)).toEqual({ text: '24 nov.', isUrgent: false });
  expect(dueLabel('2026-11-18T10:00:00Z', now)).toEqual({ text: 'termen depășit, 18 nov.', isUrgent: true });
});
