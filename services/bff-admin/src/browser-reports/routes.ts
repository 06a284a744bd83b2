import { viewers } from '@psp/contracts/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { browserReportView } from '@psp/contracts/browser-reports';
import { readBrowserReports } from '@psp/domain/operating/browser-reports/queries';

/** What did not load in browsers, and how fast pages were there. */
export const browserReportRoutes = (app: PortalApp): void => {
  const options = { config: { access: viewers('admin') }, schema: { response: { 200: browserReportView } } };
  app.get('/browser-reports', options, async (request, reply) =>
    sendJson(reply, await readBrowserReports(request.db, request.now)),
  );
};
