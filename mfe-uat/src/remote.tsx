import { articleRoutes } from '@psp/features/articles/ui/routes';
import { assistantRoutes } from '@psp/features/assistant/ui/routes';
import { communityRoute } from '@psp/features/communities/ui/route';
import { dashboardLoader } from '@psp/features/dashboards/ui/queries';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { registerRoute } from '@psp/features/enrolment/ui/routes';
import { knowledgeLoader } from '@psp/features/knowledge/ui/area';
import { libraryRoutes } from '@psp/features/library/ui/routes';
import { membersRoute } from '@psp/features/members/ui/route';
import { eventRoutes } from '@psp/features/events/ui/routes';
import { ticketRoute } from '@psp/features/attendance/ui/routes';
import { flagRoutes } from '@psp/features/flags/ui/routes';
import { forumRoutes } from '@psp/features/forum/ui/routes';
import { messageRoutes } from '@psp/features/messages/ui/routes';
import { peopleRoutes } from '@psp/features/people/ui/routes';
import { legislationRoutes } from '@psp/features/legislation/ui/routes';
import { trainingRoutes } from '@psp/features/training/ui/routes';
import { projectRoutes } from '@psp/features/projects/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { listLoader, loaderOf, recordLoader } from '@psp/remote/start-loading';
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
import { dashboardQuery } from './dashboard/queries.ts';
import { routes as exchangeRoutes } from './exchange/routes.tsx';
import { events } from './events/area.ts';
import { enrolment } from './enrolment/area.ts';
import { forum } from './forum/area.ts';
import { hubQuery, knowledge } from './knowledge/area.ts';
import { articleRoute } from './knowledge/article-route.ts';
import { library } from './library/area.ts';
import { messages } from './messages/area.ts';
import { people } from './people/area.ts';
import { legislation } from './legislation/area.ts';
import { training } from './training/area.ts';
import { projects } from './projects/area.ts';
import { groupFilters } from './groups/filters.ts';
import { groupQuery, groupsQuery } from './groups/queries.ts';
import { partnerList, solutionList } from './marketplace/filters.ts';
import { partnersQuery, solutionsQuery } from './marketplace/queries.ts';
import { profileQuery } from './profile/queries.ts';
import { reportLoader } from '@psp/features/reports/ui/queries';
import { reports } from './reports/area.ts';
import { requestList } from './service-requests/filters.ts';
import { alikeQuery, ownPlaceQuery, requestQuery, requestsQuery } from './service-requests/queries.ts';

// A function, because the router clears a `lazy` object after loading it and two routes use this page.
const editor = () => ({ Component: async () => (await import('./service-requests/editor-page.tsx')).EditorPage });

/* The dashboard and the todo kinds of every capability, loaded as one chunk. */
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
const work: RouteObject[] = [
  {
    path: 'dashboard',
    loader: dashboardLoader('uat', dashboardQuery, forum),
    lazy: { Component: dashboardPage },
  },
  { path: 'service-requests/new', loader: loaderOf(ownPlaceQuery()), lazy: editor() },
  { path: 'service-requests/:id/edit', loader: recordLoader(requestQuery), lazy: editor() },
  {
    path: 'service-requests',
    loader: listLoader(requestList, requestsQuery),
    lazy: { Component: async () => (await import('./service-requests/list-page.tsx')).ListPage },
  },
  {
    path: 'service-requests/:id',
    loader: recordLoader(requestQuery),
    lazy: { Component: async () => (await import('./service-requests/detail-page.tsx')).DetailPage },
  },
  {
    path: 'service-requests/:id/alike',
    loader: recordLoader(alikeQuery),
    lazy: { Component: async () => (await import('./service-requests/alike-page.tsx')).AlikePage },
  },
  {
    path: 'service-requests/groups',
    loader: listLoader(groupFilters, groupsQuery),
    lazy: { Component: async () => (await import('./groups/list-page.tsx')).GroupListPage },
  },
  {
    path: 'service-requests/groups/:id',
    loader: recordLoader(groupQuery),
    lazy: { Component: async () => (await import('./groups/part-page.tsx')).PartPage },
  },
  {
    path: 'marketplace',
    loader: listLoader(partnerList, partnersQuery),
    lazy: { Component: async () => (await import('./marketplace/marketplace-page.tsx')).MarketplacePage },
  },
  {
    path: 'marketplace/solutions',
    loader: listLoader(solutionList, solutionsQuery),
    lazy: { Component: async () => (await import('./marketplace/solutions-page.tsx')).SolutionsPage },
  },
  {
    path: 'marketplace/compare',
    lazy: { Component: async () => (await import('./marketplace/compare-page.tsx')).ComparePage },
  },
  {
    path: 'work-confirmations/:key',
    lazy: { Component: async () => (await import('./work-confirmations/confirmation-page.tsx')).ConfirmationPage },
  },
  {
    path: 'profile',
    loader: loaderOf(profileQuery),
    lazy: { Component: async () => (await import('./profile/profile-page.tsx')).ProfilePage },
  },
  {
    path: 'reports',
    loader: reportLoader(reports.report),
    lazy: { Component: async () => (await import('./reports/reports-page.tsx')).ReportsPage },
  },
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
  {
    path: 'knowledge-hub',
    loader: async (args) => {
      await Promise.all([loaderOf(hubQuery)(args), knowledgeLoader(knowledge)(args)]);
      return null;
    },
    lazy: { Component: async () => (await import('./knowledge/hub-page.tsx')).HubPage },
  },
  ...legislationRoutes(legislation, 'legislation'),
  ...peopleRoutes(people, 'people'),
  ...articleRoutes(articles, 'community/articles'),
  communityRoute(community, 'community'),
  articleRoute,
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
