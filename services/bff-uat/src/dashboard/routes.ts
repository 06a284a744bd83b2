import { actorOf } from '@psp/auth/server/plugin';
import { viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { navigationCounts, uatDashboard } from '@psp/contracts/dashboards';
import { readCounts } from '@psp/domain/operating/dashboards/counts';
import { readUatDashboard } from '@psp/domain/operating/dashboards/queries';

const config = { access: viewers('uat') };

export const dashboardRoutes = (app: PortalApp): void => {
  app.get('/dashboard', { config, schema: { response: { 200: uatDashboard } } }, async (request, reply) =>
    sendJson(reply, await readUatDashboard(request.db, actorOf(request))),
  );
  app.get('/navigation-counts', { config, schema: { response: { 200: navigationCounts } } }, async (request, reply) =>
    sendJson(reply, await readCounts(request.db, actorOf(request))),
  );
};
