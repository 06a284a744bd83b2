/** Maximum number of rows in an exported file: more than an organisation collects in years. */
export const EXPORTED_ROWS_MAX = 10_000;

/** Columns of an exported file: header and cell value. */
export type ExportColumns<Row> = readonly {
  label: string;
  value: (row: Row) => string | number | Date | null;
}[];

/** Converts an ISO time from JSON to the value of a cell. */
export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
