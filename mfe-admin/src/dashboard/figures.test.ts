import { expect, test } from '@jest/globals';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import { figuresOf, shownCount, waitingTotal } from './figures.ts';
import { anOverview } from './testing/overview.ts';

test('a count is exact up to its cap', () => {
  expect([0, 1234, FIGURE_LIMIT, FIGURE_LIMIT + 1].map((value) => shownCount(value))).toEqual([
    '0',
    '1.234',
    '10.000',
    'peste 10.000',
  ]);
});

test('the four figures have the noun that fits their number', () => {
  expect(figuresOf(anOverview()).map(({ value, label, detail }) => [value, label, detail])).toEqual([
    [549, 'de organizații aprobate', '412 membri, 136 de parteneri'],
    [1, 'cont activ', '0 din luna aceasta'],
    [3, 'articole publicate', '5 în moderare'],
    [FIGURE_LIMIT + 1, 'de solicitări deschise', 'peste 10.000 trimise de la început'],
  ]);
});

test('waiting records are summed, with a word where a count is capped', () => {
  const group = { since: '2026-11-20T08:00:00Z', dueAt: null };
  expect(waitingTotal([{ ...group, kind: 'gaps', count: 3 }])).toEqual({ count: 3, isMore: false });
  const capped = { ...group, kind: 'articles' as const, count: TOTAL_LIMIT + 1 };
  expect(waitingTotal([capped, { ...group, kind: 'gaps', count: 3 }])).toEqual({ count: 1003, isMore: true });
});
