import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { ClipboardList, LayoutDashboard } from 'lucide-react';
import { redirect } from 'react-router-dom';
import { messages } from './common/messages.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { loadDashboard } from './dashboard/queries.ts';
import { AuditPage } from './service-requests/audit-page.tsx';
import { loadAudit, loadRequests } from './service-requests/queries.ts';
import { RequestsPage } from './service-requests/requests-page.tsx';

/** The association's area. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: '0.1.0',
  routes: [
    { index: true, loader: () => redirect('/admin/dashboard') },
    { path: 'dashboard', element: <DashboardPage />, loader: loadDashboard, errorElement: <RouteError /> },
    { path: 'service-requests', element: <RequestsPage />, loader: loadRequests, errorElement: <RouteError /> },
    { path: 'service-requests/:id', element: <AuditPage />, loader: loadAudit, errorElement: <RouteError /> },
  ],
  navigation: [
    { to: '/admin/dashboard', label: messages.dashboard, icon: LayoutDashboard },
    { to: '/admin/service-requests', label: messages.requests, icon: ClipboardList },
  ],
};
