import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

const UNCLAIMED_HOURS = 24;

/**
 * Deletes the rows of `stored_file` that match a condition; the worker deletes their objects after the commit. Returns their number.
 */
export const removeFiles = async (db: Db, condition: Sql): Promise<number> => {
  const gone = await oneRow(
    db,
    sql<{ count: number }>`with gone as (delete from stored_file where ${condition} returning storage_key)
      select (select count(*)::int from gone) as count,
        enqueue('file-removal', array(select jsonb_build_object('key', storage_key) from gone))`,
  );
  return gone?.count ?? 0;
};

/** Removes a user's exports and uploads without an organisation; files of an application stay with the organisation. */
export const removeOwnFiles = async ({ db }: Write<unknown>, { id }: { id: string }): Promise<void> => {
  await removeFiles(db, sql`account_id = ${id} and (purpose = 'export' or organisation_id is null)`);
  await db.run(sql`update stored_file set account_id = null where account_id = ${id}`);
};

/** Removes files that were not claimed within a day. Returns their number. */
export const removeUnclaimed = (db: Db, now: Date): Promise<number> =>
  removeFiles(
    db,
    sql`id in (select id from stored_file where claim_hash is not null and registration_id is null
      and organisation_id is null and account_id is null
      and created_at < ${now}::timestamptz - make_interval(hours => ${UNCLAIMED_HOURS}) for update skip locked)`,
  );
