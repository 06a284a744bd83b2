import { z } from 'zod';
import { anyone } from './access.ts';
import { historyEntry, id, isoDateTime, pageOf, paging, party, searchText, version } from './common.ts';
import { emailAddress } from './email.ts';
import { call, operations } from './operations.ts';
import { TICKET_KINDS, TICKET_STATUSES } from './ticket-basics.ts';

export const TICKET_ACTIONS = [
  'answer',
  'note',
  'assign',
  'changeKind',
  'resolve',
  'reopen',
  'reply',
  'close',
  'anonymise',
] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/* Names and subjects are single-line, without control and bidirectional characters. */
const NOT_IN_A_LINE = /[\s\p{Cc}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}-\u{202E}\u{2066}-\u{2069}]+/gu;
const line = (missing: string, what: string, max: number) =>
  z
    .string()
    .transform((text) => text.replace(NOT_IN_A_LINE, ' ').trim())
    .pipe(z.string().min(1, missing).max(max, `${what} poate avea cel mult ${max} de caractere.`));
const text = (missing: string, what: string) =>
  z.string().trim().min(1, missing).max(5000, `${what} poate avea cel mult 5.000 de caractere.`);

const email = emailAddress('Scrieți adresa de e-mail.');

/** Content of a ticket. */
export const ticketContent = z.strictObject({
  name: line('Scrieți numele dvs.', 'Numele', 120),
  email,
  subject: line('Scrieți subiectul.', 'Subiectul', 200),
  message: text('Scrieți mesajul.', 'Mesajul'),
  isUrgent: z.boolean().default(false),
});

/** Body of POST /tickets. Detected spam gets the same response and is discarded. */
export const openTicket = ticketContent.extend({
  kind: z.enum(TICKET_KINDS).default('support'),
  /** Honeypot field. */
  website: z.string().max(500).default(''),
  /** Milliseconds from the form's appearance to its submission. */
  filledInMs: z.int().min(0).default(0),
  /** Idempotency key of the form. */
  key: z.uuid(),
});
export type OpenTicket = z.infer<typeof openTicket>;
/** Answer to POST /tickets: the number of the ticket. */
export const ticketTaken = z.object({ number: z.string() });
export type TicketTaken = z.infer<typeof ticketTaken>;
/** Not validated: all invalid tokens get the same response. */
const token = z.string().max(200);
export const ticketLink = z.strictObject({ token });
export const replyToTicket = z.strictObject({ token, message: text('Scrieți mesajul.', 'Mesajul'), key: z.uuid() });
export const resolveByLink = z.strictObject({ token, version });

export const ticketMessage = z.object({
  id,
  side: z.enum(['requester', 'staff']),
  /** Name of the requester or the association. */
  author: z.string(),
  body: z.string(),
  createdAt: isoDateTime,
});
export type TicketMessage = z.infer<typeof ticketMessage>;

/** View of a ticket for the holder of its link. */
export const publicTicket = z.object({
  number: z.string(),
  version,
  subject: z.string(),
  kind: z.enum(TICKET_KINDS),
  status: z.enum(TICKET_STATUSES),
  createdAt: isoDateTime,
  /** Response deadline of the association; null when it is not its turn. */
  dueAt: isoDateTime.nullable(),
  /** Time until which a reply reopens it; null unless resolved. */
  replyUntil: isoDateTime.nullable(),
  messages: z.array(ticketMessage),
  actions: z.array(z.enum(['reply', 'resolve'])),
});
export type PublicTicket = z.infer<typeof publicTicket>;

export const ticketQuery = z.strictObject({
  ...paging,
  q: searchText,
  /** `active`: open, or waiting for the requester. */
  status: z.enum(['active', ...TICKET_STATUSES, 'all']).default('active'),
  kind: z.enum([...TICKET_KINDS, 'all']).default('all'),
  assignee: z.enum(['anyone', 'me', 'nobody']).default('anyone'),
  due: z.enum(['all', 'overdue']).default('all'),
});
export type TicketQuery = z.infer<typeof ticketQuery>;

/** Response deadline; `workingMinutes` left in support hours, null when overdue or counted in calendar days. */
const due = z.object({ at: isoDateTime, isOverdue: z.boolean(), workingMinutes: z.int().nullable() });
export type TicketDue = z.infer<typeof due>;

export const ticketItem = z.object({
  id,
  number: z.string(),
  subject: z.string(),
  kind: z.enum(TICKET_KINDS),
  status: z.enum(TICKET_STATUSES),
  isUrgent: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  organisation: z.string().nullable(),
  assignee: z.string().nullable(),
  due: due.nullable(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type TicketItem = z.infer<typeof ticketItem>;
export const ticketList = pageOf(ticketItem).extend({ overdue: z.int() });
export type TicketList = z.infer<typeof ticketList>;

export const ticketNote = z.object({ id, author: z.string(), body: z.string(), createdAt: isoDateTime });
export type TicketNote = z.infer<typeof ticketNote>;

export const ticketView = ticketItem.omit({ organisation: true, assignee: true, updatedAt: true }).extend({
  version,
  /** Account of the requester, if signed in. */
  accountId: id.nullable(),
  organisation: party.extend({ kind: z.enum(['uat', 'firma', 'admin']) }).nullable(),
  assignee: party.nullable(),
  replyUntil: isoDateTime.nullable(),
  messages: z.array(ticketMessage),
  notes: z.array(ticketNote),
  history: z.array(historyEntry),
  /** People to whom it may be assigned. */
  staff: z.array(party.extend({ isYou: z.boolean() })),
  actions: z.array(z.enum(TICKET_ACTIONS)),
});
export type TicketView = z.infer<typeof ticketView>;

export const answerTicket = z.strictObject({ version, message: text('Scrieți răspunsul.', 'Răspunsul') });
export const noteOnTicket = z.strictObject({ message: text('Scrieți nota.', 'Nota') });
export const assignTicket = z.strictObject({ version, accountId: id.nullable() });
export const changeTicketKind = z.strictObject({ version, kind: z.enum(TICKET_KINDS) });

const byLink = { access: anyone, view: publicTicket };
/**
 * Support for visitors. The secret of a ticket's link is sent in the body, also to read the ticket, so that it is in no access log and
 * no cache.
 */
export const publicTicketOperations = operations(['public'], {
  open: call('POST /tickets', { access: anyone, body: openTicket, view: ticketTaken, status: 202 }),
  view: call('POST /tickets/view', { ...byLink, body: ticketLink }),
  reply: call('POST /tickets/reply', { ...byLink, act: 'ticket.reply', body: replyToTicket }),
  resolve: call('POST /tickets/resolve', { ...byLink, act: 'ticket.resolve', body: resolveByLink }),
});
