import { articleHref } from '@psp/features/articles/ui/area';
import { publishedArticleRoute } from '@psp/features/published-articles/ui/routes';
import { articleRoutes } from '@psp/features/articles/ui/routes';
import { assistantRoutes } from '@psp/features/assistant/ui/routes';
import { dashboardLoader } from '@psp/features/dashboards/ui/queries';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { exchangeRoutes } from '@psp/features/exchange/ui/routes';
import { eventRoutes } from '@psp/features/events/ui/routes';
import { ticketRoute } from '@psp/features/attendance/ui/routes';
import { flagRoutes } from '@psp/features/flags/ui/routes';
import { forumRoutes } from '@psp/features/forum/ui/routes';
import { registerRoute } from '@psp/features/enrolment/ui/routes';
import { knowledgeLoader } from '@psp/features/knowledge/ui/area';
import { libraryRoutes } from '@psp/features/library/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { messageRoutes } from '@psp/features/messages/ui/routes';
import { legislationRoutes } from '@psp/features/legislation/ui/routes';
import { trainingRoutes } from '@psp/features/training/ui/routes';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { projectRoutes } from '@psp/features/projects/ui/routes';
import { reportLoader } from '@psp/features/reports/ui/queries';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { listLoader, loaderOf, recordLoader } from '@psp/remote/start-loading';
import { RouteError } from '@psp/remote/screen';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import MessageSquare from 'lucide-react/icons/message-square';
import Network from 'lucide-react/icons/network';
import Newspaper from 'lucide-react/icons/newspaper';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { redirect, type RouteObject } from 'react-router-dom';
import { whenActive } from '@psp/remote/when-active';
import { articles } from './articles/area.ts';
import { assistant } from './assistant/area.ts';
import { dashboardQuery } from './dashboard/queries.ts';
import { discountRoutes } from './discount-codes/routes.ts';
import { benefitRoutes } from './benefits/routes.ts';
import { magazineFilters, magazineIssuesQuery } from './magazine/queries.ts';
import { events } from './events/area.tsx';
import { exchange } from './exchange/area.tsx';
import { enrolment } from './enrolment/area.ts';
import { forum } from './forum/area.tsx';
import { knowledge } from './knowledge/area.ts';
import { publishedArticles } from './knowledge/articles.ts';
import { library } from './library/area.tsx';
import { messages } from './messages/area.ts';
import { projects } from './projects/area.ts';
import { offerList } from './offers/filters.ts';
import { legislation } from './legislation/area.ts';
import { training } from './training/area.tsx';
import { proposalFilters, proposalQuery, proposalsQuery } from './training/queries.ts';
import { people } from './people/area.tsx';
import { offersQuery } from './offers/queries.ts';
import { opportunityList } from './opportunities/filters.ts';
import { opportunitiesQuery, opportunityQuery } from './opportunities/queries.ts';
import { profileQuery } from './profile/queries.ts';
import { reports } from './reports/area.ts';
import { solutionList } from './solutions/filters.ts';
import { solutionQuery, solutionsQuery } from './solutions/queries.ts';

/* The dashboard and the todo kinds of every capability, loaded as one chunk. */
const dashboardPage = async () => {
  const { DashboardPage } = await import(/* webpackChunkName: 'dashboard' */ './dashboard/dashboard-page.tsx');
  const todos: TodoKinds<'firma'> = {
    ...(await import(/* webpackChunkName: 'dashboard' */ './offers/todos.ts')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ './consultations/todos.ts')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/projects/ui/todos')).FIRMA_TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/exchange/ui/todos')).FIRMA_TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/reviews/ui/todos')).FIRMA_TODOS,
  };
  return () => <DashboardPage todos={todos} />;
};

/* Pages of an approved organisation. Another organisation sees the status of its application instead. */
const work: RouteObject[] = [
  {
    path: 'dashboard',
    loader: dashboardLoader('firma', dashboardQuery, forum),
    lazy: { Component: dashboardPage },
  },
  {
    path: 'opportunities/:id/oferta',
    loader: recordLoader(opportunityQuery),
    lazy: { Component: async () => (await import('./offers/offer-page.tsx')).OfferPage },
  },
  {
    path: 'opportunities',
    loader: listLoader(opportunityList, opportunitiesQuery),
    lazy: { Component: async () => (await import('./opportunities/opportunities-page.tsx')).OpportunitiesPage },
  },
  {
    path: 'opportunities/:id',
    loader: recordLoader(opportunityQuery),
    lazy: { Component: async () => (await import('./opportunities/opportunity-page.tsx')).OpportunityPage },
  },
  {
    path: 'offers',
    loader: listLoader(offerList, offersQuery),
    lazy: { Component: async () => (await import('./offers/offers-page.tsx')).OffersPage },
  },
  {
    path: 'solutions',
    loader: listLoader(solutionList, solutionsQuery),
    lazy: { Component: async () => (await import('./solutions/solutions-page.tsx')).SolutionsPage },
  },
  {
    path: 'solutions/new',
    lazy: { Component: async () => (await import('./solutions/editor-page.tsx')).SolutionEditorPage },
  },
  {
    path: 'solutions/:id',
    loader: recordLoader(solutionQuery),
    lazy: { Component: async () => (await import('./solutions/solution-page.tsx')).SolutionPage },
  },
  {
    path: 'solutions/:id/edit',
    loader: recordLoader(solutionQuery),
    lazy: { Component: async () => (await import('./solutions/editor-page.tsx')).SolutionEditorPage },
  },
  {
    path: 'reports',
    loader: reportLoader(reports.report),
    lazy: { Component: async () => (await import('./reports/reports-page.tsx')).ReportsPage },
  },
  ...projectRoutes(projects),
  ...flagRoutes('firma'),
  ...messageRoutes(messages),
  ...assistantRoutes(assistant),
  registerRoute(enrolment, 'training'),
  ...forumRoutes(forum, 'network', 'network/forum'),
  ...exchangeRoutes(exchange, 'exchange'),
  ...eventRoutes(events, 'network/evenimente'),
  ticketRoute('firma', 'network/evenimente'),
  ...benefitRoutes,
  ...discountRoutes,
  {
    path: 'network/revista',
    loader: listLoader(magazineFilters, magazineIssuesQuery),
    lazy: { Component: async () => (await import('./magazine/magazine-page.tsx')).MagazinePage },
  },
  {
    path: 'network/resources/cautare',
    loader: knowledgeLoader(knowledge),
    lazy: { Component: async () => (await import('./knowledge/search-page.tsx')).SearchPage },
  },
  ...libraryRoutes(library, 'network/resources', 'resource'),
  ...trainingRoutes(training, 'training'),
  ...legislationRoutes(legislation, 'legislation'),
  {
    path: 'training/proposals',
    loader: listLoader(proposalFilters, proposalsQuery),
    lazy: { Component: async () => (await import('./training/proposals-page.tsx')).ProposalsPage },
  },
  {
    path: 'training/proposals/:id',
    loader: recordLoader(proposalQuery),
    lazy: { Component: async () => (await import('./training/proposal-page.tsx')).ProposalPage },
  },
  ...peopleRoutes(people, 'network/persoane', 'network/persoane/eu'),
  publishedArticleRoute(publishedArticles, 'article'),
  ...articleRoutes(articles, 'content'),
  // Notifications of earlier releases link to this address.
  { path: 'articles/:id', loader: ({ params }) => redirect(articleHref(articles, params.id ?? '')) },
];

/* Editable before the approval too. */
const profile: RouteObject = {
  path: 'profile',
  loader: loaderOf(profileQuery),
  lazy: { Component: async () => (await import('./profile/profile-page.tsx')).ProfilePage },
};

const pages: RouteObject[] = [whenActive(work), profile, membersRoute('firma')];

/** The remote that the shell loads for `/firma`, the area of firms. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: '0.1.0',
  routes: [{ errorElement: <RouteError />, children: pages }],
  navigation: [
    { to: '/firma/dashboard', label: 'Dashboard', icon: House },
    {
      to: '/firma/opportunities',
      label: 'Oportunități',
      icon: Search,
      count: 'opportunities',
      counted: '/firma/opportunities?fit=suited',
    },
    {
      to: '/firma/offers',
      label: 'Ofertele mele',
      icon: FileText,
      count: 'offers',
      counted: '/firma/offers?status=open',
    },
    {
      to: '/firma/projects',
      label: 'Proiecte',
      icon: BriefcaseBusiness,
      count: 'projects',
      counted: '/firma/projects?status=active',
    },
    {
      to: '/firma/messages',
      label: 'Mesaje',
      icon: MessageSquare,
      count: 'messages',
      counted: '/firma/messages?show=unread',
    },
    {
      to: '/firma/network',
      label: 'Rețea',
      icon: Network,
      count: 'forum',
      counted: '/firma/network?show=followed',
      alsoAt: ['/firma/ai-chat', '/firma/resource', '/firma/legislation', '/firma/article', '/firma/exchange'],
    },
    { to: '/firma/training', label: 'Cursuri', icon: GraduationCap },
    { to: '/firma/solutions', label: 'Soluții', icon: Store },
    { to: '/firma/content', label: 'Conținut', icon: Newspaper },
    { to: '/firma/reports', label: 'Rapoarte', icon: ChartColumn, group: 2 },
    { to: '/firma/profile', label: 'Profilul firmei', icon: Building, group: 2 },
    {
      to: '/firma/members',
      label: 'Membri',
      icon: Users,
      group: 2,
      count: 'members',
      counted: '/firma/members',
    },
  ],
};
