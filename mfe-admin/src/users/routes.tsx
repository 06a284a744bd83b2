import { page, type PageRoute } from '@psp/remote/page';

/** Organisations and people, and acts on several of them. */
export const userRoutes: PageRoute[] = [
  page(
    'users',
    async () => (await import('./users-page.tsx')).UsersPage,
    async () => (await import('./queries.ts')).loadUsers,
  ),
  page(
    'users/organizatii/:id',
    async () => (await import('./organisation-page.tsx')).OrganisationPage,
    async () => (await import('./queries.ts')).organisationQueue.loadView,
  ),
  page(
    'users/actiuni',
    async () => (await import('./bulk-page.tsx')).BulkActsPage,
    async () => (await import('./bulk-queries.ts')).loadBulkActs,
  ),
  page(
    'users/actiuni/:id',
    async () => (await import('./bulk-page.tsx')).BulkActPage,
    async () => (await import('./bulk-queries.ts')).loadBulkAct,
  ),
  page(
    'users/persoane/:id',
    async () => (await import('./person-page.tsx')).PersonPage,
    async () => (await import('./queries.ts')).loadPerson,
  ),
];
