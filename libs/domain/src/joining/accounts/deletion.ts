import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { DomainError } from '../../errors.ts';
import { findSoleOwned } from '../../operating/personal-data/sole-owner.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { recordOwn } from '../../operating/audit/record-own.ts';

const DAYS = 14;

interface ScheduledDeletion {
  email: string;
  name: string;
  dueAt: string;
}

/* Sets the time of the deletion if its current value meets the condition `before`. Throws `action.not_allowed` otherwise. */
const setDueAt = async ({ db, actor }: Write<Actor>, dueAt: RawBuilder<unknown>, before: RawBuilder<unknown>) => {
  const person = await oneRow(
    db,
    sql<ScheduledDeletion>`update account set deletion_due_at = ${dueAt}, updated_at = now()
      where id = ${actor.accountId} and deletion_due_at ${before} and status = 'active'
      returning email::text as email, display_name as name, to_json(deletion_due_at) #>> '{}' as "dueAt"`,
  );
  if (!person) throw new DomainError('action.not_allowed');
  return person;
};

/**
 * Schedules the deletion of the actor's account in 14 days. Throws `account.last_owner` when an approved or suspended organisation
 * would have no other owner, `action.not_allowed` when the deletion is scheduled already.
 */
export const scheduleDeletion = async (write: Write<Actor>): Promise<void> => {
  const owned = await findSoleOwned(write.db, write.actor.accountId);
  if (owned.some(({ status }) => status === 'approved' || status === 'suspended'))
    throw new DomainError('account.last_owner');
  const due = sql`now() + make_interval(days => ${DAYS})`;
  const { email, name, dueAt } = await setDueAt(write, due, sql`is null`);
  await queueMail(write.db, email, 'deletion-scheduled', { name, dueAt });
  recordOwn(write, 'requestDeletion');
};

/** Cancels the scheduled deletion. Throws `action.not_allowed` when none is scheduled. */
export const cancelDeletion = async (write: Write<Actor>): Promise<void> => {
  const { email, name } = await setDueAt(write, sql`null`, sql`is not null`);
  await queueMail(write.db, email, 'deletion-cancelled', { name });
  recordOwn(write, 'cancelDeletion');
};
