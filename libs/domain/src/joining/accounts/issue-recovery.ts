import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { makeLink, voidLinks } from './one-time-link.ts';

const MINUTES = 60;

/**
 * Makes the link with which a forgotten password is replaced, and the mail that carries it; older ones stop working.
 * Nothing happens for an address without an account. Run it in a transaction.
 */
export async function issueRecovery(em: EntityManager, email: string): Promise<void> {
  const [account] = await em.execute<{ id: string; email: string; name: string }[]>(
    `select id, email::text as email, display_name as name from account where email = ?::citext and status <> 'deleted' for no key update`,
    [email],
  );
  if (!account) return;
  await voidLinks(em, account.id, 'recovery');
  const token = await makeLink(em, { accountId: account.id, purpose: 'recovery', minutes: MINUTES });
  await queueMail(em, account.email, 'recovery', { name: account.name, token });
}
