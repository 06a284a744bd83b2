import { type PageRoute, pageWith } from '@psp/remote/page';
import type { MessagesArea } from './area.ts';

const messages = async () => (await import('./messages-page.tsx')).MessagesPage;

/** Creates the routes of an area's conversations and of a new message. */
export const messageRoutes = (area: MessagesArea): PageRoute[] => [
  pageWith({ area }, 'messages', messages, async () => (await import('./loaders.ts')).conversationsLoader),
  pageWith(
    { area },
    'messages/new',
    async () => (await import('./new-page.tsx')).NewPage,
    async () => (await import('./loaders.ts')).newMessageLoader,
  ),
  pageWith({ area }, 'messages/:id', messages, async () => (await import('./loaders.ts')).conversationLoader),
];
