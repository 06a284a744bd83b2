import type { MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { transaction, type Write } from '../../write.ts';
import { forgetFailures } from './attempts.ts';
import { preparePassword, setPassword } from './change-password.ts';
import { storeDevice } from './devices.ts';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { lockAccount } from './lock-account.ts';
import { linkOwner, useLink } from './one-time-link.ts';

/**
 * Queues a recovery link; behaves the same for every e-mail. Throws `rate.limited` after too many requests from the IP address.
 * After too many requests for the e-mail it silently sends no further mail: an error would reveal to a stranger that somebody is
 * recovering this account, and the links already sent still work.
 */
export const requestRecovery = async (
  write: Write<unknown>,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await countAttempt(write, 'recover:address', address);
  if (await isWithinLimit(write, 'recover:email', email))
    await enqueue(write.db, 'send-link', { kind: 'recovery', email });
};

/** Returns the id of the account of a valid recovery link, without using the link. Throws `link.invalid`. */
export const checkRecovery = async (db: Db, token: string): Promise<string> =>
  found(await linkOwner(db, 'recovery', token), 'link.invalid');

/**
 * Sets a new password by the token of a recovery link and deletes failed sign-ins. It signs nobody in and keeps the second factor.
 * The browser (`device`: hash of its device cookie) becomes a known device, so that the owner can sign in while strangers go on
 * guessing. Throws `link.invalid`, and, without using the link up, `weak_password` and `account.password_same`. The password is
 * checked and hashed before the transaction, because hashing is slow on purpose.
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
    await storeDevice(write.db, accountId, device);
    record(write, { entity: 'account', id: accountId }, { action: 'recover' });
  });
};
