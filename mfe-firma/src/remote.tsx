import { publishedArticleRoute } from '@psp/features/published-articles/ui/routes';
import { articleRoutes } from '@psp/features/articles/ui/routes';
import { assistantRoutes } from '@psp/features/assistant/ui/routes';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { exchangeRoutes } from '@psp/features/exchange/ui/routes';
import { eventRoutes } from '@psp/features/events/ui/routes';
import { ticketRoute } from '@psp/features/attendance/ui/routes';
import { flagRoutes } from '@psp/features/flags/ui/routes';
import { forumRoutes } from '@psp/features/forum/ui/routes';
import { registerRoute } from '@psp/features/enrolment/ui/routes';
import { libraryRoutes } from '@psp/features/library/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { messageRoutes } from '@psp/features/messages/ui/routes';
import { legislationRoutes } from '@psp/features/legislation/ui/routes';
import { trainingRoutes } from '@psp/features/training/ui/routes';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { projectRoutes } from '@psp/features/projects/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { page, type PageRoute } from '@psp/remote/page';
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
import { discountRoutes } from './discount-codes/routes.ts';
import { benefitRoutes } from './benefits/routes.ts';
import { events } from './events/area.tsx';
import { exchange } from './exchange/area.tsx';
import { enrolment } from './enrolment/area.ts';
import { forum } from './forum/area.tsx';
import { publishedArticles } from './knowledge/articles.ts';
import { library } from './library/area.tsx';
import { messages } from './messages/area.ts';
import { projects } from './projects/area.ts';
import { legislation } from './legislation/area.ts';
import { training } from './training/area.tsx';
import { people } from './people/area.tsx';
import { solutionRoutes } from './solutions/routes.ts';

/* The dashboard and the todo kinds of every capability, loaded as one chunk with the loader. */
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
const work: PageRoute[] = [
  page(
    'dashboard',
    dashboardPage,
    async () => (await import(/* webpackChunkName: 'dashboard' */ './dashboard/loaders.ts')).loadDashboard,
  ),
  page(
    'opportunities/:id/oferta',
    async () => (await import('./offers/offer-page.tsx')).OfferPage,
    async () => (await import('./opportunities/loaders.ts')).loadOpportunity,
  ),
  page(
    'opportunities',
    async () => (await import('./opportunities/opportunities-page.tsx')).OpportunitiesPage,
    async () => (await import('./opportunities/loaders.ts')).loadOpportunities,
  ),
  page(
    'opportunities/:id',
    async () => (await import('./opportunities/opportunity-page.tsx')).OpportunityPage,
    async () => (await import('./opportunities/loaders.ts')).loadOpportunity,
  ),
  page(
    'offers',
    async () => (await import('./offers/offers-page.tsx')).OffersPage,
    async () => (await import('./offers/loaders.ts')).loadOffers,
  ),
  ...solutionRoutes,
  page(
    'reports',
    async () => (await import('./reports/reports-page.tsx')).ReportsPage,
    async () => (await import('./reports/loaders.ts')).loadReport,
  ),
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
  page(
    'network/revista',
    async () => (await import('./magazine/magazine-page.tsx')).MagazinePage,
    async () => (await import('./magazine/loaders.ts')).loadMagazine,
  ),
  page(
    'network/resources/cautare',
    async () => (await import('./knowledge/search-page.tsx')).SearchPage,
    async () => (await import('./knowledge/loaders.ts')).loadResults,
  ),
  ...libraryRoutes(library, 'network/resources', 'resource'),
  ...trainingRoutes(training, 'training'),
  ...legislationRoutes(legislation, 'legislation'),
  page(
    'training/proposals',
    async () => (await import('./training/proposals-page.tsx')).ProposalsPage,
    async () => (await import('./training/loaders.ts')).loadProposals,
  ),
  page(
    'training/proposals/:id',
    async () => (await import('./training/proposal-page.tsx')).ProposalPage,
    async () => (await import('./training/loaders.ts')).loadProposal,
  ),
  ...peopleRoutes(people, 'network/persoane', 'network/persoane/eu'),
  publishedArticleRoute(publishedArticles, 'article'),
  ...articleRoutes(articles, 'content'),
];

const pages: RouteObject[] = [
  whenActive(work),
  // Notifications of earlier releases link to this address.
  { path: 'articles/:id', loader: ({ params }) => redirect(`${articles.path}/${params.id}`) },
  // Editable before the approval too.
  page(
    'profile',
    async () => (await import('./profile/profile-page.tsx')).ProfilePage,
    async () => (await import('./profile/loaders.ts')).loadProfile,
  ),
  membersRoute('firma'),
];

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
