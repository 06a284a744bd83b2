import type { PartnerOption } from '@psp/contracts/partners';
import type {
  AboutQuery,
  ConversationList,
  ConversationListQuery,
  ConversationStart,
  ConversationView,
  MessageSettings,
} from '@psp/contracts/messages';
import { listQuery, readQuery } from '@psp/remote/reads';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MessagesArea } from './area.ts';

/** Every query of conversations begins with this. */
export const conversationKey = ({ kind }: MessagesArea) => [kind, 'conversations'];
const threadKey = (area: MessagesArea, id: string) => [...conversationKey(area), 'one', id];

export const conversationsQuery = (area: MessagesArea, filters: ConversationListQuery) =>
  listQuery<ConversationList>(area.client, [...conversationKey(area), 'list', filters], '/conversations', filters);

/** A conversation with the last messages of so many pages; the shorter one is shown while a longer is read. */
export const conversationQuery = (area: MessagesArea, id: string, pages = 1) => {
  const path = `/conversations/${id}${pages > 1 ? `?pages=${pages}` : ''}`;
  const read = readQuery<ConversationView>(area.client, [...threadKey(area, id), pages], path);
  return queryOptions({ ...read, placeholderData: keepPreviousData });
};

export const startQuery = (area: MessagesArea, about: AboutQuery) =>
  readQuery<ConversationStart>(area.client, [...conversationKey(area), 'start', about], '/conversations/start', about);

/** Organisations that may be written to, whose names hold `q`. */
export const recipientsQuery = ({ kind, client }: MessagesArea, q: string) =>
  readQuery<{ items: PartnerOption[] }>(
    client,
    [kind, 'recipients', q],
    kind === 'uat' ? '/partners' : '/authorities',
    { q },
  );

export const settingsQuery = (area: MessagesArea) =>
  readQuery<MessageSettings>(area.client, [area.kind, 'message-settings'], '/message-settings');

/** Reads a conversation again, and the lists that show it. */
export const refreshConversation = async (client: QueryClient, area: MessagesArea, id: string): Promise<void> => {
  void client.invalidateQueries({ queryKey: [...conversationKey(area), 'list'] });
  void client.invalidateQueries({ queryKey: [area.kind, 'navigation-counts'] });
  await client.invalidateQueries({ queryKey: threadKey(area, id) });
};
