import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { moderationQueue } from '../moderation/queries.ts';
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
  page(
    'moderation/:id',
    moderationQueue.loadView,
    async () => (await import('../moderation/article-page.tsx')).ModeratedArticlePage,
  ),
];
