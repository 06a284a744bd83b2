/** A table of values with a first day of validity: one row per subject and day. */
export interface DatedTable {
  entity: 'threshold' | 'package-price';
  table: string;
  /** Column of the subject that has the value. */
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
