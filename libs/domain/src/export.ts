/** Rows that one exported file holds: more than an organisation has in years. */
export const EXPORTED_ROWS_MAX = 10_000;

/** The columns of an exported file, each with its value in a row. */
export type ExportColumns<Row> = readonly {
  label: string;
  value: (row: Row) => string | number | Date | null;
}[];

/** A moment as JSON gives it, for a cell. */
export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
