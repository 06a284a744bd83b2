import { type Acted, act, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { flush, type Write } from '../../write.ts';
import { mailPerson } from '../accounts/person.ts';
import { AccessRequest } from './access-request.entity.ts';
import { join } from './join.ts';
import { expectAreasOfEditor, type Rights } from './membership.entity.ts';
import { lockOwnedTeam } from './team.ts';

const REQUEST: Acted<AccessRequest> = {
  entity: 'access-request',
  type: AccessRequest,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

/** Accepts an access request, makes the account a member with this role and queues a mail to it. Throws `action.not_allowed` for areas of others. */
export const acceptAccess = async (
  write: Write<Actor>,
  { role, areas, ...request }: Versioned & Rights,
): Promise<void> => {
  const { db, actor, now } = write;
  expectAreasOfEditor(actor, { role, areas });
  await lockOwnedTeam(write);
  const { accountId } = await act(write, REQUEST, request, (found) => found.accept(actor, now));
  await flush(write);
  await join(write, {
    organisation: { id: actor.organisationId, kind: actor.kind },
    accountId,
    rights: { role, areas },
  });
  await mailPerson(db, accountId, 'access-accepted', { organisation: actor.organisationName, role });
};

/** Declines an access request and queues a mail with the reason. */
export const declineAccess = async (
  write: Write<Actor>,
  { reason, ...request }: Versioned & { reason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  await lockOwnedTeam(write);
  const decline = (found: AccessRequest) => found.decline(actor, reason, now);
  const { accountId } = await act(write, REQUEST, request, decline, { reason });
  await mailPerson(db, accountId, 'access-declined', { organisation: actor.organisationName, reason });
};
