import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { lasts, today } from '../../time.ts';

/** A solution `s` that stands in the marketplace today, if its firm may. */
export const isOffered = sql`s.status = 'published' and ${lasts(sql`s.valid_until`)}`;

/** A solution `s` of a firm `f` that stands in the marketplace today. */
export const listed = sql`${isOffered} and f.kind = 'firma' and f.status = 'approved'`;

/** Where a solution `s` of a firm `f` is offered: as it says itself, else as its firm; none where neither does. */
export const countiesOf = sql`(case when cardinality(s.county_codes) > 0 then s.county_codes else f.served_counties end)`;

/** The query named `serving`: the firms that serve a county, an array in one row. Those that name none serve their own. */
export const serving = (
  county: string,
): Sql => sql`serving as materialized (select array(select f.id from organisation f
  where f.kind = 'firma' and f.status = 'approved'
    and (f.served_counties && array[${county}] or (f.county_code = ${county} and cardinality(f.served_counties) = 0))) as firms)`;

/** True of a solution `s` that is offered in a county, beside `serving`: as it says itself, else as its firm. */
export const offeredIn = (county: string): Sql =>
  sql`(s.county_codes && array[${county}]
    or (s.organisation_id = any ((select firms from serving)::uuid[]) and cardinality(s.county_codes) = 0))`;

/** True of a published solution `s` whose last day has passed. */
export const isOver = sql`(s.status = 'published' and coalesce(s.valid_until < ${today}, false))`;

/** The firm `f` as a card of the marketplace names it. */
export const partnerOfItem = sql`json_build_object('id', f.id, 'name', f.name, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count)`;
