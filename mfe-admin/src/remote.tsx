import { forumRoutes } from '@psp/features/forum/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { redirect, type RouteObject } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { applicationRoutes } from './applications/routes.tsx';
import { assistantRoutes } from './assistant/routes.tsx';
import { attendanceRoutes } from './attendance/routes.tsx';
import { auditRoutes } from './audit/routes.tsx';
import { benefitRoutes } from './benefits/routes.tsx';
import { browserReportRoutes } from './browser-reports/routes.tsx';
import { communityRoutes } from './communities/routes.tsx';
import { dashboardRoutes } from './dashboard/routes.tsx';
import { discountRoutes } from './discount-codes/routes.tsx';
import { eventRoutes } from './events/routes.tsx';
import { exchangeRoutes } from './exchange/routes.tsx';
import { feedbackRoutes } from './feedback/routes.tsx';
import { forum } from './forum/area.tsx';
import { forumToolRoutes } from './forum/routes.tsx';
import { healthRoutes } from './health/routes.tsx';
import { legalRoutes } from './legal/routes.tsx';
import { legislationRoutes } from './legislation/routes.tsx';
import { libraryRoutes } from './library/routes.tsx';
import { magazineRoutes } from './magazine/routes.tsx';
import { moderationRoutes } from './moderation-queue/routes.tsx';
import { navigation } from './navigation.ts';
import { newsletterRoutes } from './newsletter/routes.tsx';
import { offerRoutes } from './offers/routes.tsx';
import { packageRoutes } from './packages/routes.tsx';
import { people } from './people/area.tsx';
import { hiddenPeopleRoutes } from './people/routes.tsx';
import { proformaRoutes } from './proformas/routes.tsx';
import { projectRoutes } from './projects/routes.tsx';
import { reportedConversationRoutes } from './reported-conversations/routes.tsx';
import { reportRoutes } from './reports/routes.tsx';
import { requestRoutes } from './service-requests/routes.tsx';
import { settingRoutes } from './settings/routes.tsx';
import { contentRoutes } from './site-content/routes.tsx';
import { solutionRoutes } from './solutions/routes.tsx';
import { supportViewRoutes } from './support-views/routes.tsx';
import { ticketRoutes } from './tickets/routes.tsx';
import { trainingAttendanceRoutes } from './training-attendance/routes.tsx';
import { trainingRoutes } from './training/routes.tsx';
import { organisationImportRoutes } from './users/import/routes.tsx';
import { mergeRoutes } from './users/merge-routes.tsx';
import { userRoutes } from './users/routes.tsx';
import { yearlyReportRoutes } from './yearly-reports/routes.tsx';

// Three of four pages need these schemas (27 kB). Fetched beside the first page, so that further pages stay below 90 kB.
import('@psp/contracts/common').catch(() => undefined);

const pages: RouteObject[] = [
  { index: true, loader: () => redirect('/admin/dashboard') },
  ...dashboardRoutes,
  ...applicationRoutes,
  ...userRoutes,
  ...mergeRoutes,
  ...supportViewRoutes,
  ...packageRoutes,
  ...organisationImportRoutes,
  ...requestRoutes,
  ...projectRoutes,
  ...offerRoutes,
  ...moderationRoutes,
  // Notifications of earlier releases lead here.
  { path: 'articles/:id', loader: ({ params }) => redirect(`/admin/moderation/${params['id']}`) },
  ...solutionRoutes,
  ...communityRoutes,
  ...reportedConversationRoutes,
  ...forumToolRoutes,
  ...forumRoutes(forum, 'forum'),
  ...hiddenPeopleRoutes,
  ...peopleRoutes(people, 'people'),
  ...benefitRoutes,
  ...ticketRoutes,
  ...contentRoutes,
  ...legalRoutes,
  ...legislationRoutes,
  ...settingRoutes,
  ...newsletterRoutes,
  ...eventRoutes,
  ...yearlyReportRoutes,
  ...exchangeRoutes,
  ...libraryRoutes,
  ...reportRoutes,
  ...assistantRoutes,
  ...magazineRoutes,
  ...trainingRoutes,
  ...trainingAttendanceRoutes,
  ...discountRoutes,
  ...attendanceRoutes,
  ...proformaRoutes,
  ...feedbackRoutes,
  ...auditRoutes,
  ...healthRoutes,
  ...browserReportRoutes,
  membersRoute('admin'),
];

/** The association's area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [{ errorElement: <RouteError />, children: pages }],
  navigation,
};
