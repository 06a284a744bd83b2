import { expect, test } from '@jest/globals';
import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import { shownCount } from './figures.ts';

test('a count is exact up to its cap', () => {
  expect([0, 1234, FIGURE_LIMIT, FIGURE_LIMIT + 1].map(shownCount)).toEqual(['0', '1.234', '10.000', 'peste 10.000']);
});
