import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/organisations';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/words/search/organisations';
import { sql } from 'kysely';
import type { Capability, Cause } from '../../capability.ts';
import { OrganisationLogos } from '../../migrations/0012-organisation-logos.ts';
import { RivalClaims } from '../../migrations/0015-rival-claims.ts';
import { AddressesOfWebsites } from '../../migrations/0023-addresses-of-websites.ts';
import { NamesOfOrganisations } from '../../migrations/0075-names-of-organisations.ts';
import { IndexOfNames } from '../../migrations/0080-index-of-names.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Organisation } from './organisation.entity.ts';
import { ownSearch } from './search.ts';

/* SQL condition on organisations `o`: the application waits for the association's decision. */
const isWaiting = sql`o.status = 'pending' and o.applied_at is not null`;

/** SQL for the number of applications that wait for the association's decision. */
export const waitingApplications = sql`(select count(*) from organisation o where ${isWaiting})`;

const decisionCause = causedBy({
  acts: ['organisation.requestInfo', 'organisation.suspend'],
  wayOn: 'Motivul și ce puteți face stau pe pagina cererii de înscriere.',
});

/* Explains why the actor's organisation is not active: who decided it, when, and what the user can do. */
const inactiveCause: Cause = async (db, actor) => {
  const { status, organisationId, organisationName } = actor;
  if (status === 'pending')
    return `Cererea de înscriere pentru ${organisationName} așteaptă decizia asociației. Până la aprobare puteți pregăti profilul și completa cererea.`;
  return status === 'needs_info' || status === 'suspended' ? decisionCause(db, actor, organisationId) : null;
};

export const organisations: Capability = {
  name: 'organisations',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, PUBLIC_TOPICS, SEARCH_GROUPS },
  mails: MAILS,
  ownSearch,
  counts: { admin: () => ({ applications: waitingApplications }) },
  waiting: {
    applications: () => ({
      rows: sql`select o.id, o.applied_at as since from organisation o where ${isWaiting}`,
      about: sql`select o.name, null::text from organisation o where o.id = w.id`,
    }),
  },
  migrations: {
    '0012-organisation-logos': OrganisationLogos,
    '0015-rival-claims': RivalClaims,
    '0023-addresses-of-websites': AddressesOfWebsites,
    '0075-names-of-organisations': NamesOfOrganisations,
    '0080-index-of-names': IndexOfNames,
  },
  entities: [Organisation],
  pictures: ['organisation.logo_image_id'],
  notifications: NOTIFICATIONS,
  live: sql`select c.event, 'organisation:' || c.id, side.id, side.kind from changed c, lateral (
    select c.id, null::text as kind union all select null, 'admin' where c.action not like '%Profile' and c.action not in (
      'organisation.showLogo', 'organisation.editContact')) side where c.entity = 'organisation'`,
  publicAddresses: sql`select '/partener/' as folder, id, updated_at from organisation where kind = 'firma' and status = 'approved'`,
  constraints: { organisation_one_per_cui: 'organisation.cui_exists' },
  causes: { 'auth.organisation_not_active': inactiveCause },
};
