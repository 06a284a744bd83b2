import { page, type PageRoute } from '@psp/remote/page';

/** Requests of all authorities. */
export const requestRoutes: PageRoute[] = [
  page(
    'service-requests',
    async () => (await import('./requests-page.tsx')).RequestsPage,
    async () => (await import('./queries.ts')).loadRequests,
  ),
  page(
    'service-requests/:id',
    async () => (await import('./audit-page.tsx')).AuditPage,
    async () => (await import('./queries.ts')).loadAudit,
  ),
];
