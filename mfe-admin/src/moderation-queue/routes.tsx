import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { recordLoader } from '@psp/remote/start-loading';
import { moderationQueue } from '../moderation/queries.ts';
import { reviewQuery } from '../reviews/queries.ts';
import { loadDecided, loadFigures, loadQueue } from './queries.ts';

/** The one queue of moderation, and articles with what was decided about them. */
export const moderationRoutes: RouteObject[] = [
  page('moderation', loadQueue, async () => (await import('./queue-page.tsx')).ModerationQueuePage),
  page('moderation/decise', loadDecided, async () => (await import('./decided-page.tsx')).DecidedPage),
  page('moderation/cifre', loadFigures, async () => (await import('./figures-page.tsx')).FiguresPage),
  page(
    'articles',
    moderationQueue.loadList,
    async () => (await import('../moderation/moderation-page.tsx')).ModerationPage,
  ),
  page('reviews/:id', recordLoader(reviewQuery), async () => (await import('../reviews/review-page.tsx')).ReviewPage),
  page(
    'moderation/:id',
    moderationQueue.loadView,
    async () => (await import('../moderation/article-page.tsx')).ModeratedArticlePage,
  ),
];
