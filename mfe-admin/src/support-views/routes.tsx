import { page, type PageRoute } from '@psp/remote/page';

/** What an organisation sees, for support. */
export const supportViewRoutes: PageRoute[] = [
  page(
    'users/organizatii/:id/suport',
    async () => (await import('./support-page.tsx')).SupportPage,
    async () => (await import('./queries.ts')).loadSupport,
  ),
];
