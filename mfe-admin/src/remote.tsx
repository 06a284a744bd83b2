import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { ClipboardList, LayoutDashboard } from 'lucide-react';
import { redirect } from 'react-router-dom';
import manifest from '../package.json' with { type: 'json' };
import { messages } from './common/messages.ts';
import { loadDashboard } from './dashboard/queries.ts';
import { loadAudit, loadRequests } from './service-requests/queries.ts';

/** The association's area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [
    { index: true, loader: () => redirect('/admin/dashboard') },
    {
      path: 'dashboard',
      loader: loadDashboard,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage },
    },
    {
      path: 'service-requests',
      loader: loadRequests,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./service-requests/requests-page.tsx')).RequestsPage },
    },
    {
      path: 'service-requests/:id',
      loader: loadAudit,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./service-requests/audit-page.tsx')).AuditPage },
    },
  ],
  navigation: [
    { to: '/admin/dashboard', label: messages.dashboard, icon: LayoutDashboard },
    { to: '/admin/service-requests', label: messages.requests, icon: ClipboardList },
  ],
};
