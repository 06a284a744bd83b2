import type { PortalApp } from '@psp/bff-kit/context';
import { implement } from '@psp/bff-kit/implement';
import type { Kind } from '@psp/contracts/common';
import { adminDashboardOperations, navigationOperations } from '@psp/contracts/dashboards';
import { overviewOperations } from '@psp/contracts/overview';
import { firmaDashboardOperations, uatDashboardOperations } from '@psp/contracts/own-dashboards';
import { readCounts } from '@psp/domain/overseeing/dashboards/counts';
import { readOverview } from '@psp/domain/overseeing/dashboards/overview';
import { readAdminDashboard, readFirmaDashboard, readUatDashboard } from '@psp/domain/overseeing/dashboards/queries';

const DASHBOARDS: Record<Kind, (app: PortalApp) => void> = {
  uat: (app) =>
    implement(app, 'uat', uatDashboardOperations, { dashboard: ({ db, actor }) => readUatDashboard(db, actor) }),
  firma: (app) =>
    implement(app, 'firma', firmaDashboardOperations, { dashboard: ({ db, actor }) => readFirmaDashboard(db, actor) }),
  admin: (app) => {
    implement(app, 'admin', overviewOperations, { overview: ({ db, actor, now }) => readOverview(db, actor, now) });
    // Read by the page of the release before.
    implement(app, 'admin', adminDashboardOperations, { dashboard: ({ db }) => readAdminDashboard(db) });
  },
};

/** Registers the routes of an area's dashboard and of the counts in its navigation. */
export const dashboardRoutes = (app: PortalApp, kind: Kind): void => {
  DASHBOARDS[kind](app);
  implement(app, kind, navigationOperations, { counts: ({ db, actor }) => readCounts(db, actor) });
};
