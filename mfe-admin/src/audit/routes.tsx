import { page, type PageRoute } from '@psp/remote/page';

/** Recorded acts. */
export const auditRoutes: PageRoute[] = [
  page(
    'audit',
    async () => (await import('./audit-page.tsx')).AuditPage,
    async () => (await import('./queries.ts')).auditQueue.loadList,
  ),
  page(
    'audit/:id',
    async () => (await import('./act-page.tsx')).ActPage,
    async () => (await import('./queries.ts')).auditQueue.loadView,
  ),
];
