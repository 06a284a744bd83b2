import { romanianDay } from '@psp/contracts/romania';
import { ACTS, ERRORS } from '@psp/contracts/words/legal';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { ConsentTexts } from '../../migrations/0159-consent-texts.ts';
import { agreedText } from './consent-texts.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

export const legal: Capability = {
  name: 'legal',
  words: { ACTS, ERRORS },
  entities: [LegalVersion],
  migrations: { '0159-consent-texts': ConsentTexts },
  notifications: NOTIFICATIONS,
  constraints: {
    legal_version_one_draft: 'legal.draft_exists',
    legal_version_slug_effective_on_key: 'legal.date_too_early',
  },
  time: {
    // Public pages change on the day a version takes effect, although nothing else is written then.
    tellTexts: {
      due: (now) => sql`select id from legal_version where not is_told and effective_on <= ${romanianDay(now)}`,
      apply: async ({ db }, id) => {
        await db.run(sql`update legal_version set is_told = true where id = ${id}`);
      },
    },
  },
  pictures: ['legal_version.body'],
  personalData: {
    exports: {
      acorduri: {
        about: 'acordurile date la înscriere',
        column: 'consent.account_id',
        rows: (id) => sql`select document, version, ${agreedText(sql`document`, sql`text_version`)} as text, given_at,
          host(address) as address from consent where account_id = ${id} order by id`,
      },
    },
    leftOut: { 'legal_version.published_by': OFFICE_WORK },
    stays: ['legal_version.published_by'],
    // The time of the consent must remain provable; the address it came from is not needed for that.
    erase: ({ db }, { id }) => db.run(sql`update consent set address = '0.0.0.0' where account_id = ${id}`),
  },
};
