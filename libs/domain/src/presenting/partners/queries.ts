import { PAGE_SIZE, TOTAL_LIMIT } from '@psp/contracts/common';
import type { PartnerQuery, PartnerSort } from '@psp/contracts/partners';
import { sql } from 'kysely';
import { pictureOf } from '../../publishing/images/queries.ts';
import { allOf, contains, jsonText, matches, pageText, type Sql, windowOf } from '../../sql.ts';
import type { Db } from '../../read-db.ts';

/** What a card and a profile say of the firm `f` alike. */
export const partnerFields = sql`'id', f.id, 'name', f.name, 'countyCode', f.county_code,
  'locality', f.locality, 'services', f.services,
  'domains', array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
    where d.organisation_id = f.id order by t.position),
  'employees', f.employees, 'experienceYears', f.experience_years, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count, 'logo', ${pictureOf(sql`f.logo_image_id`)}`;
/** What a card says of it: of its description the first paragraph. */
const cardFields = sql`${partnerFields}, 'description', split_part(f.description, ${'\n'}, 1)`;
/** A firm `f` that anybody may see. */
export const listedFirm = sql`f.kind = 'firma' and f.status = 'approved'`;
const best = sql`f.rating_order desc nulls last, f.rating_count desc, f.id`;

const orders: Record<PartnerSort, Sql> = {
  rating: best,
  name: sql`f.name collate "ro-x-icu", f.id`,
  newest: sql`f.created_at desc, f.id desc`,
};

/**
 * The first TOTAL_LIMIT firms that meet a condition, in their order. By rating those come first whose name has the words of a search:
 * looked for by themselves, because no index has this order.
 */
const inOrder = ({ q, sort, page }: PartnerQuery, where: Sql): Sql => {
  const order = orders[sort];
  const most = Math.min(page * PAGE_SIZE, TOTAL_LIMIT);
  const firms = (
    condition: Sql,
    part: number,
  ) => sql`(select f.id, row_number() over (order by ${order}) as place, ${sql.lit(part)} as part
    from organisation f where ${condition} order by ${order} limit ${most})`;
  if (!q || sort !== 'rating') return firms(where, 0);
  const isNamed = matches(sql`search_fold(f.name)`, sql`search_vector(f.name)`, q);
  return sql`(${firms(allOf(where, isNamed), 0)} union all ${firms(allOf(where, sql`${isNamed} is not true`), 1)})`;
};

/**
 * Approved firms in the order asked for, by rating those first whose name has the words of a search, as a page of JSON text
 * (`partnerList`).
 */
export const listPartners = (db: Db, query: PartnerQuery): Promise<string> => {
  const { page, q, category, county } = query;
  const where = allOf(
    listedFirm,
    category &&
      sql`exists (select 1 from organisation_domain d where d.organisation_id = f.id and d.domain_slug = ${category})`,
    county && sql`f.county_code = ${county}`,
    q ? matches(sql`f.firm_text`, sql`f.firm_words`, q) : undefined,
  );
  const items = sql`select json_build_object(${cardFields}) as item, p.position
    from (select p.id, row_number() over (order by p.part, p.place) as position from ${inOrder(query, where)} p
      order by p.part, p.place ${windowOf(page)}) p join organisation f on f.id = p.id`;
  return pageText(db, page, items, sql`select from organisation f where ${where}`);
};

/** The eight best rated firms, as a JSON list in text (`partnerItem`s). */
export const stripOfPartners = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select coalesce(json_agg(json_build_object(${cardFields}) order by ${best}), '[]')::text as json
      from (select * from organisation f where ${listedFirm} order by ${best} limit 8) f`,
  );

/** Firms whose name fits what is typed, for inviting, as JSON text (`partnerOptions`). */
export const suggestPartners = (db: Db, q: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'county', f.county) order by f.name collate "ro-x-icu"), '[]'))::text as json
    from (select f.id, f.name, c.name as county from organisation f left join county c on c.code = f.county_code
      where ${listedFirm} and ${contains(sql`f.search_text`, q)}
      order by ${contains(sql`search_fold(f.name)`, q)} desc, f.name collate "ro-x-icu" limit 20) f`,
  );
