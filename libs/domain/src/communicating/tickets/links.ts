import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../../joining/accounts/secrets.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { sql } from 'kysely';
import { Ticket } from './ticket.entity.ts';

/** A link opens its ticket for so many days after the ticket was closed. */
const LINK_DAYS = 365;

/** Makes one more private link to a ticket, for the mail that carries it. Returns its secret, of which only the hash is kept. */
export const newTicketLink = async (em: EntityManager, ticketId: string): Promise<string> => {
  const token = newSecret();
  await em.execute('insert into ticket_link (token_hash, ticket_id) values (?, ?)', [hashSecret(token), ticketId]);
  return token;
};

/** Id of the ticket that a link opens; null for one that is wrong, incomplete or too old. */
export const ticketOfLink = async (db: Db, token: string, now: Date): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ id: string }>`select t.id from ticket_link l join ticket t on t.id = l.ticket_id
      where l.token_hash = ${hashSecret(token)}
        and (t.closed_at is null or t.closed_at + make_interval(days => ${LINK_DAYS}) > ${now})`,
  );
  return row?.id ?? null;
};

/** The ticket, locked until the transaction ends. Throws `not_found`. */
export const lockTicket = async (em: EntityManager, id: string): Promise<Ticket> =>
  found(await em.findOne(Ticket, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
