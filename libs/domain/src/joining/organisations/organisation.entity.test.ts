import { describe, expect, test } from '@jest/globals';
import type { ApplicationAction } from '@psp/contracts/applications';
import { ORGANISATION_STATUSES, type OrganisationStatus } from '@psp/contracts/common';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Organisation } from './organisation.entity.ts';
import { machine, organisationActions } from './transitions.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const adminId = newId();
const actors = everybody(uatId, newId());
const APPLICANTS = ['uatOwner', 'uatEditor', 'uatPending'];

const inState = (status: OrganisationStatus, more: Partial<Organisation> = {}): Organisation =>
  Object.assign(new Organisation(), { id: uatId, kind: 'uat', name: 'Comuna Exemplu', status, ...more });

const perform = (organisation: Organisation, action: ApplicationAction, doer: Doer): void => {
  const attempts: Record<ApplicationAction, () => unknown> = {
    approve: () => organisation.approve(doer, null, NOW),
    requestInfo: () => organisation.decide('requestInfo', doer, 'Lipsește hotărârea.', NOW),
    reject: () => organisation.decide('reject', doer, 'Nu este o autoritate.', NOW),
    suspend: () => organisation.decide('suspend', doer, 'Date false.', NOW),
    restore: () => organisation.decide('restore', doer, null, NOW),
    resubmit: () => organisation.resubmit(doer, NOW),
    edit: () => organisation.edit(doer, NOW),
    // An action on sign-ups, which are not organisations yet.
    resend: () => machine.apply(organisation, 'resend', doer, NOW),
  };
  attempts[action]();
};

const leadsTo = {
  approve: 'approved',
  requestInfo: 'needs_info',
  reject: 'rejected',
  suspend: 'suspended',
  restore: 'approved',
  resubmit: 'pending',
} as const;
type Allowed = Record<ApplicationAction, Partial<Record<OrganisationStatus, string[]>>>;
const ofApplicant: Allowed = {
  approve: { pending: ['admin'], needs_info: ['admin'] },
  requestInfo: { pending: ['admin'] },
  reject: { pending: ['admin'], needs_info: ['admin'] },
  suspend: { approved: ['admin'] },
  restore: { suspended: ['admin'] },
  resubmit: { needs_info: APPLICANTS, rejected: APPLICANTS },
  edit: { pending: APPLICANTS, needs_info: APPLICANTS, rejected: APPLICANTS },
  resend: { unconfirmed: ['admin'] },
};
const nobody = Object.fromEntries(Object.keys(ofApplicant).map((action) => [action, {}])) as Allowed;

const casesOf = (facts: Partial<Organisation>, more: Record<string, Doer>, allowed: Allowed) => ({
  states: ORGANISATION_STATUSES,
  actors: { ...actors, ...more },
  allowed,
  leadsTo,
  attempt: (state: OrganisationStatus, action: ApplicationAction, doer: Doer) => {
    const organisation = inState(state, facts);
    perform(organisation, action, doer);
    return organisation.status;
  },
  listed: (state: OrganisationStatus, doer: Doer) => organisationActions(inState(state, facts), doer, NOW),
});

describe('an organisation that applies', () => everyCase(casesOf({}, {}, ofApplicant)));
describe('the association itself', () =>
  everyCase(
    casesOf(
      { id: adminId, kind: 'admin' },
      { ownAdmin: anActor({ kind: 'admin', role: 'owner', organisationId: adminId }) },
      nobody,
    ),
  ));

const admin = actors['admin'] as Actor;

test('an approval is dated, gives no badge and clears the reason', () => {
  const organisation = inState('needs_info', { statusReason: 'Lipsește hotărârea.' });
  organisation.approve(admin, 'Verificat la ANAF.', NOW);
  expect(organisation).toMatchObject({
    status: 'approved',
    statusReason: null,
    cuiOverrideReason: 'Verificat la ANAF.',
    decidedAt: NOW,
  });
  expect(organisation.verifiedAt ?? null).toBeNull();
});

test('a resubmitted application waits from that moment', () => {
  const organisation = inState('rejected', {
    statusReason: 'Dublură.',
    appliedAt: new Date(0),
    decidedAt: new Date(1),
  });
  organisation.resubmit(actors['uatEditor'] as Actor, NOW);
  expect(organisation).toMatchObject({ status: 'pending', statusReason: null, appliedAt: NOW, decidedAt: null });
});

test('a suspension keeps its reason until it is lifted', () => {
  const organisation = inState('approved');
  organisation.decide('suspend', admin, 'Date false.', NOW);
  expect(organisation.statusReason).toBe('Date false.');
  organisation.decide('restore', admin, null, NOW);
  expect(organisation).toMatchObject({ status: 'approved', statusReason: null });
});

describe('the profile of a firm', () => {
  const firmaId = newId();
  const editor = anActor({ kind: 'firma', organisationId: firmaId, role: 'editor' });
  const firm = (): Organisation =>
    Object.assign(inState('approved', { kind: 'firma', profileVersions: {} }), { id: firmaId });

  test('each section has a version of its own', () => {
    const one = firm();
    const save = (section: 'company' | 'contact', version: number) => {
      const content = { description: 'Lucrăm.' };
      const { change, columns } = one.editSection(editor, { section, version, content }, NOW);
      Object.assign(one, columns);
      return change;
    };
    expect(save('company', 1)).toEqual({ action: 'editProfile', from: 'approved', to: 'approved' });
    expect(save('company', 2)).toBeTruthy();
    expect(save('contact', 1)).toBeTruthy();
    expect(one).toMatchObject({ description: 'Lucrăm.', updatedAt: NOW, profileVersions: { company: 3, contact: 2 } });
    expect(() => save('company', 2)).toThrow(expect.objectContaining({ code: 'version.stale' }));
  });

  test.each<[string, Actor]>([
    ['a viewer', { ...editor, role: 'viewer' }],
    ['another firm', anActor({ kind: 'firma' })],
    ['the association', anActor({ kind: 'admin' })],
  ])('cannot be edited by %s', (_, doer) => {
    const content = { description: 'Lucrăm.' };
    const forbidden = expect.objectContaining({ code: 'auth.forbidden' });
    expect(() => firm().editSection(doer, { section: 'company', version: 1, content }, NOW)).toThrow(forbidden);
    expect(() => firm().editLists(doer, 'addToProfile')).toThrow(forbidden);
  });
});
