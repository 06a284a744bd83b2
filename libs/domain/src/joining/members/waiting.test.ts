import { describe, expect, test } from '@jest/globals';
import type { Actor, Doer } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import {
  ACCESS_REQUEST_STATUSES,
  AccessRequest,
  type AccessRequestAction,
  type AccessRequestStatus,
} from './access-request.entity.ts';
import { Invitation, INVITATION_STATUSES, type InvitationAction, type InvitationStatus } from './invitation.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const SOON = new Date('2026-03-06T10:00:00Z');
const uatId = newId();
const actors = everybody(uatId, newId());
const OWNER = ['uatOwner'];

const invitationIn = (status: InvitationStatus): Invitation => {
  const invitation = Invitation.of(actors['uatOwner'] as Actor, 'nou@exemplu.ro', { role: 'editor' }, NOW);
  if (status === 'expired') invitation.expiresAt = NOW;
  if (status === 'accepted') invitation.acceptedAt = NOW;
  if (status === 'revoked') invitation.revokedAt = NOW;
  return invitation;
};

describe('an invitation', () =>
  everyCase<InvitationStatus, InvitationAction>({
    states: INVITATION_STATUSES,
    actors,
    allowed: { resend: { open: OWNER, expired: OWNER }, revoke: { open: OWNER, expired: OWNER } },
    leadsTo: { resend: 'open', revoke: 'revoked' },
    attempt: (state, action, doer) => {
      const invitation = invitationIn(state);
      invitation[action](doer, NOW);
      return invitation.statusAt(NOW);
    },
    listed: (state, doer) => invitationIn(state).actionsFor(doer, NOW),
  }));

test.each(INVITATION_STATUSES)('an invitation that is %s', (status) => {
  const invitation = invitationIn(status);
  if (status === 'open') expect(invitation.accept(SOON)).toMatchObject({ from: 'open', to: 'accepted' });
  else expect(() => invitation.accept(SOON)).toThrow(new DomainError('link.invalid'));
});

test('an invitation that is sent again is valid for another week and has no link until its mail is created', () => {
  const invitation = Object.assign(invitationIn('expired'), { tokenHash: 'vechi' });
  invitation.resend(actors['uatOwner'] as Actor, SOON);
  expect(invitation).toMatchObject({ tokenHash: null, expiresAt: new Date('2026-03-13T10:00:00Z') });
});

const requestIn = (status: AccessRequestStatus): AccessRequest =>
  Object.assign(new AccessRequest(), { id: newId(), organisationId: uatId, accountId: newId(), status });

const decide = (request: AccessRequest, action: AccessRequestAction, doer: Doer) =>
  action === 'accept' ? request.accept(doer, NOW) : request.decline(doer, 'Nu lucrează la noi.', NOW);

describe('a request for access', () =>
  everyCase<AccessRequestStatus, AccessRequestAction>({
    states: ACCESS_REQUEST_STATUSES,
    actors,
    allowed: { accept: { pending: OWNER }, decline: { pending: OWNER } },
    leadsTo: { accept: 'accepted', decline: 'declined' },
    attempt: (state, action, doer) => {
      const request = requestIn(state);
      decide(request, action, doer);
      return request.status;
    },
    listed: (state, doer) => requestIn(state).actionsFor(doer, NOW),
  }));
