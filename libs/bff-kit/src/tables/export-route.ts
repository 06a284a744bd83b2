import type { Access } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { Actor } from '@psp/domain/actor';
import type { ExportColumns } from '@psp/domain/export';
import type { Db } from '@psp/domain/read-db';
import type { z } from 'zod';
import type { PortalApp } from '../context.ts';
import { sendTable } from './send-table.ts';

interface ExportRoute<Shown, Row> {
  access: Access;
  /** The list's filters and the format. */
  query: z.ZodType<Shown & { format: 'csv' | 'xlsx' }>;
  /** Of the file, without extension. */
  name: string;
  columns: ExportColumns<Row>;
  /** All that the list has under its filters. */
  rows: (db: Db, actor: Actor, shown: Shown) => Promise<Row[]>;
}

/** Registers a route that sends the rows of a list as a file. */
export const exportRoute = <Shown extends object, Row>(
  app: PortalApp,
  path: string,
  { access, query, name, columns, rows }: ExportRoute<Shown, Row>,
): void => {
  app.get(path, { config: { access }, schema: { querystring: query } }, async (request, reply) => {
    const { format, ...shown } = request.query as Shown & { format: 'csv' | 'xlsx' };
    return sendTable(reply, { name, format, columns, rows: await rows(request.db, actorOf(request), shown as Shown) });
  });
};
