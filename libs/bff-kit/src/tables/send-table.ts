import { actorOf } from '@psp/auth/server/plugin';
import type { FastifyReply } from 'fastify';
import { inThread } from '@psp/domain/threads';
import type { Cells, Sheet, Table, Value, writeTable, writeWorkbook } from './write-table.ts';

const MODULE = new URL('./write-table.ts', import.meta.url);
const write = inThread<typeof writeTable>(MODULE, 'writeTable');
const writeSheets = inThread<typeof writeWorkbook>(MODULE, 'writeWorkbook');

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface SentFile {
  /** Name of the file, without extension. */
  name: string;
  format: Table['format'];
}
type Columns<Row> = readonly { label: string; value: (row: Row) => Value }[];
interface SentTable<Row> extends SentFile {
  columns: Columns<Row>;
  rows: readonly Row[];
}

/** Heads and cells of the rows, in order of the columns. */
export const cellsOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): Cells => ({
  labels: columns.map(({ label }) => label),
  cells: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** Sends a table as a CSV or XLSX file, written in a thread. Return its result from the handler. */
export const sendTable = <Row>(
  reply: FastifyReply,
  { columns, rows, ...file }: SentTable<Row>,
): Promise<FastifyReply> => sendCells(reply, { ...file, ...cellsOf(columns, rows) });

/** The same of cells. */
export async function sendCells(reply: FastifyReply, { name, ...table }: SentFile & Cells): Promise<FastifyReply> {
  return sendFile(reply, { name, format: table.format }, await write(table, ownerOf(reply)));
}

/** Sends an XLSX file with a sheet for each table, written in a thread. `name` is without extension. */
export const sendWorkbook = async (
  reply: FastifyReply,
  { name, sheets }: { name: string; sheets: Sheet[] },
): Promise<FastifyReply> => sendFile(reply, { name, format: 'xlsx' }, await writeSheets(sheets, ownerOf(reply)));

const ownerOf = ({ request }: FastifyReply): string => actorOf(request).organisationId;

const sendFile = (reply: FastifyReply, { name, format }: SentFile, content: Uint8Array): FastifyReply =>
  reply
    .headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content);
