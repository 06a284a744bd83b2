import { FASTEST_FORM_MS } from '@psp/contracts/ticket-basics';
import type { OpenTicket } from '@psp/contracts/tickets';
import { sql } from 'kysely';
import type { Doer } from '../../actor.ts';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { readWorkingDays } from './due.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { mailRequester, writeMessage } from './correspondence.ts';
import { Ticket } from './ticket.entity.ts';

/** True for spam bots: the hidden field is filled in, or the form was sent too fast. */
const isSpam = ({ website, filledInMs }: OpenTicket): boolean => website !== '' || filledInMs < FASTEST_FORM_MS;

/**
 * Opens a ticket for a message from the support page, mails a receipt with a private link and notifies the association. Returns the
 * ticket's number. Repeated calls with the same `key` open one ticket. Spam is dropped and gets an unused number. After too many
 * messages with the same e-mail address no further receipts are mailed, except to the address of the signed-in account; the
 * messages are stored all the same. Throws `rate.limited` for too many messages from one IP address.
 */
export const openTicket = async (
  write: Write<Doer>,
  { address, ...content }: OpenTicket & { address: string },
): Promise<string> => {
  const { em, db, now } = write;
  const actor = write.actor.kind === 'system' ? null : write.actor;
  await countAttempt(write, 'ticket:address', address);
  const sent = await numberSent(db, content.key);
  if (sent !== null || isSpam(content)) return sent ?? unusedNumber(write);
  const [isOwn, days] = await Promise.all([isOwnAddress(db, actor?.accountId, content), readWorkingDays(db)]);
  const isReceiptDue = isOwn || (await isWithinLimit(write, 'ticket:email', content.email));
  const ticket = Ticket.open(content, actor, now, days);
  em.persist(ticket);
  record(
    write,
    { entity: 'ticket', id: ticket.id },
    { action: 'open', from: 'open', to: 'open' },
    { details: { by: 'requester' } },
  );
  // The database assigns the number.
  await flush(write);
  const authorId = actor?.accountId ?? null;
  writeMessage(write, { ticketId: ticket.id, side: 'requester', authorId, body: content.message });
  const dueAt = (ticket.dueAt ?? now).toISOString();
  if (isReceiptDue) await mailRequester(write, ticket, 'ticket-received', { subject: content.subject, dueAt });
  notifyAdmins(write, NOTIFICATIONS.opened(ticket));
  return ticket.number;
};

/* Repeated requests wait for each other, also when a phone has changed its network in between. */
const numberSent = async (db: Db, key: string): Promise<string | null> => {
  const [, sent] = await Promise.all([
    db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${key}`}, 0))`),
    oneRow(db, sql<{ number: string }>`select number from ticket where submission_key = ${key}`),
  ]);
  return sent?.number ?? null;
};

const unusedNumber = async ({ db, now }: Write<unknown>): Promise<string> =>
  (await oneRow(db, sql<{ number: string }>`select next_ticket_number(${now}) as number`))?.number ?? '';

const isOwnAddress = async (db: Db, accountId: string | undefined, { email }: OpenTicket): Promise<boolean> =>
  accountId !== undefined &&
  (await db.run(sql`select from account where id = ${accountId} and email = ${email}::citext`)).length > 0;
