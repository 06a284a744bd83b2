import { actorOf } from '@psp/auth/server/plugin';
import type { FastifyReply } from 'fastify';
import { inThread } from '@psp/domain/threads';
import type { Table, Value, writeTable } from './write-table.ts';

const write = inThread<typeof writeTable>(new URL('./write-table.ts', import.meta.url), 'writeTable');

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface SentTable<Row> {
  /** Name of the file, without extension. */
  name: string;
  format: Table['format'];
  columns: readonly { label: string; value: (row: Row) => Value }[];
  rows: readonly Row[];
}

/** Sends a table as a CSV or XLSX file, written in a thread. Return its result from the handler. */
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
