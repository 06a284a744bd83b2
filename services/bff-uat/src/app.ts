import { articleRoutes } from '@psp/features/articles/server/routes';
import { ownCommunityRoutes } from '@psp/features/communities/server/routes';
import { editingRoutes } from '@psp/features/editing/server/routes';
import { memberRoutes } from '@psp/features/members/server/routes';
import { projectRoutes } from '@psp/features/projects/server/routes';
import { reviewRoutes } from '@psp/features/reviews/server/routes';
import { savedFilterRoutes } from '@psp/features/saved-filters/server/routes';
import { ownSearchRoutes } from '@psp/features/search/server/routes';
import { defineService } from '@psp/bff-kit/service';
import { deadlineRoutes } from '@psp/features/deadlines/server/routes';
import { dashboardRoutes } from '@psp/features/dashboards/server/routes';
import { offerRoutes } from './offers/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { consultationRoutes } from './consultations/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { purchaseFileRoutes } from './purchase-files/routes.ts';
import { questionRoutes } from './questions/routes.ts';

import { reportRoutes } from './reports/routes.ts';
import { requestRoutes } from './service-requests/routes.ts';
import { startingTextRoutes } from './starting-texts/routes.ts';
import { workConfirmationRoutes } from './work-confirmations/routes.ts';

/** All that an authority's screens call, under /api/uat. */
export const bffUat = defineService('uat', (app) => {
  dashboardRoutes(app, 'uat');
  deadlineRoutes(app, 'uat');
  profileRoutes(app);
  reportRoutes(app);
  ownSearchRoutes(app, 'uat');
  savedFilterRoutes(app, 'uat');
  requestRoutes(app);
  startingTextRoutes(app);
  questionRoutes(app);
  offerRoutes(app);
  purchaseFileRoutes(app);
  consultationRoutes(app);
  groupRoutes(app);
  projectRoutes(app, 'uat');
  reviewRoutes(app, 'uat');
  partnerRoutes(app);
  workConfirmationRoutes(app);
  articleRoutes(app, 'uat');
  ownCommunityRoutes(app, 'uat');
  editingRoutes(app, 'uat');
  memberRoutes(app, 'uat');
});
