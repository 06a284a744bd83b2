import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { forgetAddress } from '../../operating/personal-data/forget-address.ts';
import { lockOwner } from './lock-account.ts';
import { voidLinks } from './one-time-link.ts';
import { recordAct } from './record.ts';
import { hashSecret } from './secrets.ts';

interface Change {
  linkId: string;
  accountId: string;
  name: string;
  before: string;
  email: string;
  usable: boolean;
}

/**
 * Makes the confirmed address the account's own and tells the old one. Returns the new address; again for the same link as
 * long as it is still the account's; null when the token is no change of an address. Throws `link.invalid` when the link is
 * used up, over, or the address has been taken meanwhile. Run it in a transaction.
 */
export async function confirmEmailChange(
  em: EntityManager,
  token: string,
  traceId: string,
): Promise<{ email: string } | null> {
  await lockOwner(em, 'email', token);
  const [change] = await em.execute<Change[]>(
    `select l.id as "linkId", a.id as "accountId", a.display_name as name, a.email::text as before, l.data ->> 'email' as email,
       l.used_at is null and l.expires_at > now() and a.status = 'active' as usable
     from one_time_link l join account a on a.id = l.account_id
     where l.token_hash = ? and l.purpose = 'email' for no key update of l`,
    [hashSecret(token)],
  );
  if (!change) return null;
  if (!change.usable && change.before === change.email) return { email: change.email };
  if (!change.usable) throw new DomainError('link.invalid');
  await em.execute('update one_time_link set used_at = now() where id = ?', [change.linkId]);
  await takeAddress(em, change);
  // A link in the old mailbox must not open the account any more.
  await voidLinks(em, change.accountId, 'recovery');
  await forgetAddress(em, change.before);
  await queueMail(em, change.before, 'email-changed', { name: change.name, email: change.email });
  await recordAct(em, {
    action: 'account.changeEmail',
    outcome: 'done',
    accountId: change.accountId,
    traceId,
  });
  return { email: change.email };
}

async function takeAddress(em: EntityManager, { accountId, email }: Change): Promise<void> {
  try {
    await em.execute('update account set email = ?, updated_at = now() where id = ?', [email, accountId]);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new DomainError('link.invalid');
    throw error;
  }
}
