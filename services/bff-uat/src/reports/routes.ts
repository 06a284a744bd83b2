import { viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { idParams } from '@psp/contracts/common';
import {
  askReportFile,
  reportFileQuery,
  reportFileState,
  reportMail,
  reportQuery,
  reportView,
} from '@psp/contracts/reports';
import { readMail, startMail, stopMail } from '@psp/domain/operating/reports/monthly-mail';
import { askForReport, lastReport, readReportFile } from '@psp/domain/operating/reports/report-files';
import { readReport, reportOf } from '@psp/domain/operating/reports/queries';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';
import { DOMAIN_LINES, MONTHS, PARTNERS } from './tables.ts';

const access = viewers('uat');
const config = { access };

export const reportRoutes = (app: PortalApp): void => {
  reads(app);
  printed(app);
  app.get('/reports/mail', { config, schema: { response: { 200: reportMail } } }, (request) =>
    readMail(request.db, actorOf(request)),
  );
  const mail = {
    ...{ access, body: z.strictObject({}), view: reportMail },
    answer: ({ db, actor }: Write<Actor>) => readMail(db, actor),
  };
  actRoute(app, 'report-mail.start', '/reports/mail/start', { ...mail, command: startMail });
  actRoute(app, 'report-mail.stop', '/reports/mail/stop', { ...mail, command: stopMail });
};

/* The worker writes it; the page asks until it is there. */
const printed = (app: PortalApp): void => {
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

const reads = (app: PortalApp): void => {
  app.get(
    '/reports',
    { config, schema: { querystring: reportQuery, response: { 200: reportView } } },
    async (request, reply) => sendJson(reply, await readReport(request.db, actorOf(request), request.query.period)),
  );
  app.get('/reports/file', { config, schema: { querystring: reportFileQuery } }, async (request, reply) => {
    const { period, table, format } = request.query;
    const { months, domains, partners } = await reportOf(request.db, actorOf(request), period);
    const file = { name: `raport-${table}-${period}-luni`, format };
    if (table === 'months') return sendTable(reply, { ...file, columns: MONTHS, rows: months });
    if (table === 'domains') return sendTable(reply, { ...file, columns: DOMAIN_LINES, rows: domains });
    return sendTable(reply, { ...file, columns: PARTNERS, rows: partners });
  });
};
