import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { removeFiles } from '../../operating/files/remove.ts';

const KEPT_DAYS = 30;

/**
 * Removes sign-ups that nobody confirmed for 30 days, with their files, and what is left of those confirmed as long ago.
 * Returns how many.
 */
export async function removeForgotten(em: EntityManager, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from registration
    where coalesce(confirmed_at, created_at) < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
    for update skip locked`.execute(em.getKysely());
  const ids = rows.map(({ id }) => id);
  await removeRegistrations(em, ids);
  return ids.length;
}

/** Removes the sign-ups of an address: all, or those that can be confirmed no more. */
export async function forgetRegistrations(em: EntityManager, email: string, what: 'settled' | 'all'): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from registration where email = ${email}::citext
    and (${what === 'all'}::boolean or confirmed_at is not null or expires_at <= now()) for update`.execute(
    em.getKysely(),
  );
  await removeRegistrations(
    em,
    rows.map(({ id }) => id),
  );
}

/** Removes sign-ups by id, with the files that no organisation has taken over. */
export async function removeRegistrations(em: EntityManager, ids: readonly string[]): Promise<void> {
  const db = em.getKysely();
  const { rows } = await sql<{ id: string }>`select id from stored_file
    where registration_id = any (${[...ids]}::uuid[]) and organisation_id is null`.execute(db);
  await removeFiles(
    em,
    rows.map(({ id }) => id),
  );
  await sql`delete from registration where id = any (${[...ids]}::uuid[])`.execute(db);
}
