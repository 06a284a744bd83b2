import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

const IS_PUBLISHED = sql`(x.status = 'published' and w.status = 'approved')`;

/**
 * The project of the exchange of which the request `r` was made, as JSON (`adoptedFrom`), or null; one that is no longer published by
 * its title and its authority's name at adoption.
 */
export const adoptedFrom: Sql = sql`(select json_build_object('id', x.id,
    'title', case when ${IS_PUBLISHED} then x.title else coalesce(a.title, x.title) end,
    'authority', case when ${IS_PUBLISHED} then w.name else coalesce(a.authority, w.name) end, 'isPublished', ${IS_PUBLISHED})
  from exchange_adoption a join exchange_project x on x.id = a.exchange_id join organisation w on w.id = x.organisation_id
  where a.request_id = r.id)`;
