import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/legislation';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/words/search/legislation';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Legislation } from '../../migrations/0124-legislation.ts';
import { OpinionsOfActs } from '../../migrations/0125-opinions-of-acts.ts';
import { remindOwnersOf } from '../opinions/remind-owners.ts';
import { ACT } from '../opinions/subject.ts';
import { LegalAct } from './legal-act.entity.ts';
import { dueEditions, showDueEdition } from './manage-legislation.ts';
import { isReadableBy } from '../passages/readable.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ownSearch } from './search.ts';

export const legislation: Capability = {
  name: 'legislation',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, PUBLIC_TOPICS, SEARCH_GROUPS },
  entities: [LegalAct],
  migrations: { '0124-legislation': Legislation, '0125-opinions-of-acts': OpinionsOfActs },
  notifications: NOTIFICATIONS,
  constraints: { legal_act_number: 'legislation.number_taken', legal_edition_act_id_number_key: 'version.stale' },
  ownSearch,
  publicAddresses: sql`select '/legislatie/' as folder, a.id, a.updated_at from legal_act a where ${isReadableBy(null, 'a')}`,
  time: {
    'legislation-in-force': { due: dueEditions, apply: showDueEdition },
    'legislation-checks': remindOwnersOf(ACT, NOTIFICATIONS.old),
  },
  // An act that is withdrawn or hidden from a side is gone from its pages at once.
  live: sql`select c.event, 'legislation:' || a.id, null::uuid, side.kind from changed c join legal_act a on a.id = c.id,
      lateral (values ('admin'), ('uat'), ('firma')) side (kind)
      where c.entity = 'legislation' and (side.kind = 'admin' or a.status <> 'draft')`,
  personalData: {
    leftOut: {
      'legal_act.created_by': OFFICE_WORK,
      'legal_act.owner_id': OFFICE_WORK,
      'legal_edition.published_by': OFFICE_WORK,
    },
    stays: ['legal_act.created_by', 'legal_act.owner_id', 'legal_edition.published_by'],
  },
};
