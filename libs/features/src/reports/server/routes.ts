import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/context';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { idParams } from '@psp/contracts/common';
import { periodSlug, type ReportPeriod } from '@psp/contracts/report-periods';
import { askReportFile, reportFileState, reportMail, reportQuery } from '@psp/contracts/reports';
import type { Actor } from '@psp/domain/actor';
import type { ExportColumns } from '@psp/domain/export';
import { readMail, startMail, stopMail } from '@psp/domain/operating/reports/monthly-mail';
import type { ReportKind } from '@psp/domain/operating/reports/reader';
import { askForReport, lastReport, readReportFile } from '@psp/domain/operating/reports/report-files';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

type Format = 'csv' | 'xlsx';
type Read<Answer> = (db: Db, actor: Actor, period: ReportPeriod, now: Date) => Promise<Answer>;
/** Sends a part of a report as a file. */
type SendPart = (
  reply: Parameters<typeof sendTable>[0],
  file: { name: string; format: Format },
) => ReturnType<typeof sendTable>;

interface AreaReports<Report, Table extends string> {
  /** What the page shows, and the same as JSON text. */
  view: z.ZodObject;
  text: Read<string>;
  read: Read<Report>;
  /** Its parts that are files. */
  fileQuery: z.ZodType<{ period: ReportPeriod; table: Table; format: Format }>;
  part: (report: Report, table: Table) => SendPart;
}

/** A part of a report as a table. */
export const tableOf =
  <Row>(columns: ExportColumns<Row>, rows: readonly Row[]): SendPart =>
  (reply, file) =>
    sendTable(reply, { ...file, columns, rows });

/** An organisation's reports: read, taken along as tables and as PDF, and sent by mail each month. */
export const reportRoutes = <Report, Table extends string>(
  app: PortalApp,
  kind: ReportKind,
  reports: AreaReports<Report, Table>,
): void => {
  reads(app, kind, reports);
  printed(app, kind);
  const access = viewers(kind);
  app.get('/reports/mail', { config: { access }, schema: { response: { 200: reportMail } } }, (request) =>
    readMail(request.db, actorOf(request)),
  );
  const mail = {
    ...{ access, body: z.strictObject({}), view: reportMail },
    answer: ({ db, actor }: Write<Actor>) => readMail(db, actor),
  };
  actRoute(app, 'report-mail.start', '/reports/mail/start', { ...mail, command: startMail });
  actRoute(app, 'report-mail.stop', '/reports/mail/stop', { ...mail, command: stopMail });
};

const reads = <Report, Table extends string>(
  app: PortalApp,
  kind: ReportKind,
  { view, text, read, fileQuery, part }: AreaReports<Report, Table>,
): void => {
  const config = { access: viewers(kind) };
  app.get(
    '/reports',
    { config, schema: { querystring: reportQuery, response: { 200: view } } },
    async (request, reply) =>
      sendJson(reply, await text(request.db, actorOf(request), request.query.period, request.now)),
  );
  app.get('/reports/file', { config, schema: { querystring: fileQuery } }, async (request, reply) => {
    const { period, table, format } = request.query;
    const now = request.now;
    const report = await read(request.db, actorOf(request), period, now);
    return part(report, table)(reply, { name: `raport-${table}-${periodSlug(period, now)}`, format });
  });
};

/* The worker writes it; the page asks until it is there. */
const printed = (app: PortalApp, kind: ReportKind): void => {
  const access = viewers(kind);
  const config = { access };
  app.get(
    '/reports/pdf',
    { config, schema: { querystring: reportQuery, response: { 200: reportFileState } } },
    async (request) => ({ file: await lastReport(request.db, actorOf(request), request.query.period) }),
  );
  actRoute(app, 'report.file', '/reports/pdf', {
    ...{ access, body: askReportFile, command: askForReport, view: reportFileState },
    answer: async ({ db, actor }, _, { period }) => ({ file: await lastReport(db, actor, period) }),
  });
  app.get('/reports/pdf/:id', { config, schema: { params: idParams } }, async (request, reply) =>
    sendStoredFile(reply, app.portal.files, await readReportFile(request.db, actorOf(request), request.params.id)),
  );
};
