import { describe } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { LEGAL_STATUSES, type LegalAction, LegalVersion, legalActions } from './legal-version.entity.ts';

const NOW = new Date('2027-03-05T10:00:00Z');
const TEXT = { lead: 'Pe scurt.', body: '<p>Pe larg.</p>' };

const versionIn = (status: LegalVersion['status']) =>
  Object.assign(LegalVersion.begin('termeni', TEXT, NOW), { status });

describe('only the association edits and publishes a legal text, and a published text never changes', () => {
  everyCase({
    states: LEGAL_STATUSES,
    actors: everybody(newId(), newId()),
    allowed: { edit: { draft: ['admin'] }, discard: { draft: ['admin'] }, publish: { draft: ['admin'] } },
    leadsTo: { publish: 'published' },
    attempt: (state, action: LegalAction, doer) => {
      const version = versionIn(state);
      if (action === 'edit') version.edit(doer, TEXT, NOW);
      else if (action === 'discard') version.discard(doer, NOW);
      else version.publish(doer as Actor, { number: 2, effectiveOn: '2027-03-05', note: 'Date de contact.' }, NOW);
      return version.status;
    },
    listed: (state, doer) => legalActions(versionIn(state), doer, NOW),
  });
});
