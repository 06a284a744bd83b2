import type { MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { transaction, type Write } from '../../write.ts';
import { forgetFailures } from './attempts.ts';
import { preparePassword, setPassword } from './change-password.ts';
import { noteDevice } from './devices.ts';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { lockAccount } from './lock-account.ts';
import { linkOwner, useLink } from './one-time-link.ts';

/**
 * Asks for a recovery link, alike for every e-mail. Throws `rate.limited` when the address asked too often. When the e-mail
 * was asked for too often no further mail is sent, and nothing says so: a refusal would tell a stranger that somebody else
 * is recovering this account, and the links already sent still work.
 */
export const requestRecovery = async (
  write: Write<unknown>,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await countAttempt(write, 'recover:address', address);
  if (await isWithinLimit(write, 'recover:email', email))
    await enqueue(write.db, 'send-link', { kind: 'recovery', email });
};

/** The account that a recovery link can be used for now; uses nothing up. Throws `link.invalid`. */
export const checkRecovery = async (db: Db, token: string): Promise<string> =>
  found(await linkOwner(db, 'recovery', token), 'link.invalid');

/**
 * Sets a new password by the token of a recovery link, once, and forgets failed sign-ins; nobody is signed in by it, and a
 * second factor stays. The browser that did it (`device`, the hash of its secret) counts as the owner's from now on, so that they
 * are let in where strangers go on guessing. Throws `link.invalid`, and with the link still usable `weak_password` and `account.password_same`.
 * The password is judged and hashed before the transaction: that is slow on purpose.
 */
export const completeRecovery = async (
  orm: MikroORM,
  actor: Recorded,
  { token, password, device }: { token: string; password: string; device: string },
): Promise<void> => {
  const db = createReadDb(orm);
  const accountId = await checkRecovery(db, token);
  const hash = await preparePassword(db, accountId, password);
  await transaction(orm, { actor: { ...actor, accountId } }, async (write) => {
    await lockAccount(write.db, accountId);
    const account = (await useLink(write.db, 'recovery', token)) && (await setPassword(write, accountId, hash, null));
    if (!account) throw new DomainError('link.invalid');
    await forgetFailures(write.db, account.email);
    await noteDevice(write.db, accountId, device);
    record(write, { entity: 'account', id: accountId }, { action: 'recover' });
  });
};
