import { owners, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { idParams, type Kind, versioned, withReason } from '@psp/contracts/common';
import {
  acceptAccess as acceptBody,
  changeRole as roleBody,
  invite as inviteBody,
  membersView,
} from '@psp/contracts/members';
import type { Actor } from '@psp/domain/actor';
import { acceptAccess, declineAccess } from '@psp/domain/joining/members/access-requests';
import { invite, resendInvitation, revokeInvitation } from '@psp/domain/joining/members/invite';
import { readMembers, readMembersAfter } from '@psp/domain/joining/members/queries';
import { changeRole, handOver, removeMember } from '@psp/domain/joining/members/roles';
import type { Write } from '@psp/domain/write';
import type { PortalApp } from '@psp/bff-kit/context';
import { actRoute } from '@psp/bff-kit/act-route';

/**
 * The people of the caller's organisation: everybody reads and may leave, owners look after them. Each act answers the
 * list as it stands for the caller then.
 */
export const memberRoutes = (app: PortalApp, kind: Kind): void => {
  const read = { config: { access: viewers(kind) }, schema: { response: { 200: membersView } } };
  app.get('/members', read, (request) => readMembers(request.db, actorOf(request)));
  const changed = { view: membersView, answer: ({ db, actor }: Write<Actor>) => readMembersAfter(db, actor) };
  const team = { ...changed, access: owners(kind) };
  const one = { ...team, params: idParams };
  const step = { ...one, body: versioned };
  actRoute(app, 'membership.changeRole', '/members/:id/role', { ...one, body: roleBody, command: changeRole });
  actRoute(app, 'membership.handOver', '/members/:id/hand-over', { ...step, command: handOver });
  // Whoever is a member may leave; that only owners remove others is the command's to say.
  actRoute(app, 'membership.remove', '/members/:id/remove', { ...step, access: viewers(kind), command: removeMember });

  actRoute(app, 'invitation.create', '/members/invitations', { ...team, body: inviteBody, command: invite });
  const again = { ...step, command: resendInvitation };
  actRoute(app, 'invitation.resend', '/members/invitations/:id/resend', again);
  actRoute(app, 'invitation.revoke', '/members/invitations/:id/revoke', { ...step, command: revokeInvitation });

  const accept = { ...one, body: acceptBody, command: acceptAccess };
  actRoute(app, 'access-request.accept', '/members/access-requests/:id/accept', accept);
  const decline = { ...one, body: withReason, command: declineAccess };
  actRoute(app, 'access-request.decline', '/members/access-requests/:id/decline', decline);
};
