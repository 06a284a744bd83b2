import type { PortalApp } from '@psp/bff-kit/context';
import { implement } from '@psp/bff-kit/implement';
import type { Kind } from '@psp/contracts/common';
import { adminDashboardOperations, navigationOperations } from '@psp/contracts/dashboards';
import { firmaDashboardOperations, uatDashboardOperations } from '@psp/contracts/own-dashboards';
import { readCounts } from '@psp/domain/overseeing/dashboards/counts';
import { readAdminDashboard, readFirmaDashboard, readUatDashboard } from '@psp/domain/overseeing/dashboards/queries';

const FIRST_PAGES: Record<Kind, (app: PortalApp) => void> = {
  uat: (app) =>
    implement(app, 'uat', uatDashboardOperations, { dashboard: ({ db, actor }) => readUatDashboard(db, actor) }),
  firma: (app) =>
    implement(app, 'firma', firmaDashboardOperations, { dashboard: ({ db, actor }) => readFirmaDashboard(db, actor) }),
  admin: (app) => implement(app, 'admin', adminDashboardOperations, { dashboard: ({ db }) => readAdminDashboard(db) }),
};

/** An area's first page, and the numbers beside the entries of its navigation. */
export const dashboardRoutes = (app: PortalApp, kind: Kind): void => {
  FIRST_PAGES[kind](app);
  implement(app, kind, navigationOperations, { counts: ({ db, actor }) => readCounts(db, actor) });
};
