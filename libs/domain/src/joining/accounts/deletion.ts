import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { ownedAlone } from '../../operating/personal-data/sole-owner.ts';

const DAYS = 14;

interface Person {
  email: string;
  name: string;
  dueAt: string;
}

/**
 * Schedules the deletion of one's own account in 14 days. Throws `account.last_owner` when an approved or suspended
 * organisation would be left without an owner who stays, `action.not_allowed` when it is scheduled already.
 */
export async function scheduleDeletion(em: EntityManager, accountId: string): Promise<void> {
  const owned = await ownedAlone(em, accountId);
  if (owned.some(({ status }) => status === 'approved' || status === 'suspended'))
    throw new DomainError('account.last_owner');
  const [person] = await em.execute<Person[]>(
    `update account set deletion_due_at = now() + make_interval(days => ${DAYS}), updated_at = now()
     where id = ? and deletion_due_at is null and status = 'active'
     returning email::text as email, display_name as name, to_json(deletion_due_at) #>> '{}' as "dueAt"`,
    [accountId],
  );
  if (!person) throw new DomainError('action.not_allowed');
  await queueMail(em, person.email, 'deletion-scheduled', { name: person.name, dueAt: person.dueAt });
}

/** Keeps an account whose deletion was scheduled. Throws `action.not_allowed` when it was not. */
export async function cancelDeletion(em: EntityManager, accountId: string): Promise<void> {
  const [person] = await em.execute<Omit<Person, 'dueAt'>[]>(
    `update account set deletion_due_at = null, updated_at = now()
     where id = ? and deletion_due_at is not null and status = 'active'
     returning email::text as email, display_name as name`,
    [accountId],
  );
  if (!person) throw new DomainError('action.not_allowed');
  await queueMail(em, person.email, 'deletion-cancelled', { name: person.name });
}
