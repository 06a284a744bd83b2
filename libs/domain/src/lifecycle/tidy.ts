import type { MikroORM } from '@mikro-orm/postgresql';

/** What is kept only for a while: proofs against repeated clicks and guessed passwords, and sessions long ended. */
const TIDY = [
  `delete from sign_in_failure where at < now() - interval '1 day'`,
  `delete from idempotency where created_at < now() - interval '7 days'`,
  `delete from session where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
];

/** Deletes rows whose time is over. Nothing that people wrote is among them. */
export const tidy = async (orm: MikroORM): Promise<void> => {
  for (const statement of TIDY) await orm.em.fork().execute(statement);
};
