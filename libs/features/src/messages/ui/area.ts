import {
  CONVERSATION_FILTERS,
  type AboutQuery,
  type conversationOperations,
  type ConversationListQuery,
  type ConversationView,
  type messageSettingsOperations,
} from '@psp/contracts/messages';
import type { Api } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { PartySearch } from '../../parties/ui/party-field.tsx';

export type MessageOperations = typeof conversationOperations | typeof messageSettingsOperations;

/** The side that writes. */
export interface MessagesArea {
  kind: 'uat' | 'firma';
  api: Api<MessageOperations>;
  /** Finds organisations that may be written to. */
  recipients: PartySearch;
}

type Place = Pick<MessagesArea, 'kind'>;

/** Address of a conversation. */
export const conversationHref = ({ kind }: Place, id: string): string => `/${kind}/messages/${id}`;

/** What the address of a new conversation asks for. */
export const aboutIn = (search: URLSearchParams): AboutQuery => {
  const names = ['to', 'project', 'request'] as const;
  return Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])));
};

/** True where the address names neither an organisation nor a record. */
export const isAboutNobody = (about: AboutQuery): boolean => Object.keys(about).length === 0;

/** Address of what a conversation is about. */
export const aboutHref = ({ kind }: Place, about: NonNullable<ConversationView['about']>): string => {
  if (about.kind === 'project') return `/${kind}/projects/${about.id}`;
  return kind === 'uat' ? `/uat/service-requests/${about.id}` : `/firma/opportunities/${about.id}`;
};

export const conversationFilters = ({ kind }: Place) =>
  listFilters(
    `/${kind}/messages`,
    byParts<ConversationListQuery>({ q: text, show: oneOf(CONVERSATION_FILTERS), page }),
  );
