import { describe, expect, test } from '@jest/globals';
import { YEARLY_DOMINANCE, YEARLY_MIN } from '@psp/contracts/yearly-figures';
import { type Contribution, isTold, suppressed } from './suppress.ts';

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
    ...of('TL', [50], 3),
  ]);
  expect([total, Object.fromEntries(rows), other]).toEqual([18, { CJ: 9 }, 9]);
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
    ...between('mediu', 5, 1),
    ...between('it', 5, 5),
    ...between('drumuri', 6, 7),
  ]);
  expect([total, Object.fromEntries(rows), other]).toEqual([17, { drumuri: 7 }, 10]);
});

/** One contribution to a row for each amount, each of its own organisation. */
const amounts = (row: string, ...values: readonly number[]): Contribution[] =>
  values.map((value, at) => ({ row, value, sides: [`${row}${at}`] }));

test.each([
  ['one makes 85 %', [85, 4, 4, 4, 3], true],
  ['one makes more than 85 %', [85.01, 4, 4, 4, 2.99], false],
  ['two make 95 %', [50, 45, 2, 2, 1], true],
  ['two make more than 95 %', [50, 45.01, 2, 2, 0.99], false],
  ['all make nothing', [0, 0, 0, 0, 0], true],
] as const)('of a sum of five in which %s', (_, values, isShown) => {
  expect(isTold(amounts('CJ', ...values))).toBe(isShown);
  expect(suppressed(amounts('CJ', ...values)).total !== null).toBe(isShown);
});

test('a row that one organisation makes is added up with one that hides it, not with the smallest', () => {
  const { total, rows, other } = suppressed([
    ...amounts('CJ', 900, 10, 10, 10, 10),
    ...amounts('SB', 1, 1, 1, 1, 1),
    ...amounts('TL', 200, 200, 100, 100, 100, 100),
  ]);
  expect([total, Object.fromEntries(rows), other]).toEqual([1745, { SB: 5 }, 1740]);
});

test('where one organisation makes nearly everything, no row is told either', () => {
  const data = [...amounts('CJ', 10_000, 10, 10, 10, 10), ...amounts('SB', 1, 1, 1, 1, 1)];
  expect(suppressed(data)).toEqual({ total: null, rows: new Map(), other: null });
});

test('a firm that makes nearly everything hides the sum of as many authorities', () => {
  const sums = Array.from({ length: 6 }, (__, at) => ({
    ...{ row: 'CJ', value: at === 0 ? 1 : 20, sides: [`a${at}`, at === 0 ? 'f0' : 'f1'] },
  }));
  const others = amounts('CJ', 1, 1, 1, 1).map((one, at) => ({ ...one, sides: [`b${at}`, `g${at}`] }));
  expect(isTold([...sums, ...others])).toBe(false);
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
    'no figure has fewer than five of a side behind it or is made by one or two, shown or calculated: %i, sides: %i',
    (seed, sides) => {
      const next = numbers(seed);
      const rowCount = 1 + next(9);
      const counts = range(0, sides).map(() => 1 + next(40));
      const data = Array.from({ length: next(80) }, (): Contribution => {
        const row = next(10) === 0 ? null : `r${next(next(2) ? rowCount : 1 + next(rowCount))}`;
        return { sides: counts.map((count) => `o${next(count)}`), row, value: (1 + next(500) / 100) * 8 ** next(5) };
      });
      const { total, rows, other } = suppressed(data);
      const who = (given: readonly Contribution[]) =>
        Math.min(...counts.map((_, side) => new Set(given.map((one) => one.sides[side])).size));
      const worth = (given: readonly Contribution[]) => given.reduce((sum, { value }) => sum + value, 0);
      /* The greatest shares of one and of two organisations, in percent. */
      const sharesOf = (given: readonly Contribution[]) => {
        const bySide = counts.map((_, side) =>
          [...Map.groupBy(given, (one) => one.sides[side]).values()].map(worth).toSorted((a, b) => b - a),
        );
        const most = (many: number) =>
          Math.max(...bySide.map((parts) => parts.slice(0, many).reduce((sum, part) => sum + part, 0)));
        return [most(1), most(2)].map((part) => (part / worth(given)) * 100);
      };
      const isSafe = (given: readonly Contribution[]) => {
        const [one = 0, two = 0] = sharesOf(given);
        return who(given) >= YEARLY_MIN && one <= YEARLY_DOMINANCE.one + 1e-9 && two <= YEARLY_DOMINANCE.two + 1e-9;
      };
      if (total === null) {
        expect(isSafe(data)).toBe(false);
        expect([rows.size, other]).toEqual([0, null]);
        return;
      }
      // The parts that are shown: each may be told, they share no contribution, and nothing is left over.
      const parts = [...rows.keys()].map((key) => data.filter(({ row }) => row === key));
      const rest = data.filter(({ row }) => row === null || !rows.has(row));
      expect(other === null).toBe(rest.length === 0);
      for (const part of rest.length > 0 ? [...parts, rest] : parts) expect(isSafe(part)).toBe(true);
      for (const [key, value] of rows) expect(value).toBeCloseTo(worth(data.filter(({ row }) => row === key)), 6);
      expect(total).toBeCloseTo(
        [...rows.values()].reduce((sum, value) => sum + value, other ?? 0),
        6,
      );
      expect(total).toBeCloseTo(worth(data), 6);
    },
  );
});
