import { actorOf } from '@psp/auth/server/plugin';
import { romanianDay, romanianTime } from '@psp/contracts/romania';
import { inThread } from '@psp/domain/threads';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv.ts';

type Value = string | number | Date | null;

interface Table {
  format: 'csv' | 'xlsx';
  labels: string[];
  cells: Value[][];
}

/** Writes a table as a file that opens in a spreadsheet; no cell of it is taken for a formula. Run in a thread. */
const writeTable = async ({ format, labels, cells }: Table): Promise<Uint8Array> =>
  format === 'csv' ? Buffer.from(csvOf([labels, ...cells.map((row) => row.map(textOf))])) : xlsxOf(labels, cells);

/* With the decimal comma of Romanian spreadsheets. */
function textOf(value: Value): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value instanceof Date
    ? `${romanianDay(value).split('-').toReversed().join('.')} ${romanianTime(value)}`
    : (value ?? '');
}

/* Loaded by the first workbook: it takes 20 MB. */
async function xlsxOf(labels: string[], cells: Value[][]): Promise<Uint8Array> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  const head = labels.map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = labels.map((label) => ({ width: Math.max(14, label.length + 2) }));
  return writeXlsx([head, ...cells.map((row) => row.map(cellOf))], { columns, stickyRowsCount: 1 }).toBuffer();
}

/* A text is typed as one, so that "=1+1" stays what was written. Moments are shown by Romania's clock. */
function cellOf(value: Value) {
  if (value === null || value === '') return null;
  if (value instanceof Date)
    return { value: new Date(`${romanianDay(value)}T${romanianTime(value)}Z`), type: Date, format: 'dd.mm.yyyy hh:mm' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

const write = inThread<typeof writeTable>(new URL('./write-table.ts', import.meta.url), 'writeTable');

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface SentTable<Row> {
  /** Without extension. */
  name: string;
  format: Table['format'];
  columns: readonly { label: string; value: (row: Row) => Value }[];
  rows: readonly Row[];
}

/** Answers with a table as a file that opens in a spreadsheet. Return its result from the handler. */
export async function sendTable<Row>(reply: FastifyReply, table: SentTable<Row>): Promise<FastifyReply> {
  const { name, format, columns, rows } = table;
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  const content = await write(
    { format, labels: columns.map(({ label }) => label), cells },
    actorOf(reply.request).organisationId,
  );
  return reply
    .headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content);
}
