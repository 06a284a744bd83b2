import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/proformas';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Proformas } from '../../migrations/0115-proformas.ts';
import { followChange } from './issue.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Proforma } from './proforma.entity.ts';

/** Proformas for the paid seats of an organisation and for its package, and their payment. */
export const proformas: Capability = {
  name: 'proformas',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [Proforma],
  migrations: { '0115-proformas': Proformas },
  constraints: { proforma_unpaid: 'version.stale', proforma_unpaid_period: 'version.stale' },
  notifications: NOTIFICATIONS,
  listeners: { 'seats.changed': followChange },
  // By the id of the event, course or organisation, whose page shows it.
  live: sql`select c.event, 'proforma:' || (f.subject->>'id'), side.organisation_id, side.kind from changed c join proforma f on f.id = c.id,
    lateral (values (f.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'proforma'`,
  personalData: {
    leftOut: { 'proforma.issued_by': 'that the person issued it, and when, is in the list of acts' },
    stays: ['proforma.issued_by'],
  },
};
