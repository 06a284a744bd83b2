import { viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { reportFileQuery, reportQuery, reportView } from '@psp/contracts/reports';
import { readReport, reportOf } from '@psp/domain/operating/reports/queries';
import { DOMAIN_LINES, MONTHS, PARTNERS } from './tables.ts';

export const reportRoutes = (app: PortalApp): void => {
  const config = { access: viewers('uat') };
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
