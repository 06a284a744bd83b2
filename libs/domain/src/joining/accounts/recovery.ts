import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { forgetFailures } from './attempts.ts';
import { preparePassword, setPassword } from './change-password.ts';
import { countAttempt, isWithinLimit } from './limit.ts';
import { lockAccount } from './lock-account.ts';
import { linkOwner, useLink } from './one-time-link.ts';
import { recordAct } from './record.ts';

/**
 * Asks for a recovery link, alike for every e-mail. Throws `rate.limited` when the address asked too often. When the e-mail
 * was asked for too often no further mail is sent, and nothing says so: a refusal would tell a stranger that somebody else
 * is recovering this account, and the links already sent still work.
 */
export async function requestRecovery(em: EntityManager, email: string, address: string): Promise<void> {
  await em.transactional(async (tx) => {
    await countAttempt(tx, 'recover:address', address);
    if (await isWithinLimit(tx, 'recover:email', email)) await enqueue(tx, 'send-link', { kind: 'recovery', email });
  });
}

/** Checks that a recovery link could be used now, and uses nothing up. Throws `link.invalid`. */
export async function checkRecovery(em: EntityManager, token: string): Promise<void> {
  if (!(await linkOwner(em, 'recovery', token))) throw new DomainError('link.invalid');
}

/**
 * Sets a new password by the token of a recovery link, once, and forgets failed sign-ins; nobody is signed in by it, and a
 * second factor stays. Throws `link.invalid`, and with the link still usable `weak_password` and `account.password_same`.
 */
export async function completeRecovery(
  em: EntityManager,
  token: string,
  password: string,
  traceId: string,
): Promise<void> {
  const owner = await linkOwner(em, 'recovery', token);
  if (!owner) throw new DomainError('link.invalid');
  const hash = await preparePassword(em, owner, password);
  await em.transactional(async (tx) => {
    await lockAccount(tx, owner);
    const accountId = await useLink(tx, 'recovery', token);
    const account = accountId && (await setPassword(tx, accountId, hash, null));
    if (!account) throw new DomainError('link.invalid');
    await forgetFailures(tx, account.email);
    await recordAct(tx, { action: 'account.recover', outcome: 'done', accountId, traceId });
  });
}
