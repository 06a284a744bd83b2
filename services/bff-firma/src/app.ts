import { forumRoutes } from '@psp/features/forum/server/routes';
import { articleRoutes } from '@psp/features/articles/server/routes';
import { editingRoutes } from '@psp/features/editing/server/routes';
import { memberRoutes } from '@psp/features/members/server/routes';
import { messageRoutes } from '@psp/features/messages/server/routes';
import { projectRoutes } from '@psp/features/projects/server/routes';
import { reviewRoutes } from '@psp/features/reviews/server/routes';
import { savedFilterRoutes } from '@psp/features/saved-filters/server/routes';
import { ownSearchRoutes } from '@psp/features/search/server/routes';
import { defineService } from '@psp/bff-kit/service';
import { deadlineRoutes } from '@psp/features/deadlines/server/routes';
import { dashboardRoutes } from '@psp/features/dashboards/server/routes';
import { consultationRoutes } from './consultations/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { opportunityRoutes } from './opportunities/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { solutionRoutes } from './solutions/routes.ts';

/** API of a firm's pages, under /api/firma. */
export const bffFirma = defineService('firma', (app) => {
  dashboardRoutes(app, 'firma');
  deadlineRoutes(app, 'firma');
  ownSearchRoutes(app, 'firma');
  savedFilterRoutes(app, 'firma');
  opportunityRoutes(app);
  profileRoutes(app);
  offerRoutes(app);
  reportRoutes(app);
  consultationRoutes(app);
  solutionRoutes(app);
  projectRoutes(app, 'firma');
  messageRoutes(app, 'firma');
  forumRoutes(app, 'firma');
  reviewRoutes(app, 'firma');
  articleRoutes(app, 'firma');
  editingRoutes(app, 'firma');
  memberRoutes(app, 'firma');
});
