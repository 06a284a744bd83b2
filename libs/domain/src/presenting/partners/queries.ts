import type { PartnerQuery } from '@psp/contracts/partners';
import type { PartnerSort } from '@psp/contracts/lists';
import { sql } from 'kysely';
import { pictureOf } from '../../operating/images/queries.ts';
import { foundPageText, matched, oneThenOther, orderedFor, searched } from '../../searched.ts';
import { allOf, jsonText, says, type Sql } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { today } from '../../time.ts';
import { isTagged } from './tags.ts';

/** The domains of the firm `f`, in their order. */
export const domainsOf = sql`array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
    where d.organisation_id = f.id order by t.position)`;

/* Since it was founded, where it has said when. */
const experienceYears = sql`coalesce(extract(year from ${today})::int - f.founded_year, f.experience_years)`;

/** What a card and a profile say of the firm `f` alike. */
export const partnerFields = sql`'id', f.id, 'name', f.name, 'countyCode', f.county_code,
  'locality', f.locality, 'services', f.services,
  'domains', ${domainsOf}, 'employees', f.employees, 'experienceYears', ${experienceYears}, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count, 'logo', ${pictureOf(sql`f.logo_image_id`)}`;
/** What a card says of it: of its description the first paragraph. */
export const cardFields = sql`${partnerFields}, 'description', split_part(f.description, ${'\n'}, 1)`;
/** A firm `f` that anybody may see. */
export const listedFirm = sql`f.kind = 'firma' and f.status = 'approved'`;
export const bestFirst = sql`f.rating_order desc nulls last, f.rating_count desc, f.id`;

export const newestFirst = sql`f.created_at desc, f.id desc`;

const byName = sql`f.name collate "ro-x-icu", f.id`;
const orders: Record<PartnerSort, Sql | null> = {
  rating: null,
  name: byName,
  newest: newestFirst,
};

/** True of a firm `f` in a domain. */
export const inDomain = (slug: Sql): Sql => sql`f.domain_slugs && array[${slug}]`;

interface SoughtFirms {
  q: string;
  page: number;
  /** Without one by rating, those first whose name has the words of a search. */
  order: Sql | null;
  /** What the filters leave, as indexes of words have it besides. */
  tagged: Sql | undefined;
  /** Whether the indexes of migrations 0041 and 0077 hold all that filters and order ask, and it is not nothing. */
  isCovered: boolean;
}

/** Firms that fit a search, in an order of their own. */
export const foundFirms = ({ q, page, order, tagged, isCovered }: SoughtFirms, where: Sql): Sql => {
  const firms = { from: sql`organisation f`, id: sql`f.id`, where, order: order ?? bestFirst };
  const list = { ...firms, q, isCovered, ordered: orderedFor(page) };
  const ofFirm = matched(sql`f.firm_text`, sql`f.firm_words`, q, tagged);
  if (!q || order) return searched({ ...list, ...ofFirm });
  // Few are, which indexes find whatever is filtered.
  const ofName = { ...matched(sql`f.name_text`, sql`search_vector(f.name)`, q, tagged), isCovered: false };
  return oneThenOther(list, ofName, ofFirm);
};

/** Joins the firm of a page. */
export const withFirm = sql`organisation f on f.id = p.id`;

/**
 * Approved firms in the order asked for, by rating those first whose name has the words of a search, as a page of JSON text
 * (`partnerList`).
 */
export const listPartners = (db: Db, query: PartnerQuery): Promise<string> => {
  const { page, category, county, q, sort } = query;
  const where = allOf(listedFirm, category && inDomain(sql`${category}`), county && sql`f.county_code = ${county}`);
  const item = sql`json_build_object(${cardFields})`;
  const tagged = isTagged({ category, county });
  const isCovered = tagged !== undefined;
  const found = foundFirms({ q, page, order: orders[sort], tagged, isCovered }, where);
  return foundPageText(db, { page, found, item, joins: withFirm });
};

/** The eight best rated firms, as a JSON list in text (`partnerItem`s). */
export const stripOfPartners = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select coalesce(json_agg(json_build_object(${cardFields}) order by ${bestFirst}), '[]')::text as json
      from (select * from organisation f where ${listedFirm} order by ${bestFirst} limit 8) f`,
  );

const SUGGESTED = 20;

/** Firms whose name fits what is typed, then those of a place or description that does, for inviting, as JSON text (`partnerOptions`). */
export const suggestPartners = (db: Db, q: string): Promise<string> => {
  const list = { q, from: sql`organisation f`, id: sql`f.id`, where: listedFirm, order: byName, most: SUGGESTED };
  const found = oneThenOther(list, { fits: says(sql`f.name_text`, q) }, { fits: says(sql`f.search_text`, q) });
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'county', c.name) order by f.name collate "ro-x-icu"), '[]'))::text as json
    from (select id from ${found} found
      order by place limit ${sql.lit(SUGGESTED)}) p
    join ${withFirm} left join county c on c.code = f.county_code`,
  );
};
