import { YEARLY_MIN } from '@psp/contracts/yearly-figures';

/** Contribution of an organisation to a cell of a table. */
export interface Contribution {
  organisation: string;
  /** Key of the row; null for a contribution that belongs to none. */
  row: string | null;
  value: number;
}

export interface Column {
  /** Null when fewer than YEARLY_MIN organisations contribute. */
  total: number | null;
  /** Rows that may be shown. */
  rows: ReadonlyMap<string, number>;
  /** Sum of the other rows; null when there are none. */
  other: number | null;
}

interface Cell {
  organisations: Set<string>;
  value: number;
}

/* Hundredths are added as whole numbers. */
const HUNDREDTHS = 100;
const sumOf = (contributions: readonly Contribution[]): number =>
  contributions.reduce((sum, { value }) => sum + Math.round(value * HUNDREDTHS), 0) / HUNDREDTHS;
const whoIn = (contributions: readonly Contribution[]): Set<string> =>
  new Set(contributions.map(({ organisation }) => organisation));
const cellOf = (contributions: readonly Contribution[]): Cell => ({
  organisations: whoIn(contributions),
  value: sumOf(contributions),
});

const REST = '';
/* What belongs to no row is never shown alone, so it comes first. */
const sizeOf = ({ key, organisations }: Cell & { key: string }): number => (key === REST ? 0 : organisations.size);

/**
 * Sums a column of a table so that no figure has fewer than YEARLY_MIN organisations behind it, also none that can be calculated from
 * the others. Rows with too few are added up as `other`, together with the next smallest rows until it has enough; so the rows shown
 * and `other` divide the total into parts that each have enough.
 */
export const suppressed = (contributions: readonly Contribution[]): Column => {
  const all = cellOf(contributions);
  if (all.organisations.size === 0) return { total: 0, rows: new Map(), other: null };
  if (all.organisations.size < YEARLY_MIN) return { total: null, rows: new Map(), other: null };
  const groups = Map.groupBy(contributions, ({ row }) => row ?? REST);
  const bySize = [...groups]
    .map(([key, given]) => ({ key, given, ...cellOf(given) }))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b) || (a.key < b.key ? -1 : 1));
  const merged: Contribution[] = [];
  const shown = new Map<string, number>();
  for (const { key, given, organisations, value } of bySize) {
    const isTooSmall = key === REST || organisations.size < YEARLY_MIN;
    const isNeeded = merged.length > 0 && whoIn(merged).size < YEARLY_MIN;
    if (isTooSmall || isNeeded) merged.push(...given);
    else shown.set(key, value);
  }
  return { total: all.value, rows: shown, other: merged.length > 0 ? sumOf(merged) : null };
};
