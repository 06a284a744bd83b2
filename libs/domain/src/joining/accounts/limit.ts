import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { LimitedTo } from '../../capability.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, transaction } from '../../write.ts';

/** What is limited. Each capability adds its own by declaration, with the numbers of its `limits`. */
export interface Limits {}
export type Limit = keyof Limits;

const limitOf = (kind: Limit): LimitedTo => {
  const limit = CAPABILITIES.find(({ limits = {} }) => kind in limits)?.limits?.[kind];
  if (!limit) throw new Error(`no capability brings the limit ${kind}`);
  return limit;
};

/**
 * Counts one more attempt. Throws `rate.limited` when the limit had been reached; attempts on one key wait for each other
 * until the transaction ends, so that parallel ones are counted one after another.
 */
export const countAttempt = async (write: Dated, kind: Limit, key: string): Promise<void> => {
  if (!(await isWithinLimit(write, kind, key))) throw new DomainError('rate.limited');
};

/** Counts one more attempt in a transaction of its own, so that it stays counted whatever follows. Throws `rate.limited`. */
export const countApart = (orm: MikroORM, kind: Limit, key: string): Promise<void> =>
  transaction(orm, { actor: null }, (write) => countAttempt(write, kind, key));

/** Counts one more attempt, as `countAttempt` does; false when the limit had been reached. */
export const isWithinLimit = async ({ db, now }: Dated, kind: Limit, key: string): Promise<boolean> => {
  const { times, minutes } = limitOf(kind);
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${key.toLowerCase()}`}, 0))`);
  const row = await oneRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from attempt
      where kind = ${kind} and key = lower(${key}) and at > ${now}::timestamptz - make_interval(mins => ${minutes})`,
  );
  if ((row?.count ?? 0) >= times) return false;
  await db.run(sql`insert into attempt (kind, key, at) values (${kind}, lower(${key}), ${now})`);
  return true;
};

/** Forgets what was counted under a key. */
export const forgetAttempts = async (db: Db, kind: Limit, key: string): Promise<void> => {
  await db.run(sql`delete from attempt where kind = ${kind} and key = lower(${key})`);
};
