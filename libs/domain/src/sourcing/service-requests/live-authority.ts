import { sql } from 'kysely';

/** True of a request named `r` whose authority is not suspended. The suspended ones are few, and read once per query. */
export const fromLiveAuthority = sql`r.organisation_id <> all (array(
  select s.id from organisation s where s.status = 'suspended'))`;
