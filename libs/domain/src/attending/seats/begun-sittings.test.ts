import { expect, test } from '@jest/globals';
import { expectBegunKept } from './begun-sittings.ts';

const sitting = (startsAt: string) => ({ startsAt });
const [first, second, third] = ['2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z', '2026-12-03T08:00:00Z'].map(
  sitting,
) as [{ startsAt: string }, { startsAt: string }, { startsAt: string }];
const NOW = new Date('2026-12-01T12:00:00Z');

test.each([
  ['moved', [sitting('2026-12-01T09:00:00Z'), second]],
  ['removed', [second]],
  ['moved down by another', [sitting('2026-11-30T08:00:00Z'), first, second]],
])('a sitting that has begun may not be %s', (_, after) => {
  expect(() => expectBegunKept([first, second], after, NOW)).toThrow(
    expect.objectContaining({ code: 'seats.sitting_begun' }),
  );
});

test.each([
  ['later ones change', [first, third]],
  ['a later one is removed', [first]],
  ['one is added', [first, second, third]],
  ['it is written with another offset', [sitting('2026-12-01T10:00:00+02:00'), second]],
])('a sitting that has begun stays where %s', (_, after) => {
  expect(() => expectBegunKept([first, second], after, NOW)).not.toThrow();
});
