import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/context';
import { sendJson } from '@psp/bff-kit/read';
import { adminDashboard, firmaDashboard, navigationCounts, uatDashboard } from '@psp/contracts/dashboards';
import { readCounts } from '@psp/domain/operating/dashboards/counts';
import { readAdminDashboard, readFirmaDashboard, readUatDashboard } from '@psp/domain/operating/dashboards/queries';

const AREAS = {
  uat: { view: uatDashboard, read: readUatDashboard },
  firma: { view: firmaDashboard, read: readFirmaDashboard },
  admin: { view: adminDashboard, read: readAdminDashboard },
};

/** An area's first page, and the numbers beside the entries of its navigation. */
export const dashboardRoutes = (app: PortalApp, kind: keyof typeof AREAS): void => {
  const { view, read } = AREAS[kind];
  const config = { access: viewers(kind) };
  app.get('/dashboard', { config, schema: { response: { 200: view } } }, async (request, reply) =>
    sendJson(reply, await read(request.db, actorOf(request))),
  );
  app.get('/navigation-counts', { config, schema: { response: { 200: navigationCounts } } }, async (request, reply) =>
    sendJson(reply, await readCounts(request.db, actorOf(request))),
  );
};
