import { YEARLY_DOMINANCE, YEARLY_MIN } from '@psp/contracts/yearly-figures';

/** Contribution to a cell of a table. */
export interface Contribution {
  /** Whose it is: one organisation for each side (authority, firm). All contributions of a column have the same sides. */
  sides: readonly string[];
  /** Key of the row; null for a contribution that belongs to none. */
  row: string | null;
  value: number;
}

export interface Column {
  /** Null when it may not be told. */
  total: number | null;
  /** Rows that may be shown. */
  rows: ReadonlyMap<string, number>;
  /** Sum of the other rows; null when there are none. */
  other: number | null;
}

/* A sum with the part of each organisation, by side. In hundredths, which are added as whole numbers. */
interface Part {
  sum: number;
  sides: readonly ReadonlyMap<string, number>[];
}

const HUNDREDTHS = 100;

const partOf = (contributions: readonly Contribution[]): Part => {
  const sides = (contributions[0]?.sides ?? []).map(() => new Map<string, number>());
  let sum = 0;
  for (const { value, sides: whose } of contributions) {
    const hundredths = Math.round(value * HUNDREDTHS);
    sum += hundredths;
    for (const [side, parts] of sides.entries()) {
      const one = whose[side] ?? '';
      parts.set(one, (parts.get(one) ?? 0) + hundredths);
    }
  }
  return { sum, sides };
};

const together = (one: Part, other: Part): Part => ({
  sum: one.sum + other.sum,
  sides: one.sides.map((parts, side) => {
    const all = new Map(parts);
    for (const [who, value] of other.sides[side] ?? []) all.set(who, (all.get(who) ?? 0) + value);
    return all;
  }),
});

/* Number of organisations of the side with fewest. */
const countOf = ({ sides }: Part): number => Math.min(...sides.map((parts) => parts.size));

const PERCENT = 100;
const isDominated = ({ sum, sides }: Part): boolean =>
  sides.some((parts) => {
    const [first = 0, second = 0] = [...parts.values()].toSorted((a, b) => b - a);
    return first * PERCENT > YEARLY_DOMINANCE.one * sum || (first + second) * PERCENT > YEARLY_DOMINANCE.two * sum;
  });

const mayBeTold = (part: Part): boolean => part.sides.length > 0 && countOf(part) >= YEARLY_MIN && !isDominated(part);

/**
 * Whether a sum may be told: YEARLY_MIN organisations of each side or more are behind it, and none, nor two, make more of it than
 * YEARLY_DOMINANCE.
 */
export const isTold = (contributions: readonly Contribution[]): boolean => mayBeTold(partOf(contributions));

const REST = '';

/**
 * Sums a column of a table so that every figure may be told (`isTold`), also one that can be calculated from the others. Rows that may
 * not be told are added up as `other`, with the smallest row that lets it be told, or else with the smallest rows until it may be; so
 * the rows shown and `other` divide the total into parts that may each be told.
 */
export const suppressed = (contributions: readonly Contribution[]): Column => {
  if (contributions.length === 0) return { total: 0, rows: new Map(), other: null };
  const total = partOf(contributions);
  if (!mayBeTold(total)) return { total: null, rows: new Map(), other: null };
  const groups = [...Map.groupBy(contributions, ({ row }) => row ?? REST)]
    .map(([key, given]) => ({ key, part: partOf(given) }))
    .toSorted((a, b) => countOf(a.part) - countOf(b.part) || (a.key < b.key ? -1 : 1));
  // What belongs to no row is never shown alone.
  const { shown = [], hidden = [] } = Object.groupBy(groups, ({ key, part }) =>
    key !== REST && mayBeTold(part) ? 'shown' : 'hidden',
  );
  const other = hidden.length > 0 ? merged(hidden.map(({ part }) => part).reduce(together), shown) : null;
  return {
    total: total.sum / HUNDREDTHS,
    rows: new Map(shown.map(({ key, part }) => [key, part.sum / HUNDREDTHS])),
    other: other && other.sum / HUNDREDTHS,
  };
};

/* Moves rows to the others until these may be told, as all together may. */
const merged = (other: Part, shown: { part: Part }[]): Part => {
  let sum = other;
  while (shown.length > 0 && !mayBeTold(sum)) {
    const so = sum;
    const enough = shown.findIndex(({ part }) => mayBeTold(together(so, part)));
    const [next] = shown.splice(Math.max(0, enough), 1);
    if (next) sum = together(sum, next.part);
  }
  return sum;
};
