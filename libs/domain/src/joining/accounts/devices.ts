import type { EntityManager } from '@mikro-orm/postgresql';

/** Seconds for which a browser is remembered after it was last used to sign in. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Remembers the browser with which somebody signs in. Answers `new` when the account has been used before and never from
 * this one; the very first is nothing to warn of.
 */
export async function noteDevice(
  em: EntityManager,
  accountId: string,
  hash: string,
): Promise<'known' | 'first' | 'new'> {
  await em.execute('delete from device where account_id = ? and last_seen_at < now() - make_interval(secs => ?)', [
    accountId,
    DEVICE_SECONDS,
  ]);
  const [before] = await em.execute<{ count: number; known: boolean }[]>(
    `select count(*)::int as count, coalesce(bool_or(hash = ?), false) as known from device where account_id = ?`,
    [hash, accountId],
  );
  await em.execute(
    `insert into device (account_id, hash) values (?, ?)
     on conflict (account_id, hash) do update set last_seen_at = now()`,
    [accountId, hash],
  );
  if (before?.known) return 'known';
  return before?.count ? 'new' : 'first';
}
