import { romanianDay, romanianTime } from '@psp/contracts/romania';
import { csvOf } from './csv.ts';

export type Value = string | number | Date | null;

export interface Table {
  format: 'csv' | 'xlsx';
  labels: string[];
  cells: Value[][];
}

/** Writes a table as a CSV or XLSX file; no cell is interpreted as a formula. Runs in a thread. */
export const writeTable = async ({ format, labels, cells }: Table): Promise<Uint8Array> =>
  format === 'csv' ? Buffer.from(csvOf([labels, ...cells.map((row) => row.map(textOf))])) : xlsxOf(labels, cells);

/* Numbers have a decimal comma, as Romanian spreadsheets expect. */
function textOf(value: Value): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value instanceof Date
    ? `${romanianDay(value).split('-').toReversed().join('.')} ${romanianTime(value)}`
    : (value ?? '');
}

/* Loads the library on first use, because it takes 20 MB. */
async function xlsxOf(labels: string[], cells: Value[][]): Promise<Uint8Array> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  const head = labels.map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = labels.map((label) => ({ width: Math.max(14, label.length + 2) }));
  return writeXlsx([head, ...cells.map((row) => row.map(cellOf))], { columns, stickyRowsCount: 1 }).toBuffer();
}

/* Texts are typed as strings, so that "=1+1" stays a text. Times are written in Romanian time. */
function cellOf(value: Value) {
  if (value === null || value === '') return null;
  if (value instanceof Date)
    return { value: new Date(`${romanianDay(value)}T${romanianTime(value)}Z`), type: Date, format: 'dd.mm.yyyy hh:mm' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}
