import { articleRoutes } from '@psp/features/articles/ui/routes';
import { assistantRoutes } from '@psp/features/assistant/ui/routes';
import { communityRoute } from '@psp/features/communities/ui/route';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { registerRoute } from '@psp/features/enrolment/ui/routes';
import { libraryRoutes } from '@psp/features/library/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { eventRoutes } from '@psp/features/events/ui/routes';
import { ticketRoute } from '@psp/features/attendance/ui/routes';
import { flagRoutes } from '@psp/features/flags/ui/routes';
import { forumRoutes } from '@psp/features/forum/ui/routes';
import { messageRoutes } from '@psp/features/messages/ui/routes';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { publishedArticleRoute } from '@psp/features/published-articles/ui/routes';
import { legislationRoutes } from '@psp/features/legislation/ui/routes';
import { trainingRoutes } from '@psp/features/training/ui/routes';
import { projectRoutes } from '@psp/features/projects/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { page, type PageRoute } from '@psp/remote/page';
import { RouteError } from '@psp/remote/screen';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import MapIcon from 'lucide-react/icons/map';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import ContactRound from 'lucide-react/icons/contact-round';
import ChartColumn from 'lucide-react/icons/chart-column';
import Landmark from 'lucide-react/icons/landmark';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { type RouteObject, redirect } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { whenActive } from '@psp/remote/when-active';
import { articles } from './articles/area.ts';
import { assistant } from './assistant/area.ts';
import { community } from './communities/area.ts';
import { routes as exchangeRoutes } from './exchange/routes.ts';
import { events } from './events/area.ts';
import { enrolment } from './enrolment/area.ts';
import { forum } from './forum/area.ts';
import { publishedArticles } from './knowledge/articles.ts';
import { library } from './library/area.ts';
import { messages } from './messages/area.ts';
import { people } from './people/area.ts';
import { legislation } from './legislation/area.ts';
import { training } from './training/area.ts';
import { projects } from './projects/area.ts';
import { requestRoutes } from './service-requests/routes.ts';

/* The dashboard and the todo kinds of every capability, loaded as one chunk with the loader. */
const dashboardPage = async () => {
  const { DashboardPage } = await import(/* webpackChunkName: 'dashboard' */ './dashboard/dashboard-page.tsx');
  const todos: TodoKinds<'uat'> = {
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/service-requests/ui/todos')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/questions/ui/todos')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/consultations/ui/todos')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ './groups/todos.ts')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/work-confirmations/ui/todos')).TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/projects/ui/todos')).UAT_TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/exchange/ui/todos')).UAT_TODOS,
    ...(await import(/* webpackChunkName: 'dashboard' */ '@psp/features/reviews/ui/todos')).UAT_TODOS,
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
  ...requestRoutes,
  page(
    'service-requests/groups',
    async () => (await import('./groups/list-page.tsx')).GroupListPage,
    async () => (await import('./groups/loaders.ts')).loadGroups,
  ),
  page(
    'service-requests/groups/:id',
    async () => (await import('./groups/part-page.tsx')).PartPage,
    async () => (await import('./groups/loaders.ts')).loadGroup,
  ),
  page(
    'marketplace',
    async () => (await import('./marketplace/marketplace-page.tsx')).MarketplacePage,
    async () => (await import('./marketplace/loaders.ts')).loadPartners,
  ),
  page(
    'marketplace/solutions',
    async () => (await import('./marketplace/solutions-page.tsx')).SolutionsPage,
    async () => (await import('./marketplace/loaders.ts')).loadSolutions,
  ),
  page('marketplace/compare', async () => (await import('./marketplace/compare-page.tsx')).ComparePage),
  page(
    'work-confirmations/:key',
    async () => (await import('./work-confirmations/confirmation-page.tsx')).ConfirmationPage,
  ),
  page(
    'profile',
    async () => (await import('./profile/profile-page.tsx')).ProfilePage,
    async () => (await import('./profile/loaders.ts')).loadProfile,
  ),
  page(
    'reports',
    async () => (await import('./reports/reports-page.tsx')).ReportsPage,
    async () => (await import('./reports/loaders.ts')).loadReport,
  ),
  ...exchangeRoutes,
  ...projectRoutes(projects),
  ...flagRoutes('uat'),
  ...messageRoutes(messages),
  ...assistantRoutes(assistant),
  ...forumRoutes(forum, 'forum'),
  ...eventRoutes(events, 'events'),
  ticketRoute('uat', 'events'),
  ...libraryRoutes(library, 'library', 'resource'),
  ...trainingRoutes(training, 'training-programs'),
  registerRoute(enrolment, 'training-programs'),
  page(
    'knowledge-hub',
    async () => (await import('./knowledge/hub-page.tsx')).HubPage,
    async () => (await import('./knowledge/loaders.ts')).loadHub,
  ),
  ...legislationRoutes(legislation, 'legislation'),
  ...peopleRoutes(people, 'people'),
  ...articleRoutes(articles, 'community/articles'),
  communityRoute(community, 'community'),
  publishedArticleRoute(
    publishedArticles,
    'article',
    async () => (await import('./knowledge/loaders.ts')).articleLoader,
  ),
];

const pages: RouteObject[] = [
  { index: true, loader: () => redirect('/uat/dashboard') },
  whenActive(work),
  membersRoute('uat'),
];

/** The remote of town halls and other authorities. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [{ errorElement: <RouteError />, children: pages }],
  navigation: [
    { to: '/uat/dashboard', label: 'Dashboard', icon: House, group: 1 },
    {
      to: '/uat/service-requests',
      label: 'Solicitări',
      icon: FileText,
      group: 1,
      count: 'serviceRequests',
      counted: '/uat/service-requests?status=open',
    },
    {
      to: '/uat/projects',
      label: 'Proiecte',
      icon: Briefcase,
      group: 1,
      count: 'projects',
      counted: '/uat/projects?status=active',
    },
    {
      to: '/uat/messages',
      label: 'Mesaje',
      icon: MessageSquare,
      group: 1,
      count: 'messages',
      counted: '/uat/messages?show=unread',
    },
    { to: '/uat/marketplace', label: 'Marketplace', icon: Store, group: 1 },
    { to: '/uat/exchange', label: 'Schimb de proiecte', icon: ArrowLeftRight, group: 1 },
    { to: '/uat/community', label: 'Comunitatea mea', icon: MapIcon, group: 1 },
    { to: '/uat/community/articles', label: 'Articole', icon: Newspaper, group: 1 },
    {
      to: '/uat/forum',
      label: 'Forum',
      icon: MessagesSquare,
      group: 1,
      count: 'forum',
      counted: '/uat/forum?show=followed',
    },
    { to: '/uat/events', label: 'Evenimente', icon: CalendarDays, group: 1 },
    { to: '/uat/training-programs', label: 'Cursuri', icon: GraduationCap, group: 1 },
    {
      to: '/uat/knowledge-hub',
      label: 'Centrul de cunoștințe',
      icon: BookOpen,
      group: 1,
      alsoAt: ['/uat/ai-chat', '/uat/library', '/uat/resource', '/uat/legislation', '/uat/article'],
    },
    { to: '/uat/people', label: 'Persoane', icon: ContactRound, group: 1 },
    { to: '/uat/reports', label: 'Rapoarte', icon: ChartColumn, group: 2 },
    { to: '/uat/profile', label: 'Instituția', icon: Landmark, group: 2 },
    {
      to: '/uat/members',
      label: 'Membri',
      icon: Users,
      group: 2,
      count: 'members',
      counted: '/uat/members',
    },
  ],
};
