import { CONSENTS, type Consent, type ConsentTextVersions } from '@psp/contracts/consent-texts';
import { CONSENT_DOCUMENTS, CONSENT_TEXTS, type ConsentText } from '@psp/contracts/legal-documents';
import { NEWSLETTER_CONSENT } from '@psp/contracts/newsletter-consent';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Setting } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

const LABELS: Record<Consent, string> = {
  terms: 'Acord: termeni',
  'data-processing': 'Acord: date personale',
  newsletter: 'Acord: newsletter',
};
const FIRST: Record<Consent, ConsentText> = { ...CONSENT_TEXTS, newsletter: NEWSLETTER_CONSENT };
const nameOf = (document: Consent): string => `consent-text:${document}`;

/** The words of a consent. */
export const consentTextSetting = (document: Consent): Setting<ConsentText> => ({
  name: nameOf(document),
  label: LABELS[document],
  initial: FIRST[document],
});

/* Rows `document, text, link` of what the portal began with. */
const initial = (of: readonly Consent[]): Sql => {
  const rows = of.map(
    (document) => sql`(${document}::text, ${FIRST[document].text}::text, ${FIRST[document].link}::text)`,
  );
  return sql`(values ${sql.join(rows)}) as i (document, text, link)`;
};

/** SQL for the texts of the documents in force as JSON (`consentTexts`). */
export const consentTextsInForce: Sql = sql`(select json_object_agg(i.document, json_build_object(
    'version', coalesce(v.version, 0), 'text', coalesce(v.value ->> 'text', i.text), 'link', coalesce(v.value ->> 'link', i.link)))
  from ${initial(CONSENT_DOCUMENTS)} left join lateral (select version, value from setting_version
    where setting = 'consent-text:' || i.document order by version desc limit 1) v on true)`;

/** SQL for the words that a person agreed to, by the consent (`Consent`) and the version of its text; null where none was recorded. */
export const agreedText = (document: Sql, version: Sql): Sql => sql`(select coalesce(v.value ->> 'text', i.text) || ' '
    || coalesce(v.value ->> 'link', i.link)
  from ${initial(CONSENTS)} left join setting_version v on v.setting = 'consent-text:' || i.document and v.version = ${version}
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
