import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, pageOf, paging, party, type StatusLabel, searchText, version, versioned } from './common.ts';
import { attachmentIds, attachmentViews } from './files.ts';
import { act, file, operations, read } from './operations.ts';

import { reportConversation } from './reported-conversations.ts';

export const CONVERSATION_STATUSES = ['pending', 'active', 'completed'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];
export const CONVERSATION_STATUS: Record<ConversationStatus, StatusLabel> = {
  pending: { label: 'În așteptare', tone: 'waiting' },
  active: { label: 'Activ', tone: 'open' },
  completed: { label: 'Finalizat', tone: 'success' },
};

/** `answer` is a message of the side whose answer is awaited. */
export const CONVERSATION_ACTIONS = ['write', 'answer', 'note', 'complete', 'reopen', 'assign', 'report'] as const;
export type ConversationAction = (typeof CONVERSATION_ACTIONS)[number];

/** Organisations that may start a conversation without a common request or project. */
export const FIRST_CONTACTS = ['all', 'verified', 'nobody'] as const;
export type FirstContact = (typeof FIRST_CONTACTS)[number];

export const MESSAGE_MAX = 10_000;
/** Number of messages in a page of a thread. */
export const THREAD_SIZE = 50;
const THREAD_PAGES_MAX = 40;

const body = z
  .string()
  .trim()
  .min(1, 'Scrieți mesajul.')
  .max(MESSAGE_MAX, 'Mesajul poate avea cel mult 10.000 de caractere.');

/** A message, or a note that only colleagues of its author can read. */
export const writeMessage = z.strictObject({ body, isNote: z.boolean().default(false), attachments: attachmentIds });
export type WriteMessage = z.input<typeof writeMessage>;

/** Subject of a conversation: a project, an opened request with a firm that offered (`to`), or only an organisation (`to`). */
export const aboutQuery = z.strictObject({ to: id.optional(), project: id.optional(), request: id.optional() });
export type AboutQuery = z.infer<typeof aboutQuery>;
/** `person`: somebody of the organisation, from the directory of people, who is named in the subject. */
export const startQuery = aboutQuery.extend({ person: id.optional() });
export type StartQuery = z.infer<typeof startQuery>;

export const startConversation = aboutQuery.extend({
  subject: z.string().trim().min(1, 'Scrieți subiectul.').max(200, 'Subiectul poate avea cel mult 200 de caractere.'),
  body,
  attachments: attachmentIds,
});
export type StartConversation = z.input<typeof startConversation>;

/** State before a conversation is started: `existing` if there is one about this subject, `refusal` if it may not be started. */
export const conversationStart = z.object({
  other: party,
  subject: z.string(),
  existing: id.nullable(),
  refusal: z.string().nullable(),
});
export type ConversationStart = z.infer<typeof conversationStart>;

export const CONVERSATION_FILTERS = ['unread', 'mine'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];
export const conversationListQuery = z.strictObject({
  ...paging,
  q: searchText,
  /** `unread`: with unread messages; `mine`: assigned to the person. */
  show: z.enum(CONVERSATION_FILTERS).optional(),
});
export type ConversationListQuery = z.infer<typeof conversationListQuery>;

const about = z.object({ kind: z.enum(['request', 'project']), id, number: z.string() });

export const conversationItem = z.object({
  id,
  status: z.enum(CONVERSATION_STATUSES),
  other: party,
  subject: z.string(),
  number: z.string().nullable(),
  isUnread: z.boolean(),
  isMuted: z.boolean(),
  /** Last message or note visible to the reader's side; `isOwn` if it is of that side. */
  last: z.object({ text: z.string(), isOwn: z.boolean(), isNote: z.boolean() }),
  lastAt: isoDateTime,
});
export type ConversationItem = z.infer<typeof conversationItem>;
export const conversationList = pageOf(conversationItem).extend({
  /** Number of conversations by filter, up to 1.000. */
  counts: z.object({ all: z.int(), unread: z.int(), mine: z.int() }),
});
export type ConversationList = z.infer<typeof conversationList>;

export const messageView = z.object({
  id,
  /** Number of the message, from 1; a note has the number of the previous message. */
  number: z.int(),
  at: isoDateTime,
  author: z.string(),
  /** `isOwn`: of the reader's side; `isMine`: written by the reader. */
  isOwn: z.boolean(),
  isMine: z.boolean(),
  isNote: z.boolean(),
  body: z.string(),
  attachments: attachmentViews,
});
export type MessageView = z.infer<typeof messageView>;

export const threadQuery = z.strictObject({ pages: z.coerce.number().int().min(1).max(THREAD_PAGES_MAX).default(1) });
export const conversationView = z.object({
  id,
  version,
  status: z.enum(CONVERSATION_STATUSES),
  other: party,
  subject: z.string(),
  about: about.nullable(),
  /** The last messages, oldest first. */
  messages: z.array(messageView),
  hasEarlier: z.boolean(),
  /** Number of the last message that the reader has read, 0 for none. */
  readNumber: z.int(),
  /** Number of the last message read by somebody of the other side, and when. */
  seen: z.object({ number: z.int(), at: isoDateTime }).nullable(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  /** Why neither side may write: the reader's side blocks the other or is blocked by it, or the other has left the portal. */
  bar: z.enum(['blocking', 'blocked', 'unreachable']).nullable(),
  /** Why the reader's side must await an answer before writing again; null if it may write. Optional until the next release. */
  refusal: z.string().nullable().optional(),
  /** Reason and time of a lock by the association; while locked, neither side may write to the other. */
  locked: z.object({ reason: z.string(), at: isoDateTime }).nullable(),
  /** Whether a report by the reader's side is not decided yet. */
  isReported: z.boolean(),
  /** Person of the reader's side who answers. */
  assignee: party.nullable(),
  colleagues: z.array(party),
  actions: z.array(z.enum(CONVERSATION_ACTIONS)),
});
export type ConversationView = z.infer<typeof conversationView>;

export const readMessages = z.strictObject({ number: z.int().min(1) });
export const muteConversation = z.strictObject({ isMuted: z.boolean() });
export const assignConversation = z.strictObject({ version, accountId: id.nullable() });

/** Organisations that may write first, and blocked ones. */
export const messageSettings = z.object({
  firstContact: z.enum(FIRST_CONTACTS),
  blocked: z.array(party),
});
export type MessageSettings = z.infer<typeof messageSettings>;
export const setFirstContact = z.strictObject({ firstContact: z.enum(FIRST_CONTACTS) });
export const blockOrganisation = z.strictObject({ organisationId: id, isBlocked: z.boolean() });

const step = { access: editors, view: conversationView };
export const conversationOperations = operations(['uat', 'firma'], {
  list: read('/conversations', { access: viewers, query: conversationListQuery, view: conversationList }),
  preview: read('/conversations/start', { access: viewers, query: startQuery, view: conversationStart }),
  view: read('/conversations/:id', { access: viewers, query: threadQuery, view: conversationView }),
  pdf: file('/conversations/:id/pdf', { access: viewers }),
  text: file('/conversations/:id/text', { access: viewers }),
  attachment: file('/conversations/:id/attachments/:fileId', { access: viewers }),
  start: act('conversation.start', 'POST /conversations', { ...step, body: startConversation }),
  write: act('conversation.write', 'POST /conversations/:id/messages', { access: editors, body: writeMessage }),
  complete: act('conversation.complete', 'POST /conversations/:id/complete', { ...step, body: versioned }),
  reopen: act('conversation.reopen', 'POST /conversations/:id/reopen', { ...step, body: versioned }),
  assign: act('conversation.assign', 'POST /conversations/:id/assign', { ...step, body: assignConversation }),
  report: act('conversation.report', 'POST /conversations/:id/report', { ...step, body: reportConversation }),
  markRead: act('conversation.read', 'POST /conversations/:id/read', { access: viewers, body: readMessages }),
  mute: act('conversation.mute', 'POST /conversations/:id/mute', { access: viewers, body: muteConversation }),
  writing: act('conversation.writing', 'POST /conversations/:id/writing', {
    access: editors,
    body: z.strictObject({}),
  }),
});

const settings = { access: editors, view: messageSettings };
export const messageSettingsOperations = operations(['uat', 'firma'], {
  view: read('/message-settings', { access: viewers, view: messageSettings }),
  setFirstContact: act('organisation.setFirstContact', 'PUT /message-settings/first-contact', {
    ...settings,
    body: setFirstContact,
  }),
  block: act('organisation.block', 'POST /message-settings/blocked', { ...settings, body: blockOrganisation }),
});
