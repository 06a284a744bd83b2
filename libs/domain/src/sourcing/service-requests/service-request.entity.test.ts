import { describe, expect, test } from '@jest/globals';
import {
  REQUEST_STATUSES,
  type RequestAction,
  type RequestContent,
  type RequestStatus,
} from '@psp/contracts/service-requests';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { EXPIRY_DAYS } from './transitions.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const uatId = newId();
const actors = everybody(uatId, newId());
const editor = actors['uatEditor'] as Actor;

const content: RequestContent = {
  title: 'Audit energetic',
  category: 'mediu',
  description: 'Audit pentru trei școli.',
  deadline: null,
  budgetMin: null,
  budgetMax: null,
  countyCode: 'SB',
  locality: 'Sibiu',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
};

const requestIn = (status: RequestStatus, more: Partial<ServiceRequest> = {}): ServiceRequest =>
  Object.assign(ServiceRequest.draft(editor, content, NOW), { status, deadline: inDays(3), ...more });

const perform = (request: ServiceRequest, action: RequestAction, doer: Doer): void => {
  const attempts: Record<RequestAction, () => unknown> = {
    edit: () => request.edit(doer, { ...content, deadline: inDays(5).toISOString() }, NOW),
    discard: () => request.discard(doer, NOW),
    send: () => request.send(doer, NOW),
    openOffers: () => request.openOffers(doer, NOW),
    acceptOffer: () => request.acceptOffer(doer, NOW),
    cancel: () => request.cancel(doer, 'Nu mai este nevoie.', NOW),
    complete: () => request.complete(doer, NOW),
    expire: () => request.expire(doer, NOW),
    copy: () => request.copy(doer as Actor, [], NOW),
    conclude: () => request.conclude(doer, 'Trei firme pot lucra.', NOW),
    compare: () => request.compare(doer, { weights: DEFAULT_WEIGHTS }, NOW),
    invite: () => request.invite(doer, NOW),
    remind: () => request.checkReminder('remind', doer, NOW),
    remindFirms: () => request.checkReminder('remindFirms', doer, NOW),
  };
  attempts[action]();
};

const UAT_OR_ADMIN = [...UAT_WRITERS, 'admin'];
const leadsTo = {
  send: 'sent',
  acceptOffer: 'in_progress',
  cancel: 'cancelled',
  complete: 'completed',
  conclude: 'completed',
  expire: 'expired',
} as const;
const sealed = {
  edit: { draft: UAT_WRITERS, sent: UAT_WRITERS },
  discard: { draft: UAT_WRITERS },
  send: { draft: UAT_WRITERS },
  openOffers: { sent: UAT_WRITERS },
  acceptOffer: {},
  cancel: { sent: UAT_OR_ADMIN, in_progress: UAT_OR_ADMIN },
  complete: { in_progress: ['system'] },
  expire: {},
  conclude: {},
  compare: { sent: UAT_WRITERS },
  invite: { sent: UAT_WRITERS },
  remind: {},
  remindFirms: {},
  copy: {
    sent: UAT_WRITERS,
    in_progress: UAT_WRITERS,
    completed: UAT_WRITERS,
    cancelled: UAT_WRITERS,
    expired: UAT_WRITERS,
  },
};

const casesOf = (
  more: Partial<ServiceRequest>,
  allowed: Record<RequestAction, Partial<Record<RequestStatus, string[]>>>,
) => ({
  states: REQUEST_STATUSES,
  actors,
  allowed,
  leadsTo,
  attempt: (state: RequestStatus, action: RequestAction, doer: Doer) => {
    const request = requestIn(state, more);
    perform(request, action, doer);
    return request.status;
  },
  listed: (state: RequestStatus, doer: Doer) => requestIn(state, more).actionsFor(doer, NOW),
});

describe('a request whose offers are sealed', () => everyCase(casesOf({}, sealed)));

describe('a request whose offers are opened', () =>
  everyCase(
    casesOf(
      { openedAt: NOW },
      { ...sealed, edit: { draft: [] }, openOffers: {}, invite: {}, acceptOffer: { sent: UAT_WRITERS } },
    ),
  ));

describe('a request 30 days after its deadline', () =>
  everyCase(
    casesOf(
      { deadline: inDays(-EXPIRY_DAYS) },
      { ...sealed, send: {}, invite: {}, expire: { sent: ['system'] }, remind: { sent: ['admin'] } },
    ),
  ));

describe('a request that was changed after it was sent', () =>
  everyCase(casesOf({ revision: 2 }, { ...sealed, remindFirms: { sent: ['admin'] } })));

describe('a consultation whose answers are opened', () =>
  everyCase(
    casesOf(
      { kind: 'consultation', openedAt: NOW },
      { ...sealed, edit: { draft: [] }, openOffers: {}, invite: {}, compare: {}, conclude: { sent: UAT_WRITERS } },
    ),
  ));

describe('a consultation that is open for answers', () =>
  everyCase(casesOf({ kind: 'consultation', revision: 2 }, { ...sealed, compare: {} })));

test('a request with opened offers cannot be edited', () => {
  expect(() => requestIn('sent', { openedAt: NOW }).edit(editor, content, NOW)).toThrow(
    'Termenul de depunere a trecut',
  );
});

test('sending without a deadline sets one at the end of the 14th day', () => {
  const request = requestIn('draft', { deadline: null });
  request.send(editor, NOW);
  expect(request.deadline).toEqual(romanianMoment(romanianDay(inDays(14)), '23:59'));
});

test.each(['title', 'description', 'category'] as const)('a draft without %s cannot be sent', (field) => {
  const request = requestIn('draft', { [field]: field === 'category' ? null : '' });
  expect(() => request.send(editor, NOW)).toThrow('Toate câmpurile sunt obligatorii');
  expect(request.status).toBe('draft');
});

test('editing a sent request starts a new revision, editing a draft does not', () => {
  const draft = requestIn('draft');
  draft.edit(editor, content, NOW);
  expect(draft.revision).toBe(1);
  const sent = requestIn('sent');
  sent.edit(editor, { ...content, deadline: inDays(9).toISOString() }, NOW);
  expect(sent.revision).toBe(2);
});

test('a sent request cannot lose its title or get a deadline in the past', () => {
  expect(() => requestIn('sent').edit(editor, { ...content, title: '' }, NOW)).toThrow(
    'Toate câmpurile sunt obligatorii',
  );
  const past = { ...content, deadline: inDays(-1).toISOString() };
  expect(() => requestIn('sent').edit(editor, past, NOW)).toThrow('Termenul de depunere trebuie să fie în viitor.');
});

test('a copy is a draft of the person who copies, without the old deadline', () => {
  const copy = requestIn('expired').copy(anActor({ organisationId: uatId }), [], NOW);
  expect(copy).toMatchObject({ status: 'draft', title: 'Audit energetic', deadline: null, revision: 1 });
});
