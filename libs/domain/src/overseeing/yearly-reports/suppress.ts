import { YEARLY_MIN } from '@psp/contracts/yearly-figures';

/** Contribution to a cell of a table. */
export interface Contribution {
  /** Whose it is: one organisation for each side (authority, firm). All contributions of a column have the same sides. */
  sides: readonly string[];
  /** Key of the row; null for a contribution that belongs to none. */
  row: string | null;
  value: number;
}

export interface Column {
  /** Null when fewer than YEARLY_MIN organisations of a side contribute. */
  total: number | null;
  /** Rows that may be shown. */
  rows: ReadonlyMap<string, number>;
  /** Sum of the other rows; null when there are none. */
  other: number | null;
}

/* Hundredths are added as whole numbers. */
const HUNDREDTHS = 100;
const sumOf = (contributions: readonly Contribution[]): number =>
  contributions.reduce((sum, { value }) => sum + Math.round(value * HUNDREDTHS), 0) / HUNDREDTHS;
/* Number of organisations of the side with fewest. */
const countOf = ([first, ...others]: readonly Contribution[]): number =>
  first
    ? Math.min(...first.sides.map((one, side) => new Set([one, ...others.map(({ sides }) => sides[side])]).size))
    : 0;

const REST = '';

/**
 * Sums a column of a table so that no figure has fewer than YEARLY_MIN organisations of a side behind it, also none that can be
 * calculated from the others. Rows with too few are added up as `other`, together with the next smallest rows until it has enough; so the rows shown
 * and `other` divide the total into parts that each have enough.
 */
export const suppressed = (contributions: readonly Contribution[]): Column => {
  if (contributions.length === 0) return { total: 0, rows: new Map(), other: null };
  if (countOf(contributions) < YEARLY_MIN) return { total: null, rows: new Map(), other: null };
  const groups = Map.groupBy(contributions, ({ row }) => row ?? REST);
  const bySize = [...groups]
    // What belongs to no row is never shown alone, so it comes first.
    .map(([key, given]) => ({ key, given, size: key === REST ? 0 : countOf(given) }))
    .toSorted((a, b) => a.size - b.size || (a.key < b.key ? -1 : 1));
  const merged: Contribution[] = [];
  const shown = new Map<string, number>();
  for (const { key, given, size } of bySize) {
    const isNeeded = merged.length > 0 && countOf(merged) < YEARLY_MIN;
    if (size < YEARLY_MIN || isNeeded) merged.push(...given);
    else shown.set(key, sumOf(given));
  }
  return { total: sumOf(contributions), rows: shown, other: merged.length > 0 ? sumOf(merged) : null };
};
