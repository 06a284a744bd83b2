import { type PageRoute, pageWith } from '@psp/remote/page';
import type { ForumArea } from './area.ts';

/** Creates the routes of an area's forum: the list at `base`, and topics at `topicBase/:id`. */
export const forumRoutes = (area: ForumArea, base: string, topicBase = base): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./topics-page.tsx')).TopicsPage,
    async () => (await import('./loaders.ts')).topicsLoader,
  ),
  pageWith(
    { area },
    `${topicBase}/:id`,
    async () => (await import('./topic-page.tsx')).TopicPage,
    async () => (await import('./loaders.ts')).topicLoader,
  ),
];
