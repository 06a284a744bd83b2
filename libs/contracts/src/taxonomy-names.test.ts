import { expect, test } from '@jest/globals';
import { COUNTIES } from './taxonomy-names.ts';

test('counties are in the order of the Romanian alphabet', () => {
  const names = Object.values(COUNTIES);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ro')));
});
