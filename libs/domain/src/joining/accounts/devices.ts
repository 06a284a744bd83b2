import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Seconds for which a browser is remembered after its last sign-in. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Remembers the browser of a sign-in. Returns `new` when the account was used before but never from this browser, and `first` for
 * the first browser of an account, which needs no warning.
 */
export const storeDevice = async (db: Db, accountId: string, hash: string): Promise<'known' | 'first' | 'new'> => {
  await db.run(sql`delete from device
    where account_id = ${accountId} and last_seen_at < now() - make_interval(secs => ${DEVICE_SECONDS})`);
  const before = await oneRow(
    db,
    sql<{
      count: number;
      known: boolean;
    }>`select count(*)::int as count, coalesce(bool_or(hash = ${hash}), false) as known
      from device where account_id = ${accountId}`,
  );
  await db.run(sql`insert into device (account_id, hash) values (${accountId}, ${hash})
    on conflict (account_id, hash) do update set last_seen_at = now()`);
  if (before?.known) return 'known';
  return before?.count ? 'new' : 'first';
};
