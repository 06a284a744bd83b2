import { sql } from 'kysely';
import { lockAll } from '../../act.ts';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Sql } from '../../sql.ts';
import { bySystem, flush, send, type Write } from '../../write.ts';
import { strings } from './strings.ts';
import { Ticket } from './ticket.entity.ts';

/** Closes tickets that had not ended, and takes name, address and links off them; what was written stays. */
const forget = async (write: Write<unknown>, tickets: Ticket[], theirs: Sql): Promise<void> => {
  for (const ticket of tickets)
    record(bySystem(write), { entity: 'ticket', id: ticket.id }, ticket.anonymise(SYSTEM, write.now));
  await flush(write);
  send(write, sql`delete from ticket_link where ticket_id in (select id from ticket where ${theirs})`);
  send(
    write,
    sql`update ticket set name = ${strings.forgottenName}, email = null, account_id = null, updated_at = now(),
      version = version + 1 where ${theirs}`,
  );
};

/** Forgets who wrote a ticket. */
export const forgetRequester = (write: Write<unknown>, ticket: Ticket): Promise<void> =>
  forget(write, [ticket], sql`id = ${ticket.id}`);

/** The same for all that a person wrote, signed in or from their address. */
export const forgetRequesterEverywhere = async (
  write: Write<unknown>,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  send(write, sql`update ticket_message set author_id = null where author_id = ${id} and side = 'requester'`);
  const tickets = await lockAll(write, Ticket, { $or: [{ accountId: id }, { email }] });
  await forget(write, tickets, sql`account_id = ${id} or email = ${email}::citext`);
};
