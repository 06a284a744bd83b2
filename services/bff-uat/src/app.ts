import { articleRoutes } from '@psp/features/articles/server/routes';
import { memberRoutes } from '@psp/features/members/server/routes';
import { projectRoutes } from '@psp/features/projects/server/routes';
import { reviewRoutes } from '@psp/features/reviews/server/routes';
import { defineService } from '@psp/bff-kit/service';
import { dashboardRoutes } from '@psp/features/dashboards/server/routes';
import { offerRoutes } from './offers/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { questionRoutes } from './questions/routes.ts';

import { requestRoutes } from './service-requests/routes.ts';

/** All that an authority's screens call, under /api/uat. */
export const bffUat = defineService('uat', (app) => {
  dashboardRoutes(app, 'uat');
  requestRoutes(app);
  questionRoutes(app);
  offerRoutes(app);
  projectRoutes(app, 'uat');
  reviewRoutes(app, 'uat');
  partnerRoutes(app);
  articleRoutes(app, 'uat');
  memberRoutes(app, 'uat');
});
