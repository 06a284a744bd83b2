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
import { readHolidays } from './due.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { mailRequester, writeMessage } from './tell.ts';
import { Ticket } from './ticket.entity.ts';

/** True for what programs send that fill in every form they find. */
const isMachine = ({ website, filledInMs }: OpenTicket): boolean => website !== '' || filledInMs < FASTEST_FORM_MS;

/**
 * Takes a message from the support page: a ticket with a number, a receipt with a private link, a word to the association.
 * Returns the number. The same `key` makes one ticket. What a program sent is thrown away, and answered with a number of nothing. An address that is written for too
 * often gets no further receipts, except for its own account; nobody is told, and each message is taken. Throws `rate.limited`
 * for a caller that writes too often.
 */
export const openTicket = async (
  write: Write<Doer>,
  { address, ...content }: OpenTicket & { address: string },
): Promise<string> => {
  const { em, db, now } = write;
  const actor = write.actor.kind === 'system' ? null : write.actor;
  await countAttempt(write, 'ticket:address', address);
  const sent = await numberSent(db, content.key);
  if (sent !== null || isMachine(content)) return sent ?? numberOfNothing(write);
  const [isOwn, holidays] = await Promise.all([isOwnAddress(db, actor?.accountId, content), readHolidays(db)]);
  const isReceiptDue = isOwn || (await isWithinLimit(write, 'ticket:email', content.email));
  const ticket = Ticket.open(content, actor, now, holidays);
  em.persist(ticket);
  record(
    write,
    { entity: 'ticket', id: ticket.id },
    { action: 'open', from: 'open', to: 'open' },
    { details: { by: 'requester' } },
  );
  // Its number is the database's.
  await flush(write);
  const authorId = actor?.accountId ?? null;
  writeMessage(write, { ticketId: ticket.id, side: 'requester', authorId, body: content.message });
  const dueAt = (ticket.dueAt ?? now).toISOString();
  if (isReceiptDue) await mailRequester(write, ticket, 'ticket-received', { subject: content.subject, dueAt });
  notifyAdmins(write, NOTIFICATIONS.opened(ticket));
  return ticket.number;
};

/* Repeated sends wait for each other, also those of a phone that changes its network in between. */
const numberSent = async (db: Db, key: string): Promise<string | null> => {
  const [, sent] = await Promise.all([
    db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${key}`}, 0))`),
    oneRow(db, sql<{ number: string }>`select number from ticket where submission_key = ${key}`),
  ]);
  return sent?.number ?? null;
};

const numberOfNothing = async ({ db, now }: Write<unknown>): Promise<string> =>
  (await oneRow(db, sql<{ number: string }>`select next_ticket_number(${now}) as number`))?.number ?? '';

const isOwnAddress = async (db: Db, accountId: string | undefined, { email }: OpenTicket): Promise<boolean> =>
  accountId !== undefined &&
  (await db.run(sql`select from account where id = ${accountId} and email = ${email}::citext`)).length > 0;
