import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { apart } from './pace.ts';

/* From 0 up to `width` milliseconds, the same in each run. */
const noise = (width: number, seed: number): number[] =>
  Array.from({ length: 500 }, (_, index) => {
    const digest = createHash('sha256').update(`${seed}/${index}`).digest();
    return (digest.readUInt32BE() / 2 ** 32) * width;
  });
const differ = ({ by, most }: { by: number; most: number }): boolean => by >= most;

test('three milliseconds more are told on a quiet machine, and five on one that does other things', () => {
  const slower = (values: number[], ms: number) => values.map((value) => 20 + value + ms);
  expect(differ(apart(slower(noise(1, 1), 3), slower(noise(1, 2), 0)))).toBe(true);
  expect(differ(apart(slower(noise(20, 1), 5), slower(noise(20, 2), 0)))).toBe(true);
});

test('noise alone is no difference, however wide', () => {
  for (const width of [1, 20, 200]) expect(differ(apart(noise(width, 1), noise(width, 2)))).toBe(false);
});
