import { sql } from 'kysely';
import { bestFirst } from '../../presenting/partners/queries.ts';
import type { Sql } from '../../sql.ts';
import { candidates } from './candidates.ts';
import { commonOf, factsOf, withRecord } from './facts.ts';
import { fits, score } from './score.ts';

/** The facts of each firm `f`, as the row `me`, for the request `r`. */
export const factsForRequest = sql`lateral (select ${factsOf(sql`r.often`, sql`r.usual`, sql`r.asked_certificates <> '{}'`)}) me`;

/**
 * The row `asked` of a request of an organisation, with what firms are compared by, as a part of "with". `county` is that of the
 * authority where the request names none.
 */
export const askedRequest = (id: string, organisationId: string): Sql => sql`asked as materialized (
  select r.id, r.organisation_id, r.category, r.county_code, coalesce(r.county_code, u.county_code) as county, r.languages,
    r.asked_certificates, r.title_words, r.words, common.often, common.usual, r.words - common.often as rare
  from service_request r join organisation u on u.id = r.organisation_id, lateral ${commonOf(sql`r.words`)} common
  where r.id = ${id} and r.organisation_id = ${organisationId})`;

/**
 * The best firms for the request of the row `asked`, as a query of `id` and `place`. Of as many as are wanted one is new on the
 * portal (no review, no completed project) where one serves the county: if none is among them by itself, the best new one takes
 * the last place.
 */
export const bestFirms = (most: number): Sql => sql`(with ranked as materialized (
    select f.id, me.is_new and (r.county_code is null or ${fits.isServed}) as is_fair,
      row_number() over (order by ${score} desc, ${bestFirst}) as rank
    from asked r, ${candidates} c join organisation f on f.id = c.id ${withRecord}, ${factsForRequest})
  select id, row_number() over (order by place) as place from (
    select id, case when id = (select id from ranked where is_fair order by rank limit 1) then least(rank, ${sql.lit(most)} - 0.5) else rank end as place
    from ranked) placed
  order by place limit ${sql.lit(most)})`;
