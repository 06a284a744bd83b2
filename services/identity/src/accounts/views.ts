import type { SessionView } from '@psp/contracts/accounts';
import type { Actor } from '@psp/domain/actor';

/** The session as the browser may know it. */
export const sessionView = (actor: Actor, email: string): SessionView => ({
  account: { id: actor.accountId, displayName: actor.displayName, email },
  organisation: {
    id: actor.organisationId,
    name: actor.organisationName,
    kind: actor.kind,
    status: actor.status,
  },
  role: actor.role,
});
