import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import type { Kind } from '@psp/contracts/common';
import { memberOperations } from '@psp/contracts/members';
import type { Actor } from '@psp/domain/actor';
import { acceptAccess, declineAccess } from '@psp/domain/joining/members/access-requests';
import { invite, resendInvitation, revokeInvitation } from '@psp/domain/joining/members/invite';
import { readMembers, readMembersAfter } from '@psp/domain/joining/members/queries';
import { changeRole, handOver, removeMember } from '@psp/domain/joining/members/roles';
import type { Write } from '@psp/domain/write';

/* Act that answers with the changed list, as the caller may see it. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor }, _, __: Input) => readMembersAfter(db, actor) });

/** Registers the routes of the members of the caller's organisation. */
export const memberRoutes = (app: PortalApp, kind: Kind): void =>
  implement(app, kind, memberOperations, {
    list: ({ db, actor }) => readMembers(db, actor),
    changeRole: step(changeRole),
    handOver: step(handOver),
    remove: step(removeMember),
    invite: step(invite),
    resend: step(resendInvitation),
    revoke: step(revokeInvitation),
    accept: step(acceptAccess),
    decline: step(declineAccess),
  });
