import { describe } from '@jest/globals';
import { PART_STATUSES, type PartAction, type PartStatus } from '@psp/contracts/group-parts';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { GroupPart, partActions } from './group-part.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const [leaderId, askedId] = [newId(), newId()];
const asked = { kind: 'uat', organisationId: askedId } as const;
const actors: Record<string, Doer> = {
  ...everybody(leaderId, newId()),
  askedEditor: anActor(asked),
  askedViewer: anActor({ ...asked, role: 'viewer' }),
  askedSuspended: anActor({ ...asked, status: 'suspended' }),
};
const ASKED = ['askedEditor'];
const content = { need: 'Două gratere.', quantity: '2 bucăți', budget: 9000, place: 'Remiza' };

const attempt = (isDraft: boolean) => (status: PartStatus, action: PartAction, doer: Doer) => {
  const part = Object.assign(GroupPart.begin(newId(), askedId, NOW), { status });
  const led = { leaderId, isDraft };
  const tries: Record<PartAction, () => unknown> = {
    invite: () => part.invite(doer, led, NOW),
    confirm: () => part.confirm(doer as Actor, led, content, NOW),
    decline: () => part.refuse('decline', doer as Actor, { ...led, reason: 'Avem.' }, NOW),
    withdraw: () => part.refuse('withdraw', doer as Actor, { ...led, reason: 'Avem.' }, NOW),
    remove: () => part.remove(doer, { ...led, reason: 'Din greșeală.' }, NOW),
    miss: () => part.miss(doer, led, NOW),
  };
  tries[action]();
  return part.status;
};

const casesOf = (isDraft: boolean, allowed: Record<PartAction, Partial<Record<PartStatus, string[]>>>) => ({
  states: PART_STATUSES,
  actors,
  allowed,
  leadsTo: {
    invite: 'invited',
    confirm: 'confirmed',
    decline: 'declined',
    withdraw: 'withdrawn',
    remove: 'removed',
    miss: 'missed',
  } as const,
  attempt: attempt(isDraft),
  listed: (status: PartStatus, doer: Doer) =>
    partActions({ status, organisationId: askedId, leaderId, isDraft }, doer, NOW),
});

describe('a part before the request is sent', () =>
  everyCase(
    casesOf(true, {
      invite: { declined: UAT_WRITERS, withdrawn: UAT_WRITERS, removed: UAT_WRITERS },
      confirm: { invited: ASKED, confirmed: ASKED, declined: ASKED, withdrawn: ASKED },
      decline: { invited: ASKED },
      withdraw: { confirmed: ASKED },
      remove: { invited: UAT_WRITERS, confirmed: UAT_WRITERS },
      miss: { invited: ['system'] },
    }),
  ));

describe('a part after the request is sent', () =>
  everyCase(
    casesOf(false, { invite: {}, confirm: {}, decline: {}, withdraw: {}, remove: {}, miss: { invited: ['system'] } }),
  ));
