import type { Actor } from '@psp/domain/actor';
import type { ExportColumns } from '@psp/domain/export';
import type { Db } from '@psp/domain/read-db';
import type { FastifyReply } from 'fastify';
import type { Read } from '../implement.ts';
import { sendTable } from './send-table.ts';

interface Export<Query, Row> {
  /** Name of the file, without extension. */
  name: string;
  columns: ExportColumns<Row>;
  /** Reads all rows that match the filters. */
  rows: (db: Db, actor: Actor, shown: Omit<Query, 'format'>) => Promise<Row[]>;
}

/** Creates the handler of an operation that sends the rows of a list as a CSV or XLSX file. */
export const sendExport =
  <Query extends { format: 'csv' | 'xlsx' }, Row>({ name, columns, rows }: Export<Query, Row>) =>
  async ({ db, actor }: Read, { format, ...shown }: Query, reply: FastifyReply): Promise<FastifyReply> =>
    sendTable(reply, { name, format, columns, rows: await rows(db, actor, shown) });
