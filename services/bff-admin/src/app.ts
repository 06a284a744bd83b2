import { memberRoutes } from '@psp/bff-kit/members/routes';
import { defineService } from '@psp/bff-kit/service';
import { applicationRoutes } from './applications/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { requestRoutes } from './service-requests/routes.ts';
import { userRoutes } from './users/routes.ts';

/** All that the association's screens call, under /api/admin. */
export const bffAdmin = defineService('admin', (app) => {
  dashboardRoutes(app);
  requestRoutes(app);
  applicationRoutes(app);
  userRoutes(app);
  memberRoutes(app, 'admin');
});
