import { sql } from 'kysely';
import { bestFirst, inDomain, listedFirm, newestFirst } from '../../presenting/partners/queries.ts';
import { firstOf } from '../../searched.ts';
import { allOf, type Sql } from '../../sql.ts';
import { commonOf, factsOf, withRecord } from './facts.ts';
import { fits, score } from './score.ts';

/** The facts of each firm `f`, as the row `me`, for the request `r`. */
export const factsForRequest = sql`lateral (select ${factsOf(sql`r.often`, sql`r.usual`, sql`r.asked_certificates <> '{}'`)}) me`;

/**
 * Common table expression `asked`: one row of an organisation's request with the columns by which firms are compared. `county` is
 * the authority's if the request names none.
 */
export const askedRequest = (id: string, organisationId: string): Sql => sql`asked as materialized (
  select r.id, r.organisation_id, r.category, r.county_code, coalesce(r.county_code, u.county_code) as county, r.languages,
    r.asked_certificates, r.title_words, r.words, common.often, common.usual, r.words - common.often as rare
  from service_request r join organisation u on u.id = r.organisation_id, lateral ${commonOf(sql`r.words`)} common
  where r.id = ${id} and r.organisation_id = ${organisationId})`;

/** Maximum number of firms compared, by order; with ten thousand firms on the portal, this is every firm of a domain. */
const MOST = { rated: 3000, near: 500, newest: 500, alike: 500 };

/* Listed firms in the domain of the request `asked` that are not invited to it. */
const eligible = sql`${listedFirm} and ${inDomain(sql`(select category from asked)`)}
  and f.id <> all (array(select i.organisation_id from service_request_invitation i where i.request_id = (select id from asked)))`;
const first = (order: Sql, most: number, ...where: Sql[]): Sql =>
  firstOf({ from: sql`organisation f`, id: sql`f.id`, where: allOf(eligible, ...where), order }, most);

/**
 * Distinct ids of eligible firms to compare for the request `asked`. If there are more than can be compared: the best rated, the
 * newest, the best rated of the county, and firms that share rare words with the request.
 */
const candidates = sql`(select id from ${first(bestFirst, MOST.rated)} rated
  union select id from ${first(bestFirst, MOST.near, sql`f.county_code = (select county from asked)`)} near
  union select id from ${first(newestFirst, MOST.newest)} newest
  union (select f.id from organisation f where ${eligible} and f.words && (select rare from asked) limit ${sql.lit(MOST.alike)}))`;

/**
 * Query of the `most` best firms for the request `asked`, as `id` and `place`. At least one of them is new on the portal (no
 * review, no completed project), provided that one serves the county: if none ranks high enough, the best new firm takes the last
 * place.
 */
export const bestFirms = (most: number): Sql => sql`(with ranked as materialized (
    select f.id, me.is_new and (r.county_code is null or ${fits.isServed}) as is_fair,
      row_number() over (order by ${score} desc, ${bestFirst}) as rank
    from asked r, ${candidates} c join organisation f on f.id = c.id ${withRecord}, ${factsForRequest})
  select id, row_number() over (order by place) as place from (
    select id, case when id = (select id from ranked where is_fair order by rank limit 1) then least(rank, ${sql.lit(most)} - 0.5) else rank end as place
    from ranked) placed
  order by place limit ${sql.lit(most)})`;
