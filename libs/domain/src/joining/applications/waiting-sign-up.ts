import { sql } from 'kysely';

/**
 * True of a sign-up named `r` that waits for the confirmation of its e-mail: only the newest of an address, and none of an
 * address that has an account, whose owner was told by mail.
 */
export const waitingSignUp = sql`r.confirmed_at is null
  and not exists (select 1 from registration n where n.email = r.email and n.confirmed_at is null and n.id > r.id)
  and not exists (select 1 from account k where k.email = r.email)`;
