import { page, type PageRoute } from '@psp/remote/page';

/** Opinions about an event. */
export const feedbackRoutes: PageRoute[] = [
  page(
    'events/:id/feedback',
    async () => (await import('./feedback-page.tsx')).FeedbackPage,
    async () => (await import('./queries.ts')).loadResults,
  ),
];
