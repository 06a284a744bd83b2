import type { EntityManager } from '@mikro-orm/postgresql';

const WINDOW = "interval '15 minutes'";
const PER_EMAIL = 5;
const PER_ADDRESS = 50;

export interface Attempt {
  email: string;
  /** IP address of the caller. */
  address: string;
}

/** True while the e-mail (whether an account or not) or the address has failed too often in the last 15 minutes. */
export async function isLocked(em: EntityManager, { email, address }: Attempt): Promise<boolean> {
  const [row] = await em.execute<{ locked: boolean }[]>(
    `select (select count(*) from sign_in_failure where email = ?::citext and at > now() - ${WINDOW}) >= ${PER_EMAIL}
       or (select count(*) from sign_in_failure where address = ?::inet and at > now() - ${WINDOW}) >= ${PER_ADDRESS} as locked`,
    [email, address],
  );
  return row?.locked ?? false;
}

/**
 * Makes the attempts on one e-mail wait for each other until the transaction ends, so that guesses made at the same
 * moment are counted one after another and no more than the limit are ever answered.
 */
export const takeTurns = async (em: EntityManager, email: string): Promise<void> => {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('sign-in ' || lower(?), 0))`, [email]);
};

export const recordFailure = async (em: EntityManager, { email, address }: Attempt): Promise<void> => {
  await em.execute('insert into sign_in_failure (email, address) values (?, ?::inet)', [email, address]);
};

export const forgetFailures = async (em: EntityManager, email: string): Promise<void> => {
  await em.execute('delete from sign_in_failure where email = ?::citext', [email]);
};
