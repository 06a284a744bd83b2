import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import Handshake from 'lucide-react/icons/handshake';
import manifest from '../package.json' with { type: 'json' };
import { accountSteps } from './account-steps.tsx';
import { strings } from './common/strings.ts';
import { Missing } from './common/missing.tsx';
import { page } from './common/page.tsx';
import { loadLanding } from './home/queries.ts';
import { legalRoutes } from './legal/routes.ts';
import { mailLinkRoutes } from './newsletter/routes.ts';

/** The public pages. The loader and the page of a route share a chunk: one request brings both. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [
    {
      index: true,
      loader: loadLanding,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./home/home-page.tsx')).HomePage },
    },
    {
      path: 'marketplace',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'marketplace' */ './marketplace/queries.ts')).loadMarket,
        Component: async () =>
          (await import(/* webpackChunkName: 'marketplace' */ './marketplace/marketplace-page.tsx')).MarketplacePage,
      },
    },
    {
      path: 'marketplace/:id',
      errorElement: <Missing what="solution" />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'solution' */ './marketplace/solution-queries.ts')).loadSolution,
        Component: async () =>
          (await import(/* webpackChunkName: 'solution' */ './marketplace/solution-page.tsx')).SolutionPage,
      },
    },
    {
      path: 'comunitati',
      errorElement: <RouteError />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'communities' */ './communities/list-queries.ts')).loadCommunities,
        Component: async () =>
          (await import(/* webpackChunkName: 'communities' */ './communities/communities-page.tsx')).CommunitiesPage,
      },
    },
    {
      path: 'comunitati/:id',
      errorElement: <Missing what="community" />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'community' */ './communities/queries.ts')).loadCommunity,
        Component: async () =>
          (await import(/* webpackChunkName: 'community' */ './communities/community-page.tsx')).CommunityPage,
      },
    },
    {
      path: 'comunitati/:id/fisa',
      errorElement: <Missing what="community" />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'community' */ './communities/queries.ts')).loadCommunity,
        Component: async () =>
          (await import(/* webpackChunkName: 'community' */ './communities/sheet-page.tsx')).SheetPage,
      },
    },
    {
      path: 'cautare',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'search' */ './search/queries.ts')).loadSearch,
        Component: async () => (await import(/* webpackChunkName: 'search' */ './search/search-page.tsx')).SearchPage,
      },
    },
    {
      path: 'parteneri',
      errorElement: <RouteError />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'partners' */ './partners/list-queries.ts')).loadPartners,
        Component: async () =>
          (await import(/* webpackChunkName: 'partners' */ './partners/partners-page.tsx')).PartnersPage,
      },
    },
    {
      path: 'partener/:id',
      errorElement: <Missing what="partner" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'partner' */ './partners/queries.ts')).loadPartner,
        Component: async () =>
          (await import(/* webpackChunkName: 'partner' */ './partners/partner-page.tsx')).PartnerPage,
      },
    },
    {
      path: 'blog',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'blog' */ './blog/list-queries.ts')).loadArticles,
        Component: async () => (await import(/* webpackChunkName: 'blog' */ './blog/blog-page.tsx')).BlogPage,
      },
    },
    {
      path: 'blog/:id',
      errorElement: <Missing what="article" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'article' */ './blog/queries.ts')).loadArticle,
        Component: async () => (await import(/* webpackChunkName: 'article' */ './blog/article-page.tsx')).ArticlePage,
      },
    },
    {
      path: 'evenimente',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'events' */ './events/queries.ts')).loadEvents,
        Component: async () => (await import(/* webpackChunkName: 'events' */ './events/events-page.tsx')).EventsPage,
      },
    },
    {
      path: 'evenimente/:id',
      errorElement: <Missing what="event" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'events' */ './events/queries.ts')).loadEvent,
        Component: async () => (await import('./events/event-page.tsx')).EventPage,
      },
    },
    {
      path: 'resurse',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'library' */ './library/queries.ts')).loadResources,
        Component: async () =>
          (await import(/* webpackChunkName: 'library' */ './library/resources-page.tsx')).ResourcesPage,
      },
    },
    {
      path: 'resurse/:id',
      errorElement: <Missing what="document" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'library' */ './library/queries.ts')).loadResource,
        Component: async () => (await import('./library/resource-page.tsx')).ResourcePage,
      },
    },
    {
      path: 'proiecte',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'exchange' */ './exchange/queries.ts')).loadProjects,
        Component: async () =>
          (await import(/* webpackChunkName: 'exchange' */ './exchange/projects-page.tsx')).ProjectsPage,
      },
    },
    {
      path: 'proiecte/:id',
      errorElement: <Missing what="project" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'exchange' */ './exchange/queries.ts')).loadProject,
        Component: async () =>
          (await import(/* webpackChunkName: 'exchange' */ './exchange/project-page.tsx')).ProjectPage,
      },
    },
    {
      path: 'legislatie',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'legislation' */ './legislation/queries.ts')).loadActs,
        Component: async () =>
          (await import(/* webpackChunkName: 'legislation' */ './legislation/acts-page.tsx')).ActsPage,
      },
    },
    {
      path: 'legislatie/:id',
      errorElement: <Missing what="act" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'legislation' */ './legislation/queries.ts')).loadAct,
        Component: async () => (await import('./legislation/act-page.tsx')).ActPage,
      },
    },
    {
      path: 'raport',
      errorElement: <RouteError />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'yearly-reports' */ './yearly-reports/queries.ts')).loadReports,
        Component: async () =>
          (await import(/* webpackChunkName: 'yearly-reports' */ './yearly-reports/reports-page.tsx')).ReportsPage,
      },
    },
    {
      path: 'raport/:an',
      errorElement: <Missing what="report" />,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: 'yearly-reports' */ './yearly-reports/queries.ts')).loadReport,
        Component: async () =>
          (await import(/* webpackChunkName: 'yearly-reports' */ './yearly-reports/report-page.tsx')).ReportPage,
      },
    },
    {
      path: 'forum/:id',
      errorElement: <Missing what="topic" />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'topic' */ './forum/queries.ts')).loadTopic,
        Component: async () => (await import(/* webpackChunkName: 'topic' */ './forum/topic-page.tsx')).TopicPage,
      },
    },
    {
      path: 'support',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import(/* webpackChunkName: 'support' */ './support/queries.ts')).loadSupport,
        Component: async () =>
          (await import(/* webpackChunkName: 'support' */ './support/support-page.tsx')).SupportPage,
      },
    },
    page('tichet/:token', async () => (await import('./support/ticket-page.tsx')).TicketPage),
    page('verificare', async () => (await import('./verifications/verification-page.tsx')).VerifyPage),
    page('verificare/:code', async () => (await import('./verifications/verification-page.tsx')).VerificationPage),
    ...mailLinkRoutes,
    ...legalRoutes,
    ...accountSteps,
  ],
  navigation: [{ to: '/parteneri', label: strings.partners, icon: Handshake }],
};
