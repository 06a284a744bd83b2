import { romanianDay, romanianTime } from '@psp/contracts/romania';
import { csvOf } from './csv.ts';

export type Value = string | number | Date | null;

/** Heads of the columns of a table, and its rows. */
export interface Cells {
  labels: string[];
  cells: Value[][];
}

export interface Table extends Cells {
  format: 'csv' | 'xlsx';
}

/** A table in a workbook. */
export interface Sheet extends Cells {
  /** Up to 31 characters, without any of `[]:*?/\`. */
  name: string;
  /** Lines above the table, the first one as its title. */
  above: string[];
  /** Lines below it. */
  below: string[];
}

/** Writes a table as a CSV or XLSX file; no cell is interpreted as a formula. Runs in a thread. */
export const writeTable = async ({ format, ...table }: Table): Promise<Uint8Array> =>
  format === 'csv'
    ? Buffer.from(csvOf([table.labels, ...table.cells.map((row) => row.map(textOf))]))
    : writeXlsx([sheetOf(table)]);

/** Writes an XLSX file with a sheet for each table; no cell is interpreted as a formula. Runs in a thread. */
export const writeWorkbook = (sheets: Sheet[]): Promise<Uint8Array> =>
  writeXlsx(sheets.map((sheet) => ({ sheet: sheet.name, ...sheetOf(sheet, sheet) })));

/* Numbers have a decimal comma, as Romanian spreadsheets expect. */
function textOf(value: Value): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value instanceof Date
    ? `${romanianDay(value).split('-').toReversed().join('.')} ${romanianTime(value)}`
    : (value ?? '');
}

type XlsxSheet = ReturnType<typeof sheetOf> & { sheet?: string };

/* Loads the library on first use, because it takes 20 MB. */
async function writeXlsx(sheets: XlsxSheet[]): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/node');
  return write(sheets).toBuffer();
}

const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

/* Least and greatest width of a column, in characters. */
const NARROWEST = 14;
const WIDEST = 50;
const widthOf = (texts: readonly string[]): number =>
  texts.reduce((width, text) => Math.min(WIDEST, Math.max(width, text.length + 2)), NARROWEST);

/* The table between its lines, with an empty row before and after it. Its head stays in view. */
const sheetOf = ({ labels, cells }: Cells, lines: Pick<Sheet, 'above' | 'below'> = { above: [], below: [] }) => {
  const [title, ...above] = lines.above;
  const top = title === undefined ? [] : [[bold(title)], ...above.map((line) => [cellOf(line)]), []];
  const bottom = lines.below.length > 0 ? [[], ...lines.below.map((line) => [cellOf(line)])] : [];
  return {
    data: [...top, labels.map(bold), ...cells.map((row) => row.map(cellOf)), ...bottom],
    columns: labels.map((label, at) => ({ width: widthOf([label, ...cells.map((row) => textOf(row[at] ?? null))]) })),
    stickyRowsCount: top.length + 1,
  };
};

/* Texts are typed as strings, so that "=1+1" stays a text. Times are written in Romanian time. */
function cellOf(value: Value) {
  if (value === null || value === '') return null;
  if (value instanceof Date)
    return { value: new Date(`${romanianDay(value)}T${romanianTime(value)}Z`), type: Date, format: 'dd.mm.yyyy hh:mm' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}
