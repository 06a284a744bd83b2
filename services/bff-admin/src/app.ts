import { ownSearchRoutes } from '@psp/features/search/server/routes';
import { memberRoutes } from '@psp/features/members/server/routes';
import { defineService } from '@psp/bff-kit/service';
import { browserReportRoutes } from './browser-reports/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { contentRoutes } from './site-content/routes.ts';
import { datedValueRoutes } from './dated-values/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { dashboardRoutes } from '@psp/features/dashboards/server/routes';
import { ticketRoutes } from './tickets/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { reportedConversationRoutes } from './reported-conversations/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { requestRoutes } from './service-requests/routes.ts';
import { solutionRoutes } from './solutions/routes.ts';
import { startingTextRoutes } from './starting-texts/routes.ts';
import { userRoutes } from './users/routes.ts';

/** API of the association's pages, under /api/admin. */
export const bffAdmin = defineService('admin', (app) => {
  dashboardRoutes(app, 'admin');
  requestRoutes(app);
  applicationRoutes(app);
  ticketRoutes(app);
  moderationRoutes(app);
  solutionRoutes(app);
  reportedConversationRoutes(app);
  newsletterRoutes(app);
  userRoutes(app);
  contentRoutes(app);
  legalRoutes(app);
  startingTextRoutes(app);
  datedValueRoutes(app);
  memberRoutes(app, 'admin');
  ownSearchRoutes(app, 'admin');
  browserReportRoutes(app);
});
