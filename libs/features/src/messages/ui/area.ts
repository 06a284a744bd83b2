import {
  CONVERSATION_FILTERS,
  type AboutQuery,
  type ConversationListQuery,
  type ConversationView,
} from '@psp/contracts/messages';
import type { Client } from '@psp/remote/client';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';

/** The side that writes. */
export interface MessagesArea {
  kind: 'uat' | 'firma';
  /** The client of the area's own service. */
  client: Client;
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

/** Where files of a message are sent to, and where one is downloaded. */
export const uploadsOf = ({ kind }: Place): string => `/api/${kind}/uploads`;
export const attachmentHref = ({ kind }: Place, id: string, fileId: string): string =>
  `/api/${kind}/conversations/${id}/attachments/${fileId}`;

/** Where a conversation is downloaded, on paper. */
export const pdfHref = ({ kind }: Place, id: string): string => `/api/${kind}/conversations/${id}/pdf`;
/** All messages as a text file, of any number. */
export const textHref = ({ kind }: Place, id: string): string => `/api/${kind}/conversations/${id}/text`;

export const conversationFilters = ({ kind }: Place) =>
  listFilters<ConversationListQuery>(`/${kind}/messages`, (search) => ({
    q: textIn(search),
    show: oneOfIn(CONVERSATION_FILTERS, search, 'show'),
    page: pageIn(search),
  }));
