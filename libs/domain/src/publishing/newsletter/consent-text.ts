import type { ContactView } from '@psp/contracts/contact';
import type { ConsentText } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { agreedText, consentTextSetting } from '../../joining/legal/consent-texts.ts';
import { lastOf } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

const SETTING = consentTextSetting('newsletter');
/* Forms and the log call version 0 of the setting '1', as they did before the association could change it. */
const OFFSET = 1;

const lastVersion = (db: Db) => lastOf<ConsentText>(db, SETTING.name);

/** Reads the words in force of the subscription form. */
export const readNewsletterConsent = async (db: Db): Promise<NonNullable<ContactView['newsletterConsent']>> => {
  const { version, value } = (await lastVersion(db)) ?? { version: 0, value: SETTING.initial };
  return { version: String(version + OFFSET), ...value };
};

/**
 * Throws `newsletter.consent_unknown` for a version that never existed. An earlier version is accepted and recorded: the person saw it.
 */
export const expectNewsletterConsent = async (db: Db, version: string): Promise<void> => {
  const last = (await lastVersion(db))?.version ?? 0;
  if (Number(version) > last + OFFSET) throw new DomainError('newsletter.consent_unknown');
};

/** SQL for the words that a subscriber agreed to, by the version in the log; null where it has none. */
export const agreedNewsletterText = (version: Sql): Sql =>
  agreedText(sql`'newsletter'`, sql`(nullif(${version}, '')::int - ${sql.lit(OFFSET)})`);
