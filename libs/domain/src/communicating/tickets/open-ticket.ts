import type { EntityManager } from '@mikro-orm/postgresql';
import { FASTEST_FORM_MS } from '@psp/contracts/ticket-basics';
import type { OpenTicket } from '@psp/contracts/tickets';
import { countAttempt, isWithinLimit } from '../../joining/accounts/limit.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { holidaysOf } from './due.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { mailRequester, writeMessage } from './tell.ts';
import { Ticket } from './ticket.entity.ts';

interface Sender {
  /** IP address. */
  address: string;
  /** Who is signed in, if anybody. */
  actor: Actor | null;
}

/** True for what programs send that fill in every form they find. */
const isMachine = ({ website, filledInMs }: OpenTicket): boolean => website !== '' || filledInMs < FASTEST_FORM_MS;

/**
 * Takes a message from the support page: a ticket with a number, a receipt with a private link, a word to the association.
 * The same `key` makes one ticket. What a program sent is thrown away without a word. An address that is written for too
 * often gets no further receipts, except for its own account; nobody is told, and each message is taken. Throws `rate.limited`
 * for a caller that writes too often.
 */
export const openTicket = async (
  em: EntityManager,
  content: OpenTicket,
  { address, actor }: Sender,
  now: Date,
): Promise<void> => {
  await countAttempt(em, 'ticket:address', address);
  if (isMachine(content) || (await isSent(em, content.key))) return;
  const isReceiptDue =
    (await isOwnAddress(em, actor, content)) || (await isWithinLimit(em, 'ticket:email', content.email));
  const ticket = Ticket.open(content, actor, now, await holidaysOf(em));
  em.persist(ticket);
  await em.flush();
  const authorId = actor?.accountId ?? null;
  await writeMessage(em, { ticketId: ticket.id, side: 'requester', authorId, body: content.message }, now);
  record(
    em,
    actor ?? SYSTEM,
    { entity: 'ticket', id: ticket.id },
    { action: 'open', from: 'open', to: 'open' },
    { details: { by: 'requester' } },
  );
  const dueAt = (ticket.dueAt ?? now).toISOString();
  if (isReceiptDue) await mailRequester(em, ticket, 'ticket-received', { subject: content.subject, dueAt });
  await notifyAdmins(em, NOTIFICATIONS.opened(ticket));
};

/* Repeated sends wait for each other, also those of a phone that changes its network in between. */
const isSent = async (em: EntityManager, key: string): Promise<boolean> => {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ticket ${key}`]);
  return (await em.execute<unknown[]>('select 1 from ticket where submission_key = ?', [key])).length > 0;
};

const isOwnAddress = async (em: EntityManager, actor: Actor | null, { email }: OpenTicket): Promise<boolean> =>
  actor !== null &&
  (await em.execute<unknown[]>('select 1 from account where id = ? and email = ?::citext', [actor.accountId, email]))
    .length > 0;
