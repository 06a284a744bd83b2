import { memberRoutes } from '@psp/bff-kit/members/routes';
import { reviewRoutes } from '@psp/bff-kit/reviews/routes';
import { defineService } from '@psp/bff-kit/service';
import { dashboardRoutes } from './dashboard/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { opportunityRoutes } from './opportunities/routes.ts';
import { projectRoutes } from './projects/routes.ts';

/** All that a firm's screens call, under /api/firma. */
export const bffFirma = defineService('firma', (app) => {
  dashboardRoutes(app);
  opportunityRoutes(app);
  offerRoutes(app);
  projectRoutes(app);
  reviewRoutes(app, 'firma');
  memberRoutes(app, 'firma');
});
