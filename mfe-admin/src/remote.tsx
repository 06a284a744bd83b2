import { forumRoutes } from '@psp/features/forum/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { listLoader, recordLoader, startLoading } from '@psp/remote/start-loading';
import { redirect } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { navigation } from './navigation.ts';
import { loadReports } from './browser-reports/queries.ts';
import { assistantRoutes } from './assistant/routes.tsx';
import { attendanceQuery } from './attendance/queries.ts';
import { auditQueue } from './audit/queries.ts';
import { applicationQueue } from './applications/queries.ts';
import { allowancesQuery, claimQueue } from './benefits/queries.ts';
import { communityQueue } from './communities/queries.ts';
import { forum } from './forum/area.tsx';
import { loadForumSettings, postQueue } from './forum/queries.ts';
import { usesQuery as discountUses, watchedFilters } from './discount-codes/queries.ts';
import { eventQueue, loadEvent, loadEventText } from './events/queries.ts';
import { resultsQuery } from './feedback/queries.ts';
import { page } from './common/page.tsx';
import { exchangeRoutes } from './exchange/routes.tsx';
import { libraryRoutes } from './library/routes.tsx';
import { reportRoutes } from './reports/routes.tsx';
import { magazineQueue } from './magazine/queries.ts';
import { packageRoutes } from './packages/routes.tsx';
import { people } from './people/area.tsx';
import { loadHidden } from './people/queries.ts';
import { loadIssue, loadNewsletter } from './newsletter/queries.ts';
import { moderationRoutes } from './moderation-queue/routes.tsx';
import { yearlyReportRoutes } from './yearly-reports/routes.tsx';
import { loadDashboard } from './dashboard/queries.ts';
import { loadHealth } from './health/queries.ts';
import { loadDocument, loadDocuments } from './legal/queries.ts';
import { legislationQueue } from './legislation/queries.ts';
import { reportQueue } from './reported-conversations/queries.ts';
import { loadSection, loadSections } from './site-content/queries.ts';
import { offerRoutes } from './offers/routes.tsx';
import { projectRoutes } from './projects/routes.tsx';
import { loadAudit, loadRequests } from './service-requests/queries.ts';
import { solutionQueue } from './solutions/queries.ts';
import { trainingQueue } from './training/queries.ts';
import { supportViewRoutes } from './support-views/routes.tsx';
import { settingRoutes } from './settings/routes.tsx';
import { ticketQueue } from './tickets/queries.ts';
import { loadOwed } from './proformas/queries.ts';
import { sheetQuery } from './training-attendance/queries.ts';
import { bulkActQueryOf, bulkActsQuery, bulkList } from './users/bulk-queries.ts';
import { organisationImportRoutes } from './users/import/routes.tsx';
import { mergeRoutes } from './users/merge-routes.tsx';
import { loadPerson, loadUsers, organisationQueue } from './users/queries.ts';

/** The association's area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [
    { index: true, loader: () => redirect('/admin/dashboard') },
    page('dashboard', loadDashboard, async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
    page(
      'applications',
      applicationQueue.loadList,
      async () => (await import('./applications/applications-page.tsx')).ApplicationsPage,
    ),
    page(
      'applications/:id',
      applicationQueue.loadView,
      async () => (await import('./applications/application-page.tsx')).ApplicationPage,
    ),
    page('users', loadUsers, async () => (await import('./users/users-page.tsx')).UsersPage),
    page(
      'users/organizatii/:id',
      organisationQueue.loadView,
      async () => (await import('./users/organisation-page.tsx')).OrganisationPage,
    ),
    ...mergeRoutes,
    ...supportViewRoutes,
    page(
      'users/actiuni',
      listLoader(bulkList, bulkActsQuery),
      async () => (await import('./users/bulk-page.tsx')).BulkActsPage,
    ),
    page(
      'users/actiuni/:id',
      recordLoader(bulkActQueryOf),
      async () => (await import('./users/bulk-page.tsx')).BulkActPage,
    ),
    ...packageRoutes,
    ...organisationImportRoutes,
    page('users/persoane/:id', loadPerson, async () => (await import('./users/person-page.tsx')).PersonPage),
    page(
      'service-requests',
      loadRequests,
      async () => (await import('./service-requests/requests-page.tsx')).RequestsPage,
    ),
    page('service-requests/:id', loadAudit, async () => (await import('./service-requests/audit-page.tsx')).AuditPage),
    ...projectRoutes,
    ...offerRoutes,
    ...moderationRoutes,
    // Notifications of earlier releases lead here.
    { path: 'articles/:id', loader: ({ params }) => redirect(`/admin/moderation/${params['id']}`) },
    page(
      'solutions',
      solutionQueue.loadList,
      async () => (await import('./solutions/solutions-page.tsx')).SolutionsPage,
    ),
    page(
      'solutions/:id',
      solutionQueue.loadView,
      async () => (await import('./solutions/solution-page.tsx')).SolutionPage,
    ),
    page(
      'communities',
      communityQueue.loadList,
      async () => (await import('./communities/communities-page.tsx')).CommunitiesPage,
    ),
    page(
      'communities/:id',
      communityQueue.loadView,
      async () => (await import('./communities/community-page.tsx')).CommunityPage,
    ),
    page(
      'reported-conversations',
      reportQueue.loadList,
      async () => (await import('./reported-conversations/reports-page.tsx')).ReportedConversationsPage,
    ),
    page(
      'reported-conversations/:id',
      reportQueue.loadView,
      async () => (await import('./reported-conversations/report-page.tsx')).ReportedConversationPage,
    ),
    page('forum/posts', postQueue.loadList, async () => (await import('./forum/posts-page.tsx')).ForumPostsPage),
    page('forum/posts/:id', postQueue.loadView, async () => (await import('./forum/post-page.tsx')).ForumPostPage),
    page(
      'forum/settings',
      loadForumSettings,
      async () => (await import('./forum/settings-page.tsx')).ForumSettingsPage,
    ),
    ...forumRoutes(forum, 'forum'),
    page('people/hidden', loadHidden, async () => (await import('./people/hidden-page.tsx')).HiddenPeoplePage),
    ...peopleRoutes(people, 'people'),
    page('benefits', claimQueue.loadList, async () => (await import('./benefits/claims-page.tsx')).ClaimsPage),
    page(
      'benefits/allowances',
      (args) => startLoading(args, allowancesQuery()),
      async () => (await import('./benefits/allowances-page.tsx')).AllowancesPage,
    ),
    page('benefits/:id', claimQueue.loadView, async () => (await import('./benefits/claim-page.tsx')).ClaimPage),
    page('tickets', ticketQueue.loadList, async () => (await import('./tickets/tickets-page.tsx')).TicketsPage),
    page('tickets/:id', ticketQueue.loadView, async () => (await import('./tickets/ticket-page.tsx')).TicketPage),
    page('content', loadSections, async () => (await import('./site-content/sections-page.tsx')).SectionsPage),
    page('content/:key', loadSection, async () => (await import('./site-content/section-page.tsx')).SectionPage),
    page('legal', loadDocuments, async () => (await import('./legal/documents-page.tsx')).DocumentsPage),
    page('legal/:slug', loadDocument, async () => (await import('./legal/document-page.tsx')).DocumentPage),
    page('legislation', legislationQueue.loadList, async () => (await import('./legislation/acts-page.tsx')).ActsPage),
    page(
      'legislation/:id',
      legislationQueue.loadView,
      async () => (await import('./legislation/act-page.tsx')).ActPage,
    ),
    page(
      'legislation/:id/text',
      legislationQueue.loadView,
      async () => (await import('./legislation/text-page.tsx')).TextPage,
    ),
    ...settingRoutes,
    page('newsletter', loadNewsletter, async () => (await import('./newsletter/newsletter-page.tsx')).NewsletterPage),
    page(
      'newsletter/nou',
      () => null,
      async () => (await import('./newsletter/issue-page.tsx')).IssuePage,
    ),
    page('newsletter/:id', loadIssue, async () => (await import('./newsletter/issue-page.tsx')).IssuePage),
    page('events', eventQueue.loadList, async () => (await import('./events/events-page.tsx')).EventsPage),
    page('events/nou', loadEventText, async () => (await import('./events/form-page.tsx')).EventFormPage),
    page('events/:id', loadEvent, async () => (await import('./events/event-page.tsx')).EventPage),
    page('events/:id/text', loadEventText, async () => (await import('./events/form-page.tsx')).EventFormPage),
    ...yearlyReportRoutes,
    ...exchangeRoutes,
    ...libraryRoutes,
    ...reportRoutes,
    ...assistantRoutes,
    page('magazine', magazineQueue.loadList, async () => (await import('./magazine/magazine-page.tsx')).MagazinePage),
    page(
      'magazine/:id',
      magazineQueue.loadView,
      async () => (await import('./magazine/issue-page.tsx')).MagazineIssuePage,
    ),
    page('training', trainingQueue.loadList, async () => (await import('./training/trainings-page.tsx')).TrainingsPage),
    page(
      'training/:id',
      trainingQueue.loadView,
      async () => (await import('./training/training-page.tsx')).TrainingPage,
    ),
    page(
      'training/:id/prezenta',
      recordLoader(sheetQuery),
      async () => (await import('./training-attendance/attendance-page.tsx')).TrainingAttendancePage,
    ),
    page(
      'discount-codes',
      listLoader(watchedFilters, discountUses),
      async () => (await import('./discount-codes/uses-page.tsx')).DiscountUsesPage,
    ),
    page(
      'events/:id/prezenta',
      (args) => startLoading(args, attendanceQuery(args.params['id'] ?? '')),
      async () => (await import('./attendance/attendance-page.tsx')).AttendancePage,
    ),
    page(
      'events/:id/proforme',
      loadOwed('event'),
      async () => (await import('./proformas/proformas-page.tsx')).EventProformasPage,
    ),
    page(
      'training/:id/proforme',
      loadOwed('training'),
      async () => (await import('./proformas/proformas-page.tsx')).TrainingProformasPage,
    ),
    page(
      'events/:id/feedback',
      (args) => startLoading(args, resultsQuery(args.params['id'] ?? '')),
      async () => (await import('./feedback/feedback-page.tsx')).FeedbackPage,
    ),
    page('audit', auditQueue.loadList, async () => (await import('./audit/audit-page.tsx')).AuditPage),
    page('audit/:id', auditQueue.loadView, async () => (await import('./audit/act-page.tsx')).ActPage),
    page('health', loadHealth, async () => (await import('./health/health-page.tsx')).HealthPage),
    page('loading', loadReports, async () => (await import('./browser-reports/reports-page.tsx')).ReportsPage),
    membersRoute('admin'),
  ],
  navigation,
};
