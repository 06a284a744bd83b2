import { expect, test } from '@jest/globals';
import { CAPABILITIES } from '../../capabilities.ts';
import { TEMPLATES } from './templates.ts';

test('each mail names declared limits, or a reason why it cannot be sent repeatedly', () => {
  const limits = CAPABILITIES.flatMap(({ limits: own = {} }) => Object.keys(own));
  const bounds = Object.values(TEMPLATES).flatMap(({ bound }) => ('once' in bound ? [] : [bound]));
  expect(bounds.length).toBeGreaterThan(5);
  expect(bounds.filter((bound) => bound.length === 0)).toEqual([]);
  expect(limits).toEqual(expect.arrayContaining(bounds.flat()));
});
