/** A table of values that hold from a day on, one row for each day of one thing. */
export interface DatedTable {
  entity: 'threshold' | 'package-price';
  table: string;
  /** Column of what has the value. */
  of: string;
  value: string;
}

export const THRESHOLDS: DatedTable = {
  entity: 'threshold',
  table: 'purchase_threshold',
  of: 'kind',
  value: 'amount',
};
export const PRICES: DatedTable = { entity: 'package-price', table: 'package_price', of: 'package', value: 'price' };
