import {
  CONVERSATION_FILTERS,
  type conversationOperations,
  type ConversationListQuery,
  type ConversationView,
  type messageSettingsOperations,
  type StartQuery,
} from '@psp/contracts/messages';
import type { Api } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { PartySearch } from '../../parties/ui/party-field.tsx';

export type MessageOperations = typeof conversationOperations | typeof messageSettingsOperations;

/** Area whose organisation writes and reads messages. */
export interface MessagesArea {
  kind: 'uat' | 'firma';
  api: Api<MessageOperations>;
  /** Query that finds possible recipients by name. */
  recipients: PartySearch;
}

type Side = Pick<MessagesArea, 'kind'>;

/** Path of a conversation. */
export const conversationHref = ({ kind }: Side, id: string): string => `/${kind}/messages/${id}`;

/** Reads recipient, project, request and named person of a new conversation from the address. */
export const aboutIn = (search: URLSearchParams): StartQuery => {
  const names = ['to', 'project', 'request', 'person'] as const;
  return Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])));
};

/** True when the address has neither recipient nor record. */
export const isAboutNobody = (about: StartQuery): boolean => Object.keys(about).length === 0;

/** Path of the record that a conversation is about. */
export const aboutHref = (
  { kind }: Side,
  about: Pick<NonNullable<ConversationView['about']>, 'kind' | 'id'>,
): string => {
  if (about.kind === 'project') return `/${kind}/projects/${about.id}`;
  return kind === 'uat' ? `/uat/service-requests/${about.id}` : `/firma/opportunities/${about.id}`;
};

export const conversationFilters = ({ kind }: Side) =>
  listFilters(
    `/${kind}/messages`,
    byParts<ConversationListQuery>({ q: text, show: oneOf(CONVERSATION_FILTERS), page }),
  );
