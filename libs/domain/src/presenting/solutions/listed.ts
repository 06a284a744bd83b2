import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { hasNotEnded, today } from '../../time.ts';

/** SQL condition: the solution `s` is published and valid today. */
export const isOffered = sql`s.status = 'published' and ${hasNotEnded(sql`s.valid_until`)}`;

/** SQL condition: the solution `s` of the firm `f` is listed in the marketplace today. */
export const listed = sql`${isOffered} and f.kind = 'firma' and f.status = 'approved'`;

/** SQL array of the counties of the solution `s`, or of its firm `f` if it has none; empty if neither has any. */
export const countiesOf = sql`(case when cardinality(s.county_codes) > 0 then s.county_codes else f.served_counties end)`;

/**
 * Common table expression `serving`: one row with an array of the firms that serve a county. A firm without counties serves its
 * own.
 */
export const serving = (
  county: string,
): Sql => sql`serving as materialized (select array(select f.id from organisation f
  where f.kind = 'firma' and f.status = 'approved'
    and (f.served_counties && array[${county}] or (f.county_code = ${county} and cardinality(f.served_counties) = 0))) as firms)`;

/** SQL condition: the solution `s`, or its firm if it has no counties, is offered in the county. Needs `serving`. */
export const offeredIn = (county: string): Sql =>
  sql`(s.county_codes && array[${county}]
    or (s.organisation_id = any ((select firms from serving)::uuid[]) and cardinality(s.county_codes) = 0))`;

/** SQL condition: the solution `s` is published and its last day has passed. */
export const isOver = sql`(s.status = 'published' and coalesce(s.valid_until < ${today}, false))`;

/** The firm `f` as shown on a card of the marketplace, as JSON. */
export const partnerOfItem = sql`json_build_object('id', f.id, 'name', f.name, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count)`;
