import { describe, expect, test } from '@jest/globals';
import { YEARLY_MIN } from '@psp/contracts/yearly-figures';
import { type Contribution, suppressed } from './suppress.ts';

const of = (row: string | null, organisations: readonly number[], value = 1): Contribution[] =>
  organisations.map((one) => ({ sides: [`o${one}`], row, value }));
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

test('rows with five organisations are shown, as is their total', () => {
  const { total, rows, other } = suppressed([...of('CJ', range(0, 5)), ...of('SB', range(5, 6), 2.5)]);
  expect([total, Object.fromEntries(rows), other]).toEqual([20, { CJ: 5, SB: 15 }, null]);
});

test('a row of one is added up with the next smallest, so that it is not the difference from the total', () => {
  const { total, rows, other } = suppressed([
    ...of('CJ', range(0, 9)),
    ...of('SB', range(20, 6)),
    ...of('TL', [50], 1_000_000),
  ]);
  expect([total, Object.fromEntries(rows), other]).toEqual([1_000_015, { CJ: 9 }, 1_000_006]);
});

test('small rows that are enough together leave the others as they are', () => {
  const { rows, other } = suppressed([...of('CJ', range(0, 5)), ...of('SB', range(20, 3)), ...of('TL', range(30, 2))]);
  expect([Object.fromEntries(rows), other]).toEqual([{ CJ: 5 }, 5]);
});

test('of fewer than five organisations nothing is told, of none the zero', () => {
  expect(suppressed(of('CJ', range(0, 4)))).toEqual({ total: null, rows: new Map(), other: null });
  expect(suppressed([])).toEqual({ total: 0, rows: new Map(), other: null });
});

test('one organisation in several rows counts once in their sum', () => {
  const { rows, other } = suppressed([
    ...of('a', [1, 2]),
    ...of('b', [1, 2]),
    ...of('c', [1, 2]),
    ...of('d', range(10, 5)),
  ]);
  expect([Object.fromEntries(rows), other]).toEqual([{}, 11]);
});

/** Contributions of as many authorities, in turn with as many firms. */
const between = (row: string, authorities: number, firms: number, value = 1): Contribution[] =>
  range(0, Math.max(authorities, firms)).map((at) => ({
    ...{ row, value, sides: [`${row}a${at % authorities}`, `${row}f${at % firms}`] },
  }));

test('five authorities with one firm, or one with five firms, are told neither by a total nor by a row', () => {
  const nothing = { total: null, rows: new Map(), other: null };
  expect(suppressed(between('mediu', 5, 1))).toEqual(nothing);
  expect(suppressed(between('mediu', 1, 5))).toEqual(nothing);
  const { total, rows, other } = suppressed([
    ...between('mediu', 5, 1, 100),
    ...between('it', 5, 5),
    ...between('drumuri', 6, 7),
  ]);
  expect([total, Object.fromEntries(rows), other]).toEqual([512, { drumuri: 7 }, 505]);
});

test('what belongs to no row is never shown alone', () => {
  const { rows, other } = suppressed([...of(null, range(0, 3)), ...of('CJ', range(10, 7)), ...of('SB', range(30, 8))]);
  expect([Object.fromEntries(rows), other]).toEqual([{ SB: 8 }, 10]);
});

/** Pseudo-random numbers below a bound, the same in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('whatever the data', () => {
  const cases = range(1, 300).flatMap((seed) => [1, 2].map((sides) => [seed, sides] as const));
  test.each(cases)(
    'no figure has fewer than five of a side behind it, shown or calculated: %i, sides: %i',
    (seed, sides) => {
      const next = numbers(seed);
      const rowCount = 1 + next(9);
      const counts = range(0, sides).map(() => 1 + next(40));
      const data = Array.from({ length: next(80) }, (): Contribution => {
        const row = next(10) === 0 ? null : `r${next(next(2) ? rowCount : 1 + next(rowCount))}`;
        return { sides: counts.map((count) => `o${next(count)}`), row, value: 1 + next(500) / 100 };
      });
      const { total, rows, other } = suppressed(data);
      const who = (given: readonly Contribution[]) =>
        Math.min(...counts.map((_, side) => new Set(given.map((one) => one.sides[side])).size));
      const worth = (given: readonly Contribution[]) => given.reduce((sum, { value }) => sum + value, 0);
      if (total === null) {
        expect(who(data)).toBeLessThan(YEARLY_MIN);
        expect([rows.size, other]).toEqual([0, null]);
        return;
      }
      // The parts that are shown: each has enough organisations, they share no contribution, and nothing is left over.
      const parts = [...rows.keys()].map((key) => data.filter(({ row }) => row === key));
      const rest = data.filter(({ row }) => row === null || !rows.has(row));
      expect(other === null).toBe(rest.length === 0);
      for (const part of rest.length > 0 ? [...parts, rest] : parts)
        expect(who(part)).toBeGreaterThanOrEqual(YEARLY_MIN);
      for (const [key, value] of rows) expect(value).toBeCloseTo(worth(data.filter(({ row }) => row === key)), 6);
      expect(total).toBeCloseTo(
        [...rows.values()].reduce((sum, value) => sum + value, other ?? 0),
        6,
      );
      expect(total).toBeCloseTo(worth(data), 6);
    },
  );
});
