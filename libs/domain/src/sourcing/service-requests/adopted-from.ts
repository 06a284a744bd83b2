import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** The project of the exchange of which the request `r` was made, as JSON (`adoptedFrom`), or null. */
export const adoptedFrom: Sql = sql`(select json_build_object('id', x.id, 'title', x.title, 'authority', w.name,
    'isPublished', x.status = 'published' and w.status = 'approved')
  from exchange_adoption a join exchange_project x on x.id = a.exchange_id join organisation w on w.id = x.organisation_id
  where a.request_id = r.id)`;
