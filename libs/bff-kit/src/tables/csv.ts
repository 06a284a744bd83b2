import { stringify } from 'csv-stringify/sync';

/**
 * Rows as Romanian spreadsheets read them (and RFC 4180 ends lines): semicolons, and the mark by which they know UTF-8. No cell is
 * taken for a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
