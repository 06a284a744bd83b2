import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { forgetSubscriber } from '../../publishing/newsletter/forget.ts';
import { removeRegistrations } from '../../joining/registrations/remove-forgotten.ts';

/**
 * Removes an e-mail address that is nobody's any more from sign-ups, invitations, newsletter and mail, in the caller's
 * transaction. `settled` leaves what may still be answered or sent, by whoever reads that address now; `all` is for a person
 * who is erased.
 */
export async function forgetAddress(
  em: EntityManager,
  email: string,
  what: 'settled' | 'all' = 'settled',
): Promise<void> {
  const db = em.getKysely();
  const isAll = sql`${what === 'all'}::boolean`;
  await sql`delete from mail where lower(recipient) = lower(${email})
    and (${isAll} or sent_at is not null or failed_at is not null)`.execute(db);
  const signUps = await sql<{ id: string }>`select id from registration
    where email = ${email}::citext and (${isAll} or confirmed_at is not null or expires_at <= now()) for update`.execute(
    db,
  );
  await removeRegistrations(
    em,
    signUps.rows.map(({ id }) => id),
  );
  await sql`update invitation set email = 'sters-' || id || '@invalid', token_hash = null, version = version + 1,
      revoked_at = case when accepted_at is null then coalesce(revoked_at, now()) else revoked_at end
    where email = ${email}::citext and (${isAll} or accepted_at is not null or revoked_at is not null or expires_at <= now())`.execute(
    db,
  );
  await forgetSubscriber(em, email, what);
}
