import { expect, test } from '@jest/globals';
import { monthChoice } from './months.ts';

const NOW = new Date('2026-11-30T22:30:00Z');
const offered = (...given: Parameters<typeof monthChoice>) => Object.entries(monthChoice(...given).options);

test('coming events are filtered by the next twelve months, by the Romanian clock', () => {
  const months = offered({ show: 'coming' }, NOW);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual(['2026-12-01', 'decembrie 2026']);
  expect(months.at(-1)).toEqual(['2027-11-01', 'noiembrie 2027']);
});

test('past events are filtered by the last twelve months, and a further month that was chosen is offered', () => {
  const months = offered({ show: 'past', month: '2024-03-01' }, NOW);
  expect(months.slice(0, 3).map(([, label]) => label)).toEqual(['martie 2024', 'decembrie 2026', 'noiembrie 2026']);
  expect(months.at(-1)?.[1]).toBe('ianuarie 2026');
});
