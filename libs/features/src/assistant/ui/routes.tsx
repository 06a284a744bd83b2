import { startLoading } from '@psp/remote/start-loading';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AssistantArea } from './area.ts';
import { conversationQuery, conversationsQuery, startQuery } from './queries.ts';

/** Creates the routes of an area's conversations with the assistant, and of a new one. */
export const assistantRoutes = (area: AssistantArea): RouteObject[] => {
  let page: Promise<ComponentType> | undefined;
  // One component for both routes, so that the page stays as it is when a new conversation gets its address.
  const Component = () => {
    page ??= import('./assistant-page.tsx').then(
      ({ AssistantPage }) =>
        () => <AssistantPage area={area} />,
      (error: unknown) => {
        page = undefined;
        throw error;
      },
    );
    return page;
  };
  const beside = (args: LoaderFunctionArgs) => [
    startLoading(args, startQuery(area)),
    startLoading(args, conversationsQuery(area)),
  ];
  return [
    {
      path: 'ai-chat',
      loader: async (args) => {
        await Promise.all(beside(args));
        return null;
      },
      lazy: { Component },
    },
    {
      path: 'ai-chat/:id',
      loader: async (args) => {
        await Promise.all([startLoading(args, conversationQuery(area, args.params.id ?? '')), ...beside(args)]);
        return null;
      },
      lazy: { Component },
    },
  ];
};
