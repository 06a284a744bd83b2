import { sql } from 'kysely';
import { bestFirst, inDomain, listedFirm, newestFirst } from '../../presenting/partners/queries.ts';
import { firstOf } from '../../searched.ts';
import { allOf, type Sql } from '../../sql.ts';

/** Firms that are compared at most, of each sort: of ten thousand firms these are all of a domain. */
const MOST = { rated: 3000, near: 500, newest: 500, alike: 500 };

/* Ids of firms of the domain of the request `asked` that are not invited to it. */
const suited = sql`${listedFirm} and ${inDomain(sql`(select category from asked)`)}
  and f.id <> all (array(select i.organisation_id from service_request_invitation i where i.request_id = (select id from asked)))`;
const first = (order: Sql, most: number, ...where: Sql[]): Sql =>
  firstOf({ from: sql`organisation f`, id: sql`f.id`, where: allOf(suited, ...where), order }, most);

/**
 * Ids of the firms among which those for the request of the row `asked` are chosen, each once: of its domain and not invited yet;
 * where there are more than can be compared the best rated, the newest, those of the county and those that share rare words.
 */
export const candidates = sql`(select id from ${first(bestFirst, MOST.rated)} rated
  union select id from ${first(bestFirst, MOST.near, sql`f.county_code = (select county from asked)`)} near
  union select id from ${first(newestFirst, MOST.newest)} newest
  union (select f.id from organisation f where ${suited} and f.words && (select rare from asked) limit ${sql.lit(MOST.alike)}))`;
