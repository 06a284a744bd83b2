import { page, type PageRoute } from '@psp/remote/page';

/** Texts of the public site. */
export const contentRoutes: PageRoute[] = [
  page(
    'content',
    async () => (await import('./sections-page.tsx')).SectionsPage,
    async () => (await import('./queries.ts')).loadSections,
  ),
  page(
    'content/:key',
    async () => (await import('./section-page.tsx')).SectionPage,
    async () => (await import('./queries.ts')).loadSection,
  ),
];
