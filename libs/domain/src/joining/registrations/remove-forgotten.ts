import { sql } from 'kysely';
import { removeFiles } from '../../operating/files/remove.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

const KEPT_DAYS = 30;

/**
 * Removes sign-ups that were not confirmed within 30 days, with their files, and the rows of those confirmed more than 30 days
 * ago. Returns the number of removed rows.
 */
export const removeStaleRegistrations = (db: Db, now: Date): Promise<number> =>
  removeWhere(
    db,
    sql`coalesce(confirmed_at, created_at) < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`,
    sql`skip locked`,
  );

/** Removes the sign-ups of an address: all, or only those that can no longer be confirmed. Returns the number of removed rows. */
export const forgetRegistrations = ({ db }: Write<unknown>, email: string, what: 'settled' | 'all'): Promise<number> =>
  removeWhere(
    db,
    sql`email = ${email}::citext and (${what === 'all'}::boolean or confirmed_at is not null or expires_at <= now())`,
  );

/* Also removes the files that were not moved to an organisation. */
const removeWhere = async (db: Db, condition: Sql, ifLocked: Sql = sql``): Promise<number> => {
  const rows = await db.run(sql<{ id: string }>`select id from registration where ${condition} for update ${ifLocked}`);
  const ids = rows.map(({ id }) => id);
  await removeFiles(db, sql`registration_id = any (${ids}::uuid[]) and organisation_id is null`);
  await db.run(sql`delete from registration where id = any (${ids}::uuid[])`);
  return ids.length;
};
