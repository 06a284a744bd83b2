import type { ConversationListQuery, StartQuery } from '@psp/contracts/messages';
import { listQuery, readQuery } from '@psp/remote/queries';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MessagesArea } from './area.ts';

/** Key prefix of all queries of conversations. */
export const conversationKey = ({ kind }: MessagesArea) => [kind, 'conversations'];
const threadKey = (area: MessagesArea, id: string) => [...conversationKey(area), 'one', id];

export const conversationsQuery = (area: MessagesArea, filters: ConversationListQuery) =>
  listQuery(area.api, [...conversationKey(area), 'list', filters], 'GET /conversations', { query: filters });

/** Query of a conversation with its last `pages` pages of messages. The previous data stays visible while more are loaded. */
export const conversationQuery = (area: MessagesArea, id: string, pages = 1) => {
  const query = pages > 1 ? { pages } : {};
  const read = readQuery(area.api, [...threadKey(area, id), pages], 'GET /conversations/:id', { id, query });
  return queryOptions({ ...read, placeholderData: keepPreviousData });
};

export const startQuery = (area: MessagesArea, about: StartQuery) =>
  readQuery(area.api, [...conversationKey(area), 'start', about], 'GET /conversations/start', { query: about });

export const settingsQuery = (area: MessagesArea) =>
  readQuery(area.api, [area.kind, 'message-settings'], 'GET /message-settings');

/** Refetches a conversation and the lists that show it; resolves when the conversation is refetched. */
export const refreshConversation = async (client: QueryClient, area: MessagesArea, id: string): Promise<void> => {
  void client.invalidateQueries({ queryKey: [...conversationKey(area), 'list'] });
  void client.invalidateQueries({ queryKey: [area.kind, 'navigation-counts'] });
  await client.invalidateQueries({ queryKey: threadKey(area, id) });
};
