import { page, type PageRoute } from '@psp/remote/page';

/** Issues and subscribers of the newsletter. */
export const newsletterRoutes: PageRoute[] = [
  page(
    'newsletter',
    async () => (await import('./newsletter-page.tsx')).NewsletterPage,
    async () => (await import('./queries.ts')).loadNewsletter,
  ),
  page('newsletter/nou', async () => (await import('./issue-page.tsx')).IssuePage),
  page(
    'newsletter/:id',
    async () => (await import('./issue-page.tsx')).IssuePage,
    async () => (await import('./queries.ts')).loadIssue,
  ),
];
