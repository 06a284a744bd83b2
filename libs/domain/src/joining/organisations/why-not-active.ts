import type { Cause } from '../../capability.ts';
import { causedBy } from '../../operating/audit/last-act.ts';

const decided = causedBy({
  acts: ['organisation.requestInfo', 'organisation.suspend'],
  wayOn: 'Motivul și ce puteți face stau pe pagina cererii de înscriere.',
});

/** Why the actor's organisation may not act yet, or no more: who decided that and when, and what to do. */
export const whyNotActive: Cause = async (db, actor) => {
  const { status, organisationId, organisationName } = actor;
  if (status === 'pending')
    return `Cererea de înscriere pentru ${organisationName} așteaptă decizia asociației. Până la aprobare puteți pregăti profilul și completa cererea.`;
  return status === 'needs_info' || status === 'suspended' ? decided(db, actor, organisationId) : null;
};
