import { sql } from 'kysely';

/**
 * SQL condition on sign-ups `r` that wait for the confirmation of their e-mail: only the newest of an address, and none of an
 * address that has an account (its owner gets a mail of another kind).
 */
export const waitingSignUp = sql`r.confirmed_at is null
  and not exists (select 1 from registration n where n.email = r.email and n.confirmed_at is null and n.id > r.id)
  and not exists (select 1 from account k where k.email = r.email)`;
