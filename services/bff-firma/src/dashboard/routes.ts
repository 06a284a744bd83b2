import { viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { firmaDashboard, navigationCounts } from '@psp/contracts/dashboards';
import { readCounts } from '@psp/domain/operating/dashboards/counts';
import { readFirmaDashboard } from '@psp/domain/operating/dashboards/queries';

const config = { access: viewers('firma') };

export const dashboardRoutes = (app: PortalApp): void => {
  app.get('/dashboard', { config, schema: { response: { 200: firmaDashboard } } }, async (request, reply) =>
    sendJson(reply, await readFirmaDashboard(request.db, actorOf(request))),
  );
  app.get('/navigation-counts', { config, schema: { response: { 200: navigationCounts } } }, async (request, reply) =>
    sendJson(reply, await readCounts(request.db, actorOf(request))),
  );
};
