import type { ConsentTextVersions } from '@psp/contracts/consent-texts';
import {
  CONSENT_DOCUMENTS,
  CONSENT_TEXTS,
  type ConsentDocument,
  type ConsentText,
} from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Setting } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

const LABELS: Record<ConsentDocument, string> = {
  terms: 'Acord: termeni',
  'data-processing': 'Acord: date personale',
};
const nameOf = (document: string): string => `consent-text:${document}`;

/** The words beside the checkbox of a consent. */
export const consentTextSetting = (document: ConsentDocument): Setting<ConsentText> => ({
  name: nameOf(document),
  label: LABELS[document],
  initial: CONSENT_TEXTS[document],
});

/* Rows `document, text, link` of what the portal began with. */
const INITIAL = sql`(values ${sql.join(
  CONSENT_DOCUMENTS.map((document) => {
    const { text, link } = CONSENT_TEXTS[document];
    return sql`(${document}::text, ${text}::text, ${link}::text)`;
  }),
)}) as i (document, text, link)`;

/** SQL for the texts in force as JSON (`consentTexts`). */
export const consentTextsInForce: Sql = sql`(select json_object_agg(i.document, json_build_object(
    'version', coalesce(v.version, 0), 'text', coalesce(v.value ->> 'text', i.text), 'link', coalesce(v.value ->> 'link', i.link)))
  from ${INITIAL} left join lateral (select version, value from setting_version
    where setting = 'consent-text:' || i.document order by version desc limit 1) v on true)`;

/** SQL for the sentence that a person agreed to, by the document and the version of its text; null where none was recorded. */
export const agreedText = (document: Sql, version: Sql): Sql => sql`(select coalesce(v.value ->> 'text', i.text) || ' '
    || coalesce(v.value ->> 'link', i.link)
  from ${INITIAL} left join setting_version v on v.setting = 'consent-text:' || i.document and v.version = ${version}
  where i.document = ${document} and ${version} is not null and (v.version is not null or ${version} = 0))`;

/**
 * Throws `legal.version_changed` for a version that never was. An earlier one is recorded as such: it is what the person saw.
 */
export const expectConsentTexts = async (db: Db, given: ConsentTextVersions | undefined): Promise<void> => {
  if (!given) return;
  const known = await db.run(sql<{ setting: string; last: number }>`select setting, max(version) as last
    from setting_version where setting like 'consent-text:%' group by setting`);
  const last = new Map(known.map((row) => [row.setting, row.last]));
  if (CONSENT_DOCUMENTS.some((document) => given[document] > (last.get(nameOf(document)) ?? 0)))
    throw new DomainError('legal.version_changed');
};
