import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { LimitedTo } from '../../capability.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Dated, settled, transaction } from '../../write.ts';

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
export const isWithinLimit = async (dated: Dated, kind: Limit, key: string): Promise<boolean> => {
  const { db, now } = dated;
  // A statement of its own: what follows sees what the attempts before it have committed.
  const locked = db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${key.toLowerCase()}`}, 0))`);
  const counted = db.run(sql`insert into attempt (kind, key, at)
    select ${kind}, lower(${key}), ${now} where not ${isReached(dated, kind, key)} returning 1`);
  await settled([locked, counted]);
  return (await counted).length > 0;
};

/** Whether one more attempt would be refused now; counts none. */
export const isUsedUp = async (dated: Dated, kind: Limit, key: string): Promise<boolean> =>
  (await oneRow(dated.db, sql<{ used: boolean }>`select ${isReached(dated, kind, key)} as used`))?.used ?? false;

const isReached = ({ now }: Dated, kind: Limit, key: string): Sql => {
  const { times, minutes, perMinute } = limitOf(kind);
  const within = (span: number) => sql`(select count(*) from attempt
    where kind = ${kind} and key = lower(${key}) and at > ${now}::timestamptz - make_interval(mins => ${span}))`;
  return sql`(${within(minutes)} >= ${times}${perMinute ? sql` or ${within(1)} >= ${perMinute}` : sql``})`;
};

/** Forgets what was counted under a key. */
export const forgetAttempts = async (db: Db, kind: Limit, key: string): Promise<void> => {
  await db.run(sql`delete from attempt where kind = ${kind} and key = lower(${key})`);
};
