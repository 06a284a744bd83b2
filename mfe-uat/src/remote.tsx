import { strings } from '@psp/contracts/navigation-strings';
import { articleHref } from '@psp/features/articles/ui/area';
import { articleRoutes } from '@psp/features/articles/ui/routes';
import { dashboardQuery } from '@psp/features/dashboards/ui/queries';
import { membersRoute } from '@psp/features/members/ui/route';
import { projectRoutes } from '@psp/features/projects/ui/routes';
import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { listLoader, loaderOf, recordLoader } from '@psp/remote/start-loading';
import { RouteError } from '@psp/remote/screen';
import Briefcase from 'lucide-react/icons/briefcase';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Newspaper from 'lucide-react/icons/newspaper';
import Users from 'lucide-react/icons/users';
import { type RouteObject, redirect } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { whenActive } from '@psp/remote/when-active';
import { articles } from './articles/area.ts';
import { api } from './common/api.ts';
import { projects } from './projects/area.ts';
import { requestList } from './service-requests/filters.ts';
import { requestQuery, requestsQuery } from './service-requests/queries.ts';

// A function: the router empties the object once it has loaded the page, and two routes show this one.
const editor = () => ({ Component: async () => (await import('./service-requests/editor-page.tsx')).EditorPage });

/* Pages of an approved organisation; for another they say where its application stands. */
const work: RouteObject[] = [
  {
    path: 'dashboard',
    loader: loaderOf(dashboardQuery(api, 'uat')),
    lazy: { Component: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage },
  },
  { path: 'service-requests/new', lazy: editor() },
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
  ...projectRoutes(projects),
  ...articleRoutes(articles, 'community/articles'),
  // Notifications of earlier releases lead to these.
  { path: 'community', loader: () => redirect('/uat/dashboard') },
  { path: 'article/:id', loader: ({ params }) => redirect(articleHref(articles, params.id ?? '')) },
];

const pages: RouteObject[] = [
  { index: true, loader: () => redirect('/uat/dashboard') },
  whenActive(work),
  membersRoute(api, 'uat'),
];

/** The town halls' area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [{ errorElement: <RouteError />, children: pages }],
  navigation: [
    { to: '/uat/dashboard', label: strings.dashboard, icon: House, group: 1 },
    {
      to: '/uat/service-requests',
      label: strings.serviceRequests,
      icon: FileText,
      group: 1,
      count: 'serviceRequests',
      counted: '/uat/service-requests?status=open',
    },
    {
      to: '/uat/projects',
      label: strings.projects,
      icon: Briefcase,
      group: 1,
      count: 'projects',
      counted: '/uat/projects?status=active',
    },
    { to: '/uat/community/articles', label: strings.articles, icon: Newspaper, group: 1 },
    { to: '/uat/members', label: strings.members, icon: Users, group: 2 },
  ],
};
