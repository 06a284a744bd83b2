import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { ClipboardList, FileCheck, LayoutDashboard, UserCog, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { loadApplication, loadApplications } from './applications/queries.ts';
import { messages } from './common/messages.ts';
import { loadDashboard } from './dashboard/queries.ts';
import { loadAudit, loadRequests } from './service-requests/queries.ts';
import { loadOrganisation, loadPerson, loadUsers } from './users/queries.ts';

/* Each page is a file of its own; its data is asked for at the same time. */
const page = (path: string, loader: LoaderFunction, Component: () => Promise<ComponentType>): RouteObject => ({
  path,
  loader,
  errorElement: <RouteError />,
  lazy: { Component },
});

/** The association's area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [
    { index: true, loader: () => redirect('/admin/dashboard') },
    page('dashboard', loadDashboard, async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
    page(
      'applications',
      loadApplications,
      async () => (await import('./applications/applications-page.tsx')).ApplicationsPage,
    ),
    page(
      'applications/:id',
      loadApplication,
      async () => (await import('./applications/application-page.tsx')).ApplicationPage,
    ),
    page('users', loadUsers, async () => (await import('./users/users-page.tsx')).UsersPage),
    page(
      'users/organizatii/:id',
      loadOrganisation,
      async () => (await import('./users/organisation-page.tsx')).OrganisationPage,
    ),
    page('users/persoane/:id', loadPerson, async () => (await import('./users/person-page.tsx')).PersonPage),
    page(
      'service-requests',
      loadRequests,
      async () => (await import('./service-requests/requests-page.tsx')).RequestsPage,
    ),
    page('service-requests/:id', loadAudit, async () => (await import('./service-requests/audit-page.tsx')).AuditPage),
    {
      path: 'members',
      errorElement: <RouteError />,
      lazy: {
        loader: async () => (await import('./members/queries.ts')).loadMembers,
        Component: async () => (await import('./members/members-page.tsx')).MembersPage,
      },
    },
  ],
  navigation: [
    { to: '/admin/dashboard', label: messages.dashboard, icon: LayoutDashboard },
    { to: '/admin/applications', label: messages.applications, icon: FileCheck },
    { to: '/admin/service-requests', label: messages.requests, icon: ClipboardList },
    { to: '/admin/users', label: messages.users, icon: UserCog },
    { to: '/admin/members', label: messages.members, icon: Users, group: 2 },
  ],
};
