import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** Query for a capability's `live`: both sides of the projects of `changes`, which yields event and project_id. */
export const projectWatchers = (changes: Sql): Sql => sql`
  select w.event, 'project:' || p.id, side.id, null from (${changes}) as w join project p on p.id = w.project_id,
    lateral (values (p.uat_id), (p.firma_id)) as side (id)`;
