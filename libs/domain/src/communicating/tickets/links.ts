import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { send, type Write } from '../../write.ts';

/** Days for which a link still opens its ticket after the ticket was closed. */
const LINK_DAYS = 365;

/** Creates another private link to a ticket, for a mail, and returns its token; only the hash is stored. */
export const newTicketLink = (write: Write<unknown>, ticketId: string): string => {
  const token = newSecret();
  send(
    write,
    sql`insert into ticket_link (token_hash, ticket_id, created_at) values (${hashSecret(token)}, ${ticketId}, ${write.now})`,
  );
  return token;
};

/**
 * Returns the id of the ticket that a link opens; null for a wrong or expired link. `lock`: locking clause for the ticket's row.
 */
export const ticketOfLink = async (db: Db, token: string, now: Date, lock: Sql = sql``): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ id: string }>`select t.id from ticket_link l join ticket t on t.id = l.ticket_id
      where l.token_hash = ${hashSecret(token)}
        and (t.closed_at is null or t.closed_at + make_interval(days => ${LINK_DAYS}) > ${now}) ${lock}`,
  );
  return row?.id ?? null;
};
