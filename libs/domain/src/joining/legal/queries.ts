import { CONSENT_DOCUMENTS, CONSENT_SLUGS, type LegalSlug } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { consentTextsInForce } from './consent-texts.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import { romanianDay } from '@psp/contracts/romania';

const published = sql`v.status = 'published'`;
/* The first version applies whatever the clock says. */
const isEffective = (now: Date): Sql => sql`${published} and (v.number = 1 or v.effective_on <= ${romanianDay(now)})`;

/** SQL for the rows of the versions in force, one for each document. */
export const inForce = (now: Date): Sql =>
  sql`(select distinct on (v.slug) v.* from legal_version v where ${isEffective(now)} order by v.slug, v.number desc)`;

/** The documents accepted at sign-up. Their new versions are announced to all organisations. */
export const consentSlugs = CONSENT_DOCUMENTS.map((document) => CONSENT_SLUGS[document]);

/** Returns the day since which the current consent documents are in force (`consentVersion`, yyyy-mm-dd). */
export const readConsentVersion = async (db: Db, now: Date): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{
      day: string;
    }>`select max(effective_on)::text as day from ${inForce(now)} v where slug = any (${consentSlugs})`,
  );
  return row?.day ?? '';
};

/** Throws `legal.version_changed` when the accepted consent version is no longer in force. */
export const expectConsentVersion = async (db: Db, given: string, now: Date): Promise<void> => {
  if ((await readConsentVersion(db, now)) !== given) throw new DomainError('legal.version_changed');
};

/** SQL for rows `document, version`: the documents accepted with a consent version. `version` is the day of each document's text. */
export const consentsOf = (consentVersion: Sql): Sql => sql`(
  select d.document, max(v.effective_on)::text as version
  from (values ${sql.join(CONSENT_DOCUMENTS.map((document) => sql`(${document}, ${CONSENT_SLUGS[document]})`))}) as d (document, slug)
  join legal_version v on v.slug = d.slug and ${published} and v.effective_on <= ${consentVersion}::date group by d.document)`;

/** Lists the documents in force as JSON text (`legalList`). */
export const listLegal = (db: Db, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'consentVersion', max(effective_on) filter (where slug = any (${consentSlugs})),
      'consents', ${consentTextsInForce},
      'documents', json_agg(json_build_object('slug', slug, 'number', number, 'effectiveOn', effective_on) order by slug))::text as json
      from ${inForce(now)} v`,
  );

const editions = (
  slug: Sql,
): Sql => sql`(select json_agg(json_build_object('number', e.number, 'effectiveOn', e.effective_on, 'note', e.note)
  order by e.number desc) from legal_version e where e.slug = ${slug} and e.status = 'published')`;

/**
 * Reads a version of a document as JSON text (`legalView`); without `number`, the version in force. Returns the text `null` when
 * there is none.
 */
export const readLegal = (db: Db, slug: LegalSlug, number: number | undefined, now: Date): Promise<string> => {
  const chosen = number === undefined ? sql`v.number = c.number` : sql`v.number = ${number}`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('slug', v.slug, 'number', v.number, 'effectiveOn', v.effective_on,
      'lead', v.lead, 'body', v.body, 'editions', ${editions(sql`v.slug`)}, 'inForce', c.number,
      'standing', case when v.number = c.number then 'in_force' when v.number < c.number then 'former' else 'announced' end)::text as json
      from ${inForce(now)} c join legal_version v on v.slug = c.slug
      where c.slug = ${slug} and ${published} and ${chosen}`,
  );
};
