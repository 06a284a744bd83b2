import { page, type PageRoute } from '@psp/remote/page';

/** The one queue of moderation, and articles with what was decided about them. */
export const moderationRoutes: PageRoute[] = [
  page(
    'moderation',
    async () => (await import('./queue-page.tsx')).ModerationQueuePage,
    async () => (await import('./queries.ts')).loadQueue,
  ),
  page(
    'moderation/decise',
    async () => (await import('./decided-page.tsx')).DecidedPage,
    async () => (await import('./queries.ts')).loadDecided,
  ),
  page(
    'moderation/cifre',
    async () => (await import('./figures-page.tsx')).FiguresPage,
    async () => (await import('./queries.ts')).loadFigures,
  ),
  page(
    'articles',
    async () => (await import('../moderation/moderation-page.tsx')).ModerationPage,
    async () => (await import('../moderation/queries.ts')).moderationQueue.loadList,
  ),
  page(
    'reviews/:id',
    async () => (await import('../reviews/review-page.tsx')).ReviewPage,
    async () => (await import('../reviews/queries.ts')).loadReview,
  ),
  page(
    'moderation/:id',
    async () => (await import('../moderation/article-page.tsx')).ModeratedArticlePage,
    async () => (await import('../moderation/queries.ts')).moderationQueue.loadView,
  ),
];
