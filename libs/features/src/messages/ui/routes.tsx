import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { aboutIn, conversationFilters, isAboutNobody, type MessagesArea } from './area.ts';
import { conversationQuery, conversationsQuery, startQuery } from './queries.ts';

/** Creates the routes of an area's conversations and of a new message. */
export const messageRoutes = (area: MessagesArea): RouteObject[] => {
  const list = listLoader(conversationFilters(area), (filters) => conversationsQuery(area, filters));
  const page = async () => {
    const { MessagesPage } = await import('./messages-page.tsx');
    return () => <MessagesPage area={area} />;
  };
  return [
    { path: 'messages', loader: list, lazy: { Component: page } },
    {
      path: 'messages/new',
      loader: (args) => {
        const about = aboutIn(new URL(args.request.url).searchParams);
        return isAboutNobody(about) ? null : startLoading(args, startQuery(area, about));
      },
      lazy: {
        Component: async () => {
          const { NewPage } = await import('./new-page.tsx');
          return () => <NewPage area={area} />;
        },
      },
    },
    {
      path: 'messages/:id',
      loader: async (args) => {
        // The page reports a missing conversation beside the list.
        const one = startLoading(args, conversationQuery(area, args.params.id ?? '')).catch(() => null);
        await Promise.all([list(args), one]);
        return null;
      },
      lazy: { Component: page },
    },
  ];
};
