import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { found } from '../../load.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { countAttempt } from './limit.ts';
import { lockAccount } from './lock-account.ts';
import { makeLink, voidLinks } from './one-time-link.ts';
import { hashSecret, newSecret } from './secrets.ts';

const MINUTES = 24 * 60;

/**
 * Asks for another address and tells the one that the account has, alike whether or not the new one is taken; an earlier
 * request is over. The link waits from now on, before anybody holds its secret: what voids links, like a new password, ends
 * also a request that the worker has not come to. Throws `rate.limited`.
 */
export async function requestEmailChange(em: EntityManager, accountId: string, email: string): Promise<void> {
  await lockAccount(em, accountId);
  await countAttempt(em, 'email-change:account', accountId);
  await voidLinks(em, accountId, 'email');
  await makeLink(em, { accountId, purpose: 'email', minutes: MINUTES, data: { email } });
  await enqueue(em, 'send-link', { kind: 'email-change', accountId, email });
  const [account] = await em.execute<{ email: string; name: string }[]>(
    'select email::text as email, display_name as name from account where id = ?',
    [accountId],
  );
  const { email: present, name } = found(account);
  await queueMail(em, present, 'email-change-requested', { name, email });
}

/** Asks once more for the address that is waited for. Throws `action.not_allowed` when none is, and `rate.limited`. */
export async function repeatEmailChange(em: EntityManager, accountId: string): Promise<void> {
  await lockAccount(em, accountId);
  const [waiting] = await em.execute<{ email: string }[]>(
    `select data ->> 'email' as email from one_time_link
     where account_id = ? and purpose = 'email' and used_at is null and expires_at > now()`,
    [accountId],
  );
  if (!waiting) throw new DomainError('action.not_allowed');
  await requestEmailChange(em, accountId, waiting.email);
}

/** Gives up the change of the address; its link opens nothing. Returns false when none was waited for. */
export async function cancelEmailChange(em: EntityManager, accountId: string): Promise<boolean> {
  await lockAccount(em, accountId);
  return (await voidLinks(em, accountId, 'email')) > 0;
}

/**
 * Mails the address that was asked for the link that proves that the person reads it. Nothing happens when the request is
 * over, or the address belongs to an account already. Run it in a transaction.
 */
export async function issueEmailChange(em: EntityManager, accountId: string, email: string): Promise<void> {
  const [account] = await em.execute<{ name: string }[]>(
    `select display_name as name from account where id = ? and status = 'active'
       and not exists (select 1 from account where email = ?::citext) for no key update`,
    [accountId, email],
  );
  if (!account) return;
  const token = newSecret();
  const waiting = await em.execute<object[]>(
    `update one_time_link set token_hash = ?, expires_at = now() + make_interval(mins => ?)
     where account_id = ? and purpose = 'email' and data ->> 'email' = ? and used_at is null returning id`,
    [hashSecret(token), MINUTES, accountId, email],
  );
  if (waiting.length > 0) await queueMail(em, email, 'email-change', { name: account.name, token });
}
