import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { type Db, dbOf } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** What is limited, each with how many times within how many minutes. Counted in PostgreSQL, so that all processes share it. */
const LIMITS = {
  'sign-up:address': { times: 20, minutes: 60 },
  'sign-up:email': { times: 5, minutes: 60 },
  // Who is in the portal is not to be listed by trying every tax code.
  'cui:address': { times: 100, minutes: 60 },
  'recover:address': { times: 30, minutes: 60 },
  'recover:email': { times: 3, minutes: 15 },
  'resend:address': { times: 30, minutes: 60 },
  'resend:email': { times: 3, minutes: 15 },
  // Apart from what strangers ask for, so that nobody outside can keep the association from helping.
  'resend:staff': { times: 3, minutes: 15 },
  'confirm:registration': { times: 5, minutes: 15 },
  'upload:address': { times: 30, minutes: 60 },
  'invite:organisation': { times: 50, minutes: 60 },
  'password:account': { times: 5, minutes: 15 },
  'email-change:account': { times: 5, minutes: 60 },
  'subscribe:address': { times: 20, minutes: 60 },
  'subscribe:email': { times: 3, minutes: 24 * 60 },
  'newsletter-test:account': { times: 20, minutes: 60 },
  'ticket:address': { times: 20, minutes: 60 },
  'ticket:email': { times: 5, minutes: 24 * 60 },
  'ticket-reply:ticket': { times: 20, minutes: 60 },
  // By hashes of addresses: an office behind one address has several readers, a script that counts itself has thousands.
  'view:article': { times: 10, minutes: 24 * 60 },
  'view:address': { times: 300, minutes: 60 },
  // Recovering the password forgets failed sign-ins, not these: a mailbox alone must not allow endless guessing of codes.
  'second-factor:account': { times: 20, minutes: 60 },
} as const;
export type Limit = keyof typeof LIMITS;

/**
 * Counts one more attempt. Throws `rate.limited` when the limit had been reached; attempts on one key wait for each other
 * until the transaction ends, so that parallel ones are counted one after another.
 */
export const countAttempt = async (at: Db | EntityManager, kind: Limit, key: string): Promise<void> => {
  if (!(await isWithinLimit(at, kind, key))) throw new DomainError('rate.limited');
};

/** Counts one more attempt, as `countAttempt` does; false when the limit had been reached. */
export const isWithinLimit = async (at: Db | EntityManager, kind: Limit, key: string): Promise<boolean> => {
  const { times, minutes } = LIMITS[kind];
  const db = dbOf(at);
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${key.toLowerCase()}`}, 0))`);
  const row = await oneRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from attempt
      where kind = ${kind} and key = lower(${key}) and at > now() - make_interval(mins => ${minutes})`,
  );
  if ((row?.count ?? 0) >= times) return false;
  await db.run(sql`insert into attempt (kind, key) values (${kind}, lower(${key}))`);
  return true;
};

/** Forgets what was counted under a key. */
export const forgetAttempts = async (at: Db | EntityManager, kind: Limit, key: string): Promise<void> => {
  await dbOf(at).run(sql`delete from attempt where kind = ${kind} and key = lower(${key})`);
};
