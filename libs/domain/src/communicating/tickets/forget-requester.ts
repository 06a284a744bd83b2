import { sql } from 'kysely';
import { lockAll } from '../../act.ts';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Sql } from '../../sql.ts';
import { bySystem, flush, send, type Write } from '../../write.ts';
import { strings } from './strings.ts';
import { Ticket } from './ticket.entity.ts';

/* Closes open tickets and removes name, e-mail address, account and links; the messages stay. `where` selects the same tickets. */
const forget = async (write: Write<unknown>, tickets: Ticket[], where: Sql): Promise<void> => {
  for (const ticket of tickets)
    record(bySystem(write), { entity: 'ticket', id: ticket.id }, ticket.anonymise(SYSTEM, write.now));
  await flush(write);
  send(write, sql`delete from ticket_link where ticket_id in (select id from ticket where ${where})`);
  send(
    write,
    sql`update ticket set name = ${strings.forgottenName}, email = null, account_id = null, updated_at = now(),
      version = version + 1 where ${where}`,
  );
};

/** Removes the personal data of the requester from a ticket. */
export const forgetRequester = (write: Write<unknown>, ticket: Ticket): Promise<void> =>
  forget(write, [ticket], sql`id = ${ticket.id}`);

/** Removes the personal data of a user from all their tickets, whether sent by the account or with its e-mail address. */
export const forgetRequesterEverywhere = async (
  write: Write<unknown>,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  send(write, sql`update ticket_message set author_id = null where author_id = ${id} and side = 'requester'`);
  const tickets = await lockAll(write, Ticket, { $or: [{ accountId: id }, { email }] });
  await forget(write, tickets, sql`account_id = ${id} or email = ${email}::citext`);
};
