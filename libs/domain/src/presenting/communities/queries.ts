import type { CommunityQuery } from '@psp/contracts/communities';
import { sql } from 'kysely';
import { pictureOf } from '../../operating/images/queries.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, containsWords, containsWordsByIndex, jsonText } from '../../sql.ts';

const STRIP_SIZE = 4;
/** Length in characters of a description on a card. It may be cut within a word, which the card's style hides. */
const EXCERPT_LENGTH = 180;

/** Joins the authority `o` of the showcase `c`. */
export const withAuthority = sql`left join organisation o on o.id = c.organisation_id`;
/** SQL condition: the showcase `c` is public, i.e. published and not of an authority that is suspended or not approved yet. */
export const isPublic = sql`c.status = 'published' and (c.organisation_id is null or o.status = 'approved')`;

const UNDER_WAY = sql.raw(`('in_progress', 'on_hold', 'review')`);
/* Number of a community's projects under way; a collaboration counts by the status of its project. */
const projectsUnderWay = sql`(select count(*)::int from community_project x left join project w on w.id = x.project_id
  where x.community_id = c.id and coalesce(w.status, x.status) in ${UNDER_WAY} and w.closed_at is null)`;

/** Card of the showcase `c` of the authority `o`, as JSON (`communityCard`). */
export const communityCardSql = sql`json_build_object('id', c.id, 'name', c.name, 'countyCode', c.county_code,
  'uatType', o.uat_type, 'excerpt', left(c.description, ${sql.lit(EXCERPT_LENGTH)}),
  'picture', ${pictureOf(sql`c.featured_image_id`)}, 'population', nullif(c.population, 0),
  'attractions', (select count(*)::int from community_attraction a where a.community_id = c.id),
  'projectsUnderWay', ${projectsUnderWay}, 'isTest', c.is_test)`;

/** Lists public showcases by name, as a page of JSON text (`communityList`). */
export function listCommunities(db: Db, { page, q, judet }: CommunityQuery): Promise<string> {
  const found = searched({
    q,
    from: sql`community c ${withAuthority}`,
    id: sql`c.id`,
    where: allOf(isPublic, judet && sql`c.county_code = ${judet}`),
    order: sql.raw(`c.name collate "ro-x-icu", c.id`),
    fits: containsWords(sql`c.search_text`, q),
    byIndex: [containsWordsByIndex(sql`c.search_text`, q)],
    ordered: orderedFor(page),
  });
  return foundPageText(db, {
    page,
    found,
    item: communityCardSql,
    joins: sql`community c on c.id = p.id ${withAuthority}`,
  });
}

/** Up to four public showcases, those with a picture first, then the newest, as JSON text (`communityCard[]`). */
export const stripOfCommunities = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select coalesce(json_agg(${communityCardSql} order by c.rank), '[]')::text as json
      from (select c.*, row_number() over () as rank from (
        select c.* from community c ${withAuthority} where ${isPublic}
        order by (c.featured_image_id is null), c.published_at desc, c.id limit ${sql.lit(STRIP_SIZE)}) c) c ${withAuthority}`,
  );

/* Few organisations are not approved: reading them as a set is cheaper than joining the authority of each showcase. */
const hiddenAuthorities = sql`select id from organisation
  where kind = 'uat' and status in ('unconfirmed', 'pending', 'needs_info', 'rejected', 'suspended')`;
const isCounted = sql`c.status = 'published' and (c.organisation_id is null or c.organisation_id not in (${hiddenAuthorities}))`;
const perCounty = sql`(select c.county_code, count(*)::int as count from community c where ${isCounted} group by c.county_code) k`;
const byCounty = sql`coalesce(json_object_agg(k.county_code, k.count), '{}')`;

/** Number of public showcases by county, without counties that have none, as JSON text: `{"CJ": 3, …}`. */
export const communitiesByCounty = (db: Db): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select ${byCounty}::text as json from ${perCounty}`);

/* Collaborations count by the status of their project, other projects by their own. */
const allUnderWay = sql`(select count(*)::int from (
    select x.community_id from community_project x where x.project_id is null and x.status in ${UNDER_WAY}
    union all select x.community_id from community_project x join project w on w.id = x.project_id where w.status in ${UNDER_WAY} and w.closed_at is null) x
  where x.community_id not in (select id from community where status <> 'published'
    union all select id from community where organisation_id in (${hiddenAuthorities})))`;

/** Totals of all public showcases, as JSON text (`communitiesOverview`). */
export const readCommunitiesOverview = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('communities', coalesce(sum(k.count), 0)::int, 'counties', count(*)::int,
      'projectsUnderWay', ${allUnderWay}, 'byCounty', ${byCounty})::text as json from ${perCounty}`,
  );
