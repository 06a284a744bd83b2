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
  /** Hash of the secret that the caller's browser keeps. */
  device: string;
}

/* Hash of the device if the e-mail's account was signed in to from it, else null. */
const proven = ({ email, device }: Attempt): Sql => sql`(select d.hash from device d
  where d.hash = ${device} and d.account_id = (select id from account where email = ${email}::citext and status <> 'deleted'))`;

/**
 * True while the caller has failed too often in the last 15 minutes. A device from which the account was signed in to counts
 * by itself, so that no stranger locks its owner out; all others count together, by e-mail (whether an account or not) and by
 * address.
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
      from (select ${proven(attempt)} as hash) d`,
  );
  return row?.locked ?? false;
};

/**
 * Makes the attempts on one e-mail wait for each other until the transaction ends, so that guesses made at the same
 * moment are counted one after another and no more than the limit are ever answered.
 */
export const takeTurns = async (db: Db, email: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('sign-in ' || lower(${email}), 0))`);
};

export const recordFailure = async (db: Db, attempt: Attempt): Promise<void> => {
  await db.run(sql`insert into sign_in_failure (email, address, device)
    values (${attempt.email}, ${attempt.address}::inet, ${proven(attempt)})`);
};

/** Forgets the failures that a success makes up for: those of its device, or of all that are not proven. */
export const forgetOwnFailures = async (db: Db, attempt: Attempt): Promise<void> => {
  await db.run(sql`delete from sign_in_failure where email = ${attempt.email}::citext
    and device is not distinct from ${proven(attempt)}`);
};

export const forgetFailures = async (db: Db, email: string): Promise<void> => {
  await db.run(sql`delete from sign_in_failure where email = ${email}::citext`);
};
