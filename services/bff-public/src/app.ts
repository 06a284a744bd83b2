import { defineService } from '@psp/bff-kit/service';
import { browserReportRoutes } from './browser-reports/routes.ts';
import { communityRoutes } from './communities/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { calendarRoutes } from './deadlines/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { publicAnswers } from './public-answers.ts';
import { searchRoutes } from './search/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { solutionRoutes } from './solutions/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { unknownPathRoutes } from './unknown-paths/routes.ts';
import { verificationRoutes } from './verifications/routes.ts';

/** All that visitors' screens call, under /api/public. */
export const bffPublic = defineService('public', async (app) => {
  await publicAnswers(app);
  sitemapRoutes(app);
  partnerRoutes(app);
  solutionRoutes(app);
  communityRoutes(app);
  articleRoutes(app);
  homeRoutes(app);
  contactRoutes(app);
  legalRoutes(app);
  imageRoutes(app);
  searchRoutes(app);
  ticketRoutes(app);
  calendarRoutes(app);
  newsletterRoutes(app);
  verificationRoutes(app);
  unknownPathRoutes(app);
  browserReportRoutes(app);
});
