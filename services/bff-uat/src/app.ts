import { memberRoutes } from '@psp/bff-kit/members/routes';
import { reviewRoutes } from '@psp/bff-kit/reviews/routes';
import { defineService } from '@psp/bff-kit/service';
import { dashboardRoutes } from './dashboard/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { questionRoutes } from './questions/routes.ts';

import { requestRoutes } from './service-requests/routes.ts';

/** All that an authority's screens call, under /api/uat. */
export const bffUat = defineService('uat', (app) => {
  dashboardRoutes(app);
  requestRoutes(app);
  questionRoutes(app);
  offerRoutes(app);
  projectRoutes(app);
  reviewRoutes(app, 'uat');
  partnerRoutes(app);
  memberRoutes(app, 'uat');
});
