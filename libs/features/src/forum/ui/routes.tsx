import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type ForumArea, topicFilters } from './area.ts';
import { placeIn, topicQuery, topicsQuery } from './queries.ts';

/** Creates the routes of an area's forum: the list at `base`, and topics at `topicBase/:id`. */
export const forumRoutes = (area: ForumArea, base: string, topicBase = base): RouteObject[] => [
  {
    path: base,
    loader: listLoader(topicFilters(area), (filters) => topicsQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { TopicsPage } = await import('./topics-page.tsx');
        return () => <TopicsPage area={area} />;
      },
    },
  },
  {
    path: `${topicBase}/:id`,
    loader: (args) =>
      startLoading(args, topicQuery(area, args.params.id ?? '', placeIn(new URL(args.request.url).searchParams))),
    lazy: {
      Component: async () => {
        const { TopicPage } = await import('./topic-page.tsx');
        return () => <TopicPage area={area} />;
      },
    },
  },
];
