import { sql } from 'kysely';
import { today } from '../../time.ts';

/** A solution `s` of a firm `f` that stands in the marketplace today. */
export const listed = sql`s.status = 'published'
  and (s.valid_until is null or s.valid_until >= (select ${today}))
  and f.kind = 'firma' and f.status = 'approved'`;

/** Where a solution `s` of a firm `f` is offered: as it says itself, else as its firm; none where neither does. */
export const countiesOf = sql`(case when cardinality(s.county_codes) > 0 then s.county_codes else f.served_counties end)`;

/** True of a solution `s` of a firm `f` that is offered in a county; one that names none, in that of its firm. */
export const offeredIn = (county: string) =>
  sql`(${county} = any (${countiesOf}) or (cardinality(${countiesOf}) = 0 and f.county_code = ${county}))`;

/** True of a published solution `s` whose last day has passed. */
export const isOver = sql`(s.status = 'published' and coalesce(s.valid_until < ${today}, false))`;

/** The firm `f` as a card of the marketplace names it. */
export const partnerOfItem = sql`json_build_object('id', f.id, 'name', f.name, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count)`;
