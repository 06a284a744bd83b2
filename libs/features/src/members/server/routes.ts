import type { EntityManager } from '@mikro-orm/postgresql';
import { owners, viewers } from '@psp/auth/server/access';
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
import { within } from '@psp/domain/read-db';
import type { PortalApp } from '@psp/bff-kit/context';
import { write } from '@psp/bff-kit/write';

const response = { 200: membersView };
const one = { params: idParams, response };

const changed = async (em: EntityManager, actor: Actor) => {
  await em.flush();
  return readMembersAfter(within(em), actor);
};

/**
 * The people of the caller's organisation: everybody reads and may leave, owners look after them. Each act answers the
 * list as it stands for the caller then.
 */
export const memberRoutes = (app: PortalApp, kind: Kind): void => {
  app.get('/members', { config: { access: viewers(kind) }, schema: { response } }, (request) =>
    readMembers(request.db, actorOf(request)),
  );
  people(app, kind);
  invitations(app, kind);
  accessRequests(app, kind);
};

const people = (app: PortalApp, kind: Kind): void => {
  const config = { access: owners(kind) };
  app.post(
    '/members/:id/role',
    { config: { ...config, act: 'membership.changeRole' }, schema: { ...one, body: roleBody } },
    (request) =>
      write(request, async (em, actor) => {
        await changeRole(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor);
      }),
  );
  app.post(
    '/members/:id/hand-over',
    { config: { ...config, act: 'membership.handOver' }, schema: { ...one, body: versioned } },
    (request) =>
      write(request, async (em, actor) => {
        await handOver(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor);
      }),
  );
  // Whoever is a member may leave; that only owners remove others is the command's to say.
  app.post(
    '/members/:id/remove',
    { config: { access: viewers(kind), act: 'membership.remove' }, schema: { ...one, body: versioned } },
    (request) =>
      write(request, async (em, actor) => {
        await removeMember(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor);
      }),
  );
};

const invitations = (app: PortalApp, kind: Kind): void => {
  const config = { access: owners(kind) };
  app.post(
    '/members/invitations',
    { config: { ...config, act: 'invitation.create' }, schema: { body: inviteBody, response } },
    (request) =>
      write(request, async (em, actor) => {
        await invite(em, actor, request.body, new Date());
        return changed(em, actor);
      }),
  );
  for (const [path, act, command] of [
    ['resend', 'invitation.resend', resendInvitation],
    ['revoke', 'invitation.revoke', revokeInvitation],
  ] as const) {
    app.post(
      `/members/invitations/:id/${path}`,
      { config: { ...config, act }, schema: { ...one, body: versioned } },
      (request) =>
        write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
          return changed(em, actor);
        }),
    );
  }
};

const accessRequests = (app: PortalApp, kind: Kind): void => {
  const config = { access: owners(kind) };
  app.post(
    '/members/access-requests/:id/accept',
    { config: { ...config, act: 'access-request.accept' }, schema: { ...one, body: acceptBody } },
    (request) =>
      write(request, async (em, actor) => {
        await acceptAccess(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor);
      }),
  );
  app.post(
    '/members/access-requests/:id/decline',
    { config: { ...config, act: 'access-request.decline' }, schema: { ...one, body: withReason } },
    (request) =>
      write(request, async (em, actor) => {
        await declineAccess(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor);
      }),
  );
};
