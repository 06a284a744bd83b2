import { defineService } from '@psp/bff-kit/service';
import { dashboardRoutes } from './dashboard/routes.ts';
import { requestRoutes } from './service-requests/routes.ts';

/** All that the association's screens call, under /api/admin. */
export const bffAdmin = defineService('admin', (app) => {
  dashboardRoutes(app);
  requestRoutes(app);
});
