import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import type { Db } from '../../read-db.ts';
import { makeLink, voidLinks } from './one-time-link.ts';
import { personWith } from './person.ts';

const MINUTES = 60;

/**
 * Creates a recovery link, in place of earlier ones, and queues its mail. Does nothing for an address without an account. Must run
 * in a transaction.
 */
export const issueRecovery = async (db: Db, email: string): Promise<void> => {
  const person = await personWith(db, sql`email = ${email}::citext and status <> 'deleted'`, sql`for no key update`);
  if (!person) return;
  await voidLinks(db, person.id, 'recovery');
  const token = await makeLink(db, { accountId: person.id, purpose: 'recovery', minutes: MINUTES });
  await queueMail(db, person.email, 'recovery', { name: person.displayName, token });
};
