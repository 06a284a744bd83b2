import { SHOWN_PROJECTS } from '@psp/contracts/partners';
import { sql } from 'kysely';
import { IS_SHOWN } from '../../shown-review.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { hasNotEnded } from '../../time.ts';
import { shownCertificateFiles } from '../../operating/attachments/queries.ts';
import { listOf, partsOf } from './part-lists.ts';
import { listedFirm, partnerFields } from './queries.ts';

const reviewFields = sql`'id', v.id, 'author', a.name, 'rating', v.rating, 'quality', v.quality, 'timeliness', v.timeliness,
  'communication', v.communication, 'price', v.price, 'body', v.body, 'publishedAt', v.published_at, 'reply', v.reply`;
const newest = sql`v.published_at desc, v.id desc`;
const reviewsOf = (firm: Sql, page: number): Sql => sql`(select * from review v
  where v.subject_id = ${firm} and ${IS_SHOWN} order by ${newest} ${windowOf(page)}) v
  join organisation a on a.id = v.author_id`;

/* Requests that only invited firms could read are shown by their domain, without a title. */
const projects = sql`(select p.id, p.completed_at, r.category, u.name as authority,
    case r.visibility when 'all' then p.title end as title
  from project p join service_request r on r.id = p.request_id join organisation u on u.id = p.uat_id
  where p.firma_id = f.id and p.status = 'completed' order by p.completed_at desc, p.id limit ${sql.lit(SHOWN_PROJECTS)}) p`;

/* Condition for the certificates and discounts `x` that visitors see. */
const lasting = hasNotEnded(sql`x.valid_until`);

const partnerText = (db: Db, which: Sql): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object(${partnerFields}, 'description', f.description, 'website', f.website, 'memberSince', f.created_at,
      'completedProjects', (select count(*) from project p where p.firma_id = f.id and p.status = 'completed'),
      'responseTime', (select json_build_object('answers', r.answers, 'medianHours', r.median_hours) from firm_response(f.id) r),
      'industry', f.industry, 'industryName', ${valueName('industries', sql`f.industry`)}, 'foundedYear', f.founded_year, 'capacity', f.capacity,
      'specializations', f.specializations, 'servedCounties', f.served_counties,
      'phone', f.phone, 'email', f.email,
      'certificates', ${partsOf('certificates', { where: lasting, more: sql`, 'isFiled', x.filed_at is not null, 'files', ${shownCertificateFiles}` })}, 'portfolio', ${partsOf('portfolio')}, 'team', ${partsOf('team')},
      'discounts', ${partsOf('discounts', { where: lasting })},
      'projects', ${listOf(
        sql`'id', p.id, 'title', p.title, 'category', p.category, 'authority', p.authority, 'completedAt', p.completed_at`,
        projects,
        sql`p.completed_at desc, p.id`,
      )},
      'reviews', ${listOf(reviewFields, reviewsOf(sql`f.id`, 1), newest)})::text as json
    from organisation f where ${which}`,
  );

/** Reads an approved firm with its twenty newest reviews, as JSON text (`partnerView`), or the text `null`. */
export const readPartner = (db: Db, id: string): Promise<string> =>
  partnerText(
    db,
    sql`${listedFirm} and f.id = coalesce((select merged_into_id from organisation where id = ${id}), ${id}::uuid)`,
  );

/** The same for the actor's firm, also before it is approved. */
export const previewPartner = (db: Db, { organisationId }: Actor): Promise<string> =>
  partnerText(db, sql`f.id = ${organisationId}`);

/** Lists the published reviews of an approved firm, newest first, as a page of JSON text (`publicReviews`). Throws `not_found`. */
export const listReviews = async (db: Db, id: string, page: number): Promise<string> => {
  const firm = sql`${id}::uuid`;
  found(await oneRow(db, sql`select 1 from organisation f where ${listedFirm} and f.id = ${firm}`));
  return pageText(
    db,
    page,
    sql`select json_build_object(${reviewFields}) as item, row_number() over (order by ${newest}) as position
      from ${reviewsOf(firm, page)}`,
    sql`select from review v where v.subject_id = ${firm} and ${IS_SHOWN}`,
  );
};
