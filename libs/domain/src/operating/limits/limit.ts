import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { LimitedTo } from '../../capability.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Dated, settleAll, transaction } from '../../write.ts';
import { timesOf } from './changed-limits.ts';

/** Names of all rate limits. Each capability declares its own here and their numbers in its `limits`. */
export interface Limits {}
export type Limit = keyof Limits;

const limitOf = (kind: Limit): LimitedTo => {
  const limit = CAPABILITIES.find(({ limits = {} }) => kind in limits)?.limits?.[kind];
  if (!limit) throw new Error(`no capability brings the limit ${kind}`);
  return limit;
};

/**
 * Counts one attempt. Throws `rate.limited` when the limit is reached. Concurrent attempts on one key wait for each other until the
 * transaction ends.
 */
export const countAttempt = async (write: Dated, kind: Limit, key: string): Promise<void> => {
  if (!(await isWithinLimit(write, kind, key))) throw new DomainError('rate.limited');
};

/** Counts one attempt in its own transaction, so that it stays counted when later work fails. Throws `rate.limited`. */
export const countAttemptApart = (orm: MikroORM, kind: Limit, key: string): Promise<void> =>
  transaction(orm, { actor: null }, (write) => countAttempt(write, kind, key));

/** Counts one attempt like `countAttempt`; returns false when the limit is reached. */
export const isWithinLimit = async (dated: Dated, kind: Limit, key: string): Promise<boolean> => {
  const { db, now } = dated;
  // A separate statement, so that the next one sees the attempts committed while this one waited.
  const locked = db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${key.toLowerCase()}`}, 0))`);
  const counted = db.run(sql`insert into attempt (kind, key, at)
    select ${kind}, lower(${key}), ${now} where not ${isReached(dated, kind, key)} returning 1`);
  await settleAll([locked, counted]);
  return (await counted).length > 0;
};

/** Whether another attempt would be refused now. Counts nothing. */
export const isUsedUp = async (dated: Dated, kind: Limit, key: string): Promise<boolean> =>
  (await oneRow(dated.db, sql<{ used: boolean }>`select ${isReached(dated, kind, key)} as used`))?.used ?? false;

const isReached = ({ now }: Dated, kind: Limit, key: string): Sql => {
  const { times, minutes, perMinute } = limitOf(kind);
  const within = (span: number) => sql`(select count(*) from attempt
    where kind = ${kind} and key = lower(${key}) and at > ${now}::timestamptz - make_interval(mins => ${span}))`;
  return sql`(${within(minutes)} >= ${timesOf(kind, times)}${perMinute ? sql` or ${within(1)} >= ${perMinute}` : sql``})`;
};

/** Deletes the attempts counted under a key. */
export const forgetAttempts = async (db: Db, kind: Limit, key: string): Promise<void> => {
  await db.run(sql`delete from attempt where kind = ${kind} and key = lower(${key})`);
};
