import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

const WINDOW = sql`interval '15 minutes'`;
const PER_EMAIL = 5;
const PER_ADDRESS = 50;

export interface Attempt {
  email: string;
  /** IP address of the caller. */
  address: string;
}

/** True while the e-mail (whether an account or not) or the address has failed too often in the last 15 minutes. */
export const isLocked = async (db: Db, { email, address }: Attempt): Promise<boolean> => {
  const row = await oneRow(
    db,
    sql<{ locked: boolean }>`select
      (select count(*) from sign_in_failure where email = ${email}::citext and at > now() - ${WINDOW}) >= ${PER_EMAIL}
      or (select count(*) from sign_in_failure where address = ${address}::inet and at > now() - ${WINDOW}) >= ${PER_ADDRESS}
      as locked`,
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

export const recordFailure = async (db: Db, { email, address }: Attempt): Promise<void> => {
  await db.run(sql`insert into sign_in_failure (email, address) values (${email}, ${address}::inet)`);
};

export const forgetFailures = async (db: Db, email: string): Promise<void> => {
  await db.run(sql`delete from sign_in_failure where email = ${email}::citext`);
};
