import type { LegalAdminView } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import { romanianDay } from '@psp/contracts/romania';
import { consentSlugs, inForce } from './queries.ts';

/** Lists the legal documents for the association's staff as JSON text (`legalAdminList`). */
export const listLegalForAdmin = (db: Db, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', json_agg(json_build_object('slug', v.slug, 'number', v.number,
      'effectiveOn', v.effective_on, 'publishedAt', v.published_at,
      'hasDraft', exists (select from legal_version d where d.slug = v.slug and d.status = 'draft'))
      order by array_position(array['termeni', 'confidentialitate', 'gdpr', 'accesibilitate'], v.slug)))::text as json
      from ${inForce(now)} v`,
  );

/**
 * SQL for the first day on which a new version of a document may apply: today, or the day after the last version's. The terms
 * promise to announce new versions of consent documents before they apply; for these the first day is tomorrow.
 */
export const earliestDay = (slug: Sql, now: Date): Sql =>
  sql`(select greatest(${romanianDay(now)}::date + (${slug} = any (${consentSlugs}))::int, max(effective_on) + 1) from legal_version where slug = ${slug} and status = 'published')`;

/** Reads a document with its draft and its published versions. Throws `not_found`. */
export const readLegalForAdmin = async (db: Db, slug: LegalSlug, now: Date): Promise<LegalAdminView> => {
  const row = await oneRow(
    db,
    sql<{ view: LegalAdminView }>`select json_build_object('slug', c.slug, 'earliest', ${earliestDay(sql`c.slug`, now)},
      'current', json_build_object('number', c.number, 'lead', c.lead, 'body', c.body),
      'draft', (select json_build_object('id', d.id, 'version', d.version, 'lead', d.lead, 'body', d.body, 'updatedAt', d.updated_at)
        from legal_version d where d.slug = c.slug and d.status = 'draft'),
      'versions', (select json_agg(json_build_object('number', v.number, 'effectiveOn', v.effective_on, 'note', v.note,
          'publishedAt', v.published_at, 'publishedBy', a.display_name, 'isInForce', v.number = c.number) order by v.number desc)
        from legal_version v left join account a on a.id = v.published_by where v.slug = c.slug and v.status = 'published')) as view
      from ${inForce(now)} c where c.slug = ${slug}`,
  );
  return found(row).view;
};
