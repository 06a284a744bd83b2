import { type Acted, act, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import type { Write } from '../../../write.ts';
import { FoundingInvitation } from './invitation.entity.ts';

const FOUNDING: Acted<FoundingInvitation> = {
  entity: 'founding-invitation',
  type: FoundingInvitation,
  where: (id) => ({ id }),
};

/** Revokes an open invitation; its link says so from now on. Throws `version.stale`, `action.not_allowed`, `auth.forbidden`. */
export const revokeFounding = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await act(write, FOUNDING, input, (invitation) => invitation.revoke(write.actor, write.now));
};
