import type { PartnerQuery } from '@psp/contracts/partners';
import type { PartnerSort } from '@psp/contracts/lists';
import { sql } from 'kysely';
import { pictureOf } from '../../operating/images/queries.ts';
import { foundPageText, matched, oneThenOther, orderedFor, searched } from '../../searched.ts';
import { allOf, jsonText, containsWords, type Sql } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { today } from '../../time.ts';
import { isTagged } from './tags.ts';

/** SQL array of the domains of the firm `f`, in the order of the taxonomy. */
export const domainsOf = sql`array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
    where d.organisation_id = f.id order by t.position)`;

/* Years since the firm was founded, if it entered the year. */
const experienceYears = sql`coalesce(extract(year from ${today})::int - f.founded_year, f.experience_years)`;

/** Fields of the firm `f` that both its card and its profile show. */
export const partnerFields = sql`'id', f.id, 'name', f.name, 'countyCode', f.county_code,
  'locality', f.locality, 'services', f.services,
  'domains', ${domainsOf}, 'employees', f.employees, 'experienceYears', ${experienceYears}, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count, 'logo', ${pictureOf(sql`f.logo_image_id`)}`;
/** Fields of the card of the firm `f`, with the first paragraph of its description. */
export const cardFields = sql`${partnerFields}, 'description', split_part(f.description, ${'\n'}, 1)`;
/** SQL condition: the organisation `f` is a public firm. */
export const listedFirm = sql`f.kind = 'firma' and f.status = 'approved'`;
export const bestFirst = sql`f.rating_order desc nulls last, f.rating_count desc, f.id`;

export const newestFirst = sql`f.created_at desc, f.id desc`;

const byName = sql`f.name collate "ro-x-icu", f.id`;
const orders: Record<PartnerSort, Sql | null> = {
  rating: null,
  name: byName,
  newest: newestFirst,
};

/** SQL condition: the firm `f` is in the domain. */
export const inDomain = (slug: Sql): Sql => sql`f.domain_slugs && array[${slug}]`;

interface FirmSearch {
  q: string;
  page: number;
  /** Null orders by rating, with firms whose name has the search words first. */
  order: Sql | null;
  /** Filter condition that the word indexes can evaluate, from `isTagged`. */
  tagged: Sql | undefined;
  /** Whether there are filters and the indexes of migrations 0041 and 0077 cover them and the order. */
  isCovered: boolean;
}

/** Query of the firms that fit a search, with their place in the order. */
export const foundFirms = ({ q, page, order, tagged, isCovered }: FirmSearch, where: Sql): Sql => {
  const firms = { from: sql`organisation f`, id: sql`f.id`, where, order: order ?? bestFirst };
  const list = { ...firms, q, isCovered, ordered: orderedFor(page) };
  const ofFirm = matched(sql`f.firm_text`, sql`f.firm_words`, q, tagged);
  if (!q || order) return searched({ ...list, ...ofFirm });
  // Few firms match by name, so the index on words finds them whatever the filters are.
  const ofName = { ...matched(sql`f.name_text`, sql`search_vector(f.name)`, q, tagged), isCovered: false };
  return oneThenOther(list, ofName, ofFirm);
};

/** Joins the firm `f` of a row `p` of a page. */
export const withFirm = sql`organisation f on f.id = p.id`;

/**
 * Lists approved firms, as a page of JSON text (`partnerList`). By rating, firms whose name has the search words come first.
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

/** The eight best rated firms, as JSON text (`partnerItem[]`). */
export const stripOfPartners = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select coalesce(json_agg(json_build_object(${cardFields}) order by ${bestFirst}), '[]')::text as json
      from (select * from organisation f where ${listedFirm} order by ${bestFirst} limit 8) f`,
  );

const SUGGESTED = 20;

/** Suggests firms to invite: first those whose name fits `q`, then by place or description, as JSON text (`partnerOptions`). */
export const suggestPartners = (db: Db, q: string): Promise<string> => {
  const list = { q, from: sql`organisation f`, id: sql`f.id`, where: listedFirm, order: byName, most: SUGGESTED };
  const found = oneThenOther(
    list,
    { fits: containsWords(sql`f.name_text`, q) },
    { fits: containsWords(sql`f.search_text`, q) },
  );
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'county', c.name) order by f.name collate "ro-x-icu"), '[]'))::text as json
    from (select id from ${found} found
      order by place limit ${sql.lit(SUGGESTED)}) p
    join ${withFirm} left join county c on c.code = f.county_code`,
  );
};
