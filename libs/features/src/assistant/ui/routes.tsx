import { page, type PageRoute } from '@psp/remote/page';
import type { ComponentType } from 'react';
import type { AssistantArea } from './area.ts';

/** Creates the routes of an area's conversations with the assistant, and of a new one. */
export const assistantRoutes = (area: AssistantArea): PageRoute[] => {
  let shown: Promise<ComponentType> | undefined;
  // One component for both routes, so that the page stays as it is when a new conversation gets its address.
  const Component = () => {
    shown ??= import('./assistant-page.tsx').then(
      ({ AssistantPage }) =>
        () => <AssistantPage area={area} />,
      (error: unknown) => {
        shown = undefined;
        throw error;
      },
    );
    return shown;
  };
  return [
    page('ai-chat', Component, async () => (await import('./loaders.ts')).newConversationLoader(area)),
    page('ai-chat/:id', Component, async () => (await import('./loaders.ts')).conversationLoader(area)),
  ];
};
