import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { lockAccount } from './lock-account.ts';
import { makeLink, voidLinks } from './one-time-link.ts';
import { mailPerson, personWith } from './person.ts';
import { recordOwn } from '../../operating/audit/record-own.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';

const MINUTES = 24 * 60;

/**
 * Requests a change of the e-mail address, in place of an earlier request, and queues a mail to the current address. Behaves the
 * same whether or not the new address is taken. The link is created at once, although the worker replaces its token later, so that
 * voiding links (as a new password does) also cancels a request that is still queued. Throws `rate.limited`.
 */
export const requestEmailChange = async (write: Write<Actor>, { email }: { email: string }): Promise<void> => {
  const { db, actor } = write;
  const { accountId } = actor;
  await lockAccount(db, accountId);
  await countAttempt(write, 'email-change:account', accountId);
  await voidLinks(db, accountId, 'email');
  await makeLink(db, { accountId, purpose: 'email', minutes: MINUTES, data: { email } });
  await enqueue(db, 'send-link', { kind: 'email-change', accountId, email });
  await mailPerson(db, accountId, 'email-change-requested', { email });
  recordOwn(write, 'requestEmailChange');
};

/** Repeats the pending request for a new address. Throws `action.not_allowed` when none is pending, and `rate.limited`. */
export const repeatEmailChange = async (write: Write<Actor>): Promise<void> => {
  const { db, actor } = write;
  await lockAccount(db, actor.accountId);
  const waiting = await oneRow(
    db,
    sql<{ email: string }>`select data ->> 'email' as email from one_time_link
      where account_id = ${actor.accountId} and purpose = 'email' and used_at is null and expires_at > now()`,
  );
  if (!waiting) throw new DomainError('action.not_allowed');
  await requestEmailChange(write, waiting);
};

/** Cancels the pending change of the address and voids its link. Does nothing when none is pending. */
export const cancelEmailChange = async (write: Write<Actor>): Promise<void> => {
  const { db, actor } = write;
  await lockAccount(db, actor.accountId);
  if ((await voidLinks(db, actor.accountId, 'email')) > 0) recordOwn(write, 'cancelEmailChange');
};

/**
 * Creates the token of a pending e-mail change and queues the mail with its link to the new address. Does nothing when the request
 * is no longer pending or the address belongs to an account. Must run in a transaction.
 */
export const issueEmailChange = async (db: Db, accountId: string, email: string): Promise<void> => {
  const isFree = sql`not exists (select 1 from account where email = ${email}::citext)`;
  const person = await personWith(
    db,
    sql`id = ${accountId} and status = 'active' and ${isFree}`,
    sql`for no key update`,
  );
  if (!person) return;
  const token = newSecret();
  const waiting = sql`update one_time_link
    set token_hash = ${hashSecret(token)}, expires_at = now() + make_interval(mins => ${MINUTES})
    where account_id = ${accountId} and purpose = 'email' and data ->> 'email' = ${email} and used_at is null returning id`;
  if (await oneRow(db, waiting)) await queueMail(db, email, 'email-change', { name: person.displayName, token });
};
