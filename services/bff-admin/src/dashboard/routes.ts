import { actorOf } from '@psp/auth/server/plugin';
import { viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { adminDashboard, navigationCounts } from '@psp/contracts/dashboards';
import { readCounts } from '@psp/domain/operating/dashboards/counts';
import { readAdminDashboard } from '@psp/domain/operating/dashboards/queries';

export const dashboardRoutes = (app: PortalApp): void => {
  app.get(
    '/dashboard',
    { config: { access: viewers('admin') }, schema: { response: { 200: adminDashboard } } },
    async (request, reply) => sendJson(reply, await readAdminDashboard(request.db)),
  );
  app.get(
    '/navigation-counts',
    { config: { access: viewers('admin') }, schema: { response: { 200: navigationCounts } } },
    async (request, reply) => sendJson(reply, await readCounts(request.db, actorOf(request))),
  );
};
