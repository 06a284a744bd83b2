import { stringify } from 'csv-stringify/sync';

/**
 * Writes rows as CSV for Romanian spreadsheets: semicolons, CRLF line ends (RFC 4180) and a byte order mark for UTF-8. Formulas are
 * escaped.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });

/** Writes rows as CSV for programs: commas, CRLF line ends (RFC 4180), UTF-8. Only for content without texts of users. */
export const openCsvOf = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows' });
