import { expect, test } from '@jest/globals';
import { dueLabel } from './due.ts';

const NOW = new Date('2026-03-05T08:00:00Z');
const due = (workingMinutes: number | null, at = '2026-03-05T11:00:00Z', isOverdue = false) =>
  dueLabel({ at, isOverdue, workingMinutes }, NOW);

test.each([
  [59, 'scadent în mai puțin de o oră lucrătoare'],
  [60, 'scadent peste 1 oră lucrătoare'],
  [200, 'scadent peste 3 ore lucrătoare'],
  [18 * 60, 'scadent peste 18 ore lucrătoare'],
  [20 * 60, 'scadent peste 20 de ore lucrătoare'],
])('%d working minutes', (minutes, label) => {
  expect(due(minutes)).toBe(label);
});

test('accessibility deadlines are counted in calendar days of Romania', () => {
  expect(due(null, '2026-04-04T20:59:00Z')).toBe('scadent peste 30 de zile');
  expect(due(null, '2026-03-06T21:59:00Z')).toBe('scadent peste 1 zi');
  expect(due(null, '2026-03-05T21:59:00Z')).toBe('scadent azi');
});

test('an overdue answer says only that', () => {
  expect(due(null, '2026-03-01T10:00:00Z', true)).toBe('depășit');
});
