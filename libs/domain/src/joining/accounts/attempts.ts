import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

const WINDOW = sql`interval '15 minutes'`;
const PER_EMAIL = 5;
const PER_DEVICE = 5;
const PER_ADDRESS = 50;

export interface Attempt {
  email: string;
  /** IP address of the caller. */
  address: string;
  /** Hash of the caller's device cookie. */
  device: string;
}

/* SQL for the device hash if the account has been signed in to from this device before, otherwise null. */
const knownDevice = ({ email, device }: Attempt): Sql => sql`(select d.hash from device d
  where d.hash = ${device} and d.account_id = (select id from account where email = ${email}::citext and status <> 'deleted'))`;

/**
 * True while there were too many failed attempts in the last 15 minutes. A device known to the account is counted by itself, so
 * that a stranger cannot lock its owner out. All other devices are counted together, by e-mail (with or without an account) and
 * by IP address.
 */
export const isLocked = async (db: Db, attempt: Attempt): Promise<boolean> => {
  const { email, address } = attempt;
  const failures = (whose: Sql): Sql =>
    sql`(select count(*) from sign_in_failure where ${whose} and at > now() - ${WINDOW})`;
  const row = await oneRow(
    db,
    sql<{ locked: boolean }>`select case when d.hash is null
        then ${failures(sql`email = ${email}::citext and device is null`)} >= ${PER_EMAIL}
          or ${failures(sql`address = ${address}::inet`)} >= ${PER_ADDRESS}
        else ${failures(sql`email = ${email}::citext and device = d.hash`)} >= ${PER_DEVICE} end as locked
      from (select ${knownDevice(attempt)} as hash) d`,
  );
  return row?.locked ?? false;
};

/**
 * Locks the attempts on one e-mail until the transaction ends, so that concurrent guesses are counted one after another and cannot
 * exceed the limit.
 */
export const lockSignInAttempts = async (db: Db, email: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('sign-in ' || lower(${email}), 0))`);
};

export const recordFailure = async (db: Db, attempt: Attempt): Promise<void> => {
  await db.run(sql`insert into sign_in_failure (email, address, device)
    values (${attempt.email}, ${attempt.address}::inet, ${knownDevice(attempt)})`);
};

/** After a successful attempt, deletes the failures of its device, or those of all unknown devices. */
export const forgetOwnFailures = async (db: Db, attempt: Attempt): Promise<void> => {
  await db.run(sql`delete from sign_in_failure where email = ${attempt.email}::citext
    and device is not distinct from ${knownDevice(attempt)}`);
};

export const forgetFailures = async (db: Db, email: string): Promise<void> => {
  await db.run(sql`delete from sign_in_failure where email = ${email}::citext`);
};
