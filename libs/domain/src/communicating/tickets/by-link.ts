import type { EntityManager } from '@mikro-orm/postgresql';
import type { PublicTicket } from '@psp/contracts/tickets';
import { countAttempt } from '../../joining/accounts/limit.ts';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion, found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { holidaysOf } from './due.ts';
import { lockTicket, ticketOfLink } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { readPublicTicket } from './public-queries.ts';
import { tellStaff, writeMessage } from './tell.ts';
import type { Ticket } from './ticket.entity.ts';
import { REQUESTER } from './transitions.ts';

/* What is done by link is nobody's who is signed in; the requester is told apart from the portal by the details. */
const BY_REQUESTER = { details: { by: 'requester' } };

const ticketByLink = async (em: EntityManager, token: string, now: Date): Promise<Ticket> =>
  lockTicket(em, found(await ticketOfLink(within(em), token, now), 'ticket.link_invalid'));

const changed = async (em: EntityManager, id: string, now: Date): Promise<PublicTicket> => {
  await em.flush();
  return readPublicTicket(within(em), id, now);
};

/**
 * The requester writes again; the same `key` makes one message. Throws `ticket.link_invalid`, `ticket.reply_too_late`,
 * `rate.limited`.
 */
export const replyByLink = async (
  em: EntityManager,
  { token, message, key }: { token: string; message: string; key: string },
  now: Date,
): Promise<PublicTicket> => {
  const ticket = await ticketByLink(em, token, now);
  const sent = await em.execute<unknown[]>('select 1 from ticket_message where ticket_id = ? and submission_key = ?', [
    ticket.id,
    key,
  ]);
  if (sent.length > 0) return readPublicTicket(within(em), ticket.id, now);
  const change = ticket.reply(REQUESTER, now, await holidaysOf(em));
  await countAttempt(em, 'ticket-reply:ticket', ticket.id);
  // The queue and whoever reads it at the moment see that something came, also where no state changes.
  ticket.updatedAt = now;
  await writeMessage(
    em,
    { ticketId: ticket.id, side: 'requester', authorId: ticket.accountId ?? null, body: message, key },
    now,
  );
  record(em, SYSTEM, { entity: 'ticket', id: ticket.id }, change, BY_REQUESTER);
  await tellStaff(em, ticket, NOTIFICATIONS.replied(ticket));
  return changed(em, ticket.id, now);
};

/**
 * The requester says that the matter is settled; of one that is, nothing changes. Throws `ticket.link_invalid`,
 * `version.stale`, `action.not_allowed`.
 */
export const resolveByLink = async (
  em: EntityManager,
  { token, version }: { token: string; version: number },
  now: Date,
): Promise<PublicTicket> => {
  const ticket = await ticketByLink(em, token, now);
  if (ticket.status === 'resolved') return readPublicTicket(within(em), ticket.id, now);
  expectVersion(ticket, version);
  record(em, SYSTEM, { entity: 'ticket', id: ticket.id }, ticket.resolve(REQUESTER, now), BY_REQUESTER);
  return changed(em, ticket.id, now);
};
