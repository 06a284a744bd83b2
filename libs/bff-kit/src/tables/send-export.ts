import type { Actor } from '@psp/domain/actor';
import type { ExportColumns } from '@psp/domain/export';
import type { Db } from '@psp/domain/read-db';
import type { FastifyReply } from 'fastify';
import type { Read } from '../implement.ts';
import { sendTable } from './send-table.ts';

interface Export<Query, Row> {
  /** Of the file, without extension. */
  name: string;
  columns: ExportColumns<Row>;
  /** All that the list has under its filters. */
  rows: (db: Db, actor: Actor, shown: Omit<Query, 'format'>) => Promise<Row[]>;
}

/** Handler of an operation that sends the rows of a list as a file. */
export const sendExport =
  <Query extends { format: 'csv' | 'xlsx' }, Row>({ name, columns, rows }: Export<Query, Row>) =>
  async ({ db, actor }: Read, { format, ...shown }: Query, reply: FastifyReply): Promise<FastifyReply> =>
    sendTable(reply, { name, format, columns, rows: await rows(db, actor, shown) });
