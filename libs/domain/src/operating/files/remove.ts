import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Db, dbOf } from '../../read-db.ts';

const UNCLAIMED_HOURS = 24;

/** Removes files by id in the caller's transaction; their objects follow, by the worker, after the commit. */
export async function removeFiles(at: Db | EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await dbOf(
    at,
  ).run(sql`with gone as (delete from stored_file where id = any (${[...ids]}::uuid[]) returning storage_key)
    select enqueue('file-removal', array(select jsonb_build_object('key', storage_key) from gone))`);
}

/** Removes a person's exports, and uploads that belong to no organisation; those of an application are the institution's. */
export async function removeOwnFiles(em: EntityManager, { id: accountId }: { id: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from stored_file
    where account_id = ${accountId} and (purpose = 'export' or organisation_id is null)`.execute(em.getKysely());
  await removeFiles(
    em,
    rows.map(({ id }) => id),
  );
  await em.execute('update stored_file set account_id = null where account_id = ?', [accountId]);
}

/** Removes files of the last days that nobody made theirs. Returns how many. */
export async function removeUnclaimed(em: EntityManager, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where claim_hash is not null and registration_id is null and organisation_id is null
      and account_id is null and created_at < ${now}::timestamptz - make_interval(hours => ${UNCLAIMED_HOURS})
    for update skip locked`.execute(em.getKysely());
  await removeFiles(
    em,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
