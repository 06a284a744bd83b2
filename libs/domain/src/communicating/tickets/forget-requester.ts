import type { EntityManager } from '@mikro-orm/postgresql';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { lockTicket } from './links.ts';
import { strings } from './strings.ts';

const FORGET = `update ticket set name = ?, email = null, account_id = null, updated_at = now(), version = version + 1`;
const UNLINK = 'delete from ticket_link where ticket_id in (select id from ticket where email is null)';

/** Takes name, address and links off a ticket; what was written stays with the association. */
export const forgetRequester = async (em: EntityManager, id: string): Promise<void> => {
  await em.execute(`${FORGET} where id = ?`, [strings.forgottenName, id]);
  await em.execute('delete from ticket_link where ticket_id = ?', [id]);
};

/** The same for all that a person wrote, signed in or from their address; what waits for an answer to them is closed. */
export const forgetRequesterEverywhere = async (
  em: EntityManager,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  await em.execute('update ticket_message set author_id = null where author_id = ? and side = ?', [id, 'requester']);
  const tickets = await em.execute<{ id: string }[]>(
    'select id from ticket where account_id = ? or email = ?::citext order by id',
    [id, email],
  );
  for (const { id: ticketId } of tickets) {
    const ticket = await lockTicket(em, ticketId);
    record(em, SYSTEM, { entity: 'ticket', id: ticketId }, ticket.anonymise(SYSTEM, new Date()));
  }
  await em.flush();
  await em.execute(`${FORGET} where account_id = ? or email = ?::citext`, [strings.forgottenName, id, email]);
  await em.execute(UNLINK);
};
