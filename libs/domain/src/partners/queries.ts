import { PAGE_SIZE } from '@psp/contracts/common';
import type { PartnerQuery } from '@psp/contracts/partners';
import { sql } from 'kysely';
import { allOf, contains, jsonText, offsetOf, pageText } from '../sql.ts';
import type { Db } from '../read-db.ts';

const partnerFields = sql`'id', f.id, 'name', f.name, 'description', f.description, 'countyCode', f.county_code,
  'locality', f.locality, 'services', f.services,
  'domains', array(select d.domain_slug from organisation_domain d join domain t on t.slug = d.domain_slug
    where d.organisation_id = f.id order by t.position),
  'employees', f.employees, 'experienceYears', f.experience_years, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count`;
const listed = sql`f.kind = 'firma' and f.status = 'approved'`;
const best = sql`f.rating desc nulls last, f.rating_count desc, f.id`;

/** Approved firms, the best rated first, as a page of JSON text (`partnerList`). */
export const listPartners = (db: Db, { page, q, category, county }: PartnerQuery): Promise<string> => {
  const where = allOf(
    listed,
    category &&
      sql`exists (select 1 from organisation_domain d where d.organisation_id = f.id and d.domain_slug = ${category})`,
    county && sql`f.county_code = ${county}`,
    q
      ? sql`(${contains(sql`f.search_text`, q)} or ${contains(sql`search_fold(array_to_string(f.services, ' '))`, q)})`
      : undefined,
  );
  const items = sql`select json_build_object(${partnerFields}) as item, row_number() over (order by ${best}) as position from (
    select * from organisation f where ${where} order by ${best} limit ${PAGE_SIZE} offset ${offsetOf(page)}) f`;
  return pageText(db, page, items, sql`select count(*) from organisation f where ${where}`);
};

/** One approved firm as JSON text (`partnerView`) with its twenty newest reviews, or the text `null`. */
export const readPartner = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(${partnerFields}, 'website', f.website, 'memberSince', f.created_at,
      'completedProjects', (select count(*) from project p where p.firma_id = f.id and p.status = 'completed'),
      'reviews', (select coalesce(json_agg(json_build_object('id', v.id, 'author', a.name, 'rating', v.rating,
          'quality', v.quality, 'timeliness', v.timeliness, 'communication', v.communication, 'price', v.price,
          'body', v.body, 'publishedAt', v.published_at, 'reply', v.reply) order by v.published_at desc), '[]')
        from (select * from review v where v.subject_id = f.id and v.published_at is not null
          order by v.published_at desc limit 20) v join organisation a on a.id = v.author_id))::text as json
    from organisation f where ${listed} and f.id = ${id}`,
  );

/** Figures and the eight best rated firms of the home page as JSON text (`homeView`). */
export const readHome = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'partners', (select coalesce(json_agg(json_build_object(${partnerFields}) order by ${best}), '[]')
        from (select * from organisation f where ${listed} order by ${best} limit 8) f),
      'authorities', (select count(*) from organisation where kind = 'uat' and status = 'approved'),
      'firms', (select count(*) from organisation where kind = 'firma' and status = 'approved'),
      'completedProjects', (select count(*) from project where status = 'completed'))::text as json`,
  );

/** Firms whose name fits what is typed, for inviting, as JSON text (`partnerOptions`). */
export const suggestPartners = (db: Db, q: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'county', f.county) order by f.name collate "ro-x-icu"), '[]'))::text as json
    from (select f.id, f.name, c.name as county from organisation f left join county c on c.code = f.county_code
      where ${listed} and ${contains(sql`f.search_text`, q)}
      order by ${contains(sql`search_fold(f.name)`, q)} desc, f.name collate "ro-x-icu" limit 20) f`,
  );
