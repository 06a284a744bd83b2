import type { SessionView } from '@psp/contracts/accounts';
import type { Actor } from '@psp/domain/actor';

/** Returns the fields of a session that are sent to the browser. */
export const sessionView = (actor: Actor, email: string): SessionView => ({
  account: { id: actor.accountId, displayName: actor.displayName, email },
  organisation: {
    id: actor.organisationId,
    name: actor.organisationName,
    kind: actor.kind,
    status: actor.status,
  },
  role: actor.role,
  ...(actor.areas ? { areas: [...actor.areas] } : {}),
});
