import { sql } from 'kysely';

/** SQL condition: the authority of the request `r` is not suspended. Suspended authorities are few and read once per query. */
export const isFromActiveAuthority = sql`r.organisation_id <> all (array(
  select s.id from organisation s where s.status = 'suspended'))`;
