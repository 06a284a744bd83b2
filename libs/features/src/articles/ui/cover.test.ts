import { expect, test } from '@jest/globals';
import { tintsOf } from './cover.tsx';

test('no drawing has the palette of its left or upper neighbour, in one, two or three columns', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `id-${((index * 7) % 16).toString(16)}`).concat(
    'id-0',
    'id-0',
    'id-0',
  );
  const tints = tintsOf(ids);
  for (const distance of [1, 2, 3])
    expect(tints.filter((tint, index) => index >= distance && tint === tints[index - distance])).toEqual([]);
});
