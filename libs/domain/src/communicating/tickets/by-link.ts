import { sql } from 'kysely';
import type { SYSTEM } from '../../actor.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { readWorkingDays } from './due.ts';
import { ticketOfLink } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { readPublicVersion } from './public-queries.ts';
import { notifyStaff, writeMessage } from './correspondence.ts';
import { Ticket } from './ticket.entity.ts';
import { REQUESTER } from './transitions.ts';

/* An act by link has no account; this detail distinguishes the requester from the portal. */
const BY_REQUESTER = { details: { by: 'requester' } };

const lockByLink = async ({ db, now }: Write<unknown>, token: string): Promise<string> =>
  found(await ticketOfLink(db, token, now, sql`for update of t`), 'ticket.link_invalid');

/**
 * Adds a reply of the requester to the ticket of a link. Repeated calls with the same `key` add one message. Returns the ticket's id.
 * Throws `ticket.link_invalid`, `ticket.reply_too_late`, `rate.limited`.
 */
export const replyByLink = async (
  write: Write<typeof SYSTEM>,
  { token, message, key }: { token: string; message: string; key: string },
): Promise<string> => {
  const { em, db, now } = write;
  const id = await lockByLink(write, token);
  const [ticket, sent, days] = await Promise.all([
    em.findOneOrFail(Ticket, { id }),
    db.run(sql`select from ticket_message where ticket_id = ${id} and submission_key = ${key}`),
    readWorkingDays(db),
  ]);
  if (sent.length > 0) return id;
  const change = ticket.reply(REQUESTER, now, days);
  await countAttempt(write, 'ticket-reply:ticket', id);
  // Open pages of the ticket and the queue must notice the reply, also when the status stays the same.
  ticket.updatedAt = now;
  writeMessage(write, { ticketId: id, side: 'requester', authorId: ticket.accountId ?? null, body: message, key });
  record(write, { entity: 'ticket', id }, change, BY_REQUESTER);
  await notifyStaff(write, ticket, NOTIFICATIONS.replied(ticket));
  return id;
};

/**
 * Marks the ticket of a link as resolved by its requester; does nothing if it is resolved already. Returns the ticket's id. Throws
 * `ticket.link_invalid`, `version.stale`, `action.not_allowed`.
 */
export const resolveByLink = async (
  write: Write<typeof SYSTEM>,
  { token, version }: { token: string; version: number },
): Promise<string> => {
  const id = await lockByLink(write, token);
  const ticket = await write.em.findOneOrFail(Ticket, { id });
  if (ticket.status === 'resolved') return id;
  expectVersion({ version: await readPublicVersion(write.db, id) }, version);
  record(write, { entity: 'ticket', id }, ticket.resolve(REQUESTER, write.now), BY_REQUESTER);
  return id;
};
