import { MOST_PARTICIPANTS } from '@psp/contracts/group-size';
import { sql } from 'kysely';
import { actOnLocked, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { canBeInvited } from './candidates.ts';
import { GroupPart, type GroupState } from './group-part.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { namesOf } from './participants.ts';

interface Named {
  id: string;
  authorityId: string;
}

const groupStateOf = ({ organisationId, status }: ServiceRequest): GroupState => ({
  leaderId: organisationId,
  isDraft: status === 'draft',
});

/** Locks a group request of the actor's authority. Throws `not_found`, `group.none`. */
const ownGroup = async (write: Write<Actor>, id: string): Promise<ServiceRequest> => {
  const request = await ownRequest(write, id);
  if (request.kind !== 'group') throw new DomainError('group.none');
  return request;
};

/** Returns the name of an authority. Throws `group.not_eligible` if it may not be invited. */
const nameOf = async ({ db, actor }: Write<Actor>, authorityId: string): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{
      name: string;
    }>`select u.name from organisation u where u.id = ${authorityId} and ${canBeInvited(actor.organisationId)}`,
  );
  if (!row) throw new DomainError('group.not_eligible');
  return row.name;
};

/**
 * Invites an authority to the actor's draft and notifies it; does nothing if it is invited already. Throws `not_found`,
 * `group.none`, `group.sent`, `group.untitled`, `group.not_eligible`, `group.too_many`.
 */
export const inviteAuthority = async (write: Write<Actor>, { id, authorityId }: Named): Promise<void> => {
  const { em, actor, now } = write;
  const request = await ownGroup(write, id);
  if (request.status !== 'draft') throw new DomainError('group.sent');
  if (!request.title) throw new DomainError('group.untitled');
  const title = await nameOf(write, authorityId);
  const parts = await em.find(GroupPart, { requestId: id });
  const known = parts.find(({ organisationId }) => organisationId === authorityId);
  if (known && (known.status === 'invited' || known.status === 'confirmed')) return;
  const asked = parts.filter(({ status }) => status === 'invited' || status === 'confirmed');
  if (asked.length >= MOST_PARTICIPANTS) throw new DomainError('group.too_many');
  const part = known ?? GroupPart.begin(id, authorityId, now);
  const { from, ...change } = part.invite(actor, groupStateOf(request), now);
  if (!known) em.persist(part);
  record(
    write,
    { entity: 'group-part', id: part.id },
    { ...change, from: known ? from : change.to },
    { details: { title, authority: authorityId } },
  );
  notify(write, [authorityId], NOTIFICATIONS.invited(request, actor.organisationName));
};

/** Removes an authority from the actor's draft and notifies it of the reason. */
export const removeAuthority = async (
  write: Write<Actor>,
  { id, authorityId, version, reason }: Named & { version: number; reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const request = await ownGroup(write, id);
  const part = await lock(write, GroupPart, { requestId: id, organisationId: authorityId });
  const title = (await namesOf(write, [part])).get(authorityId);
  const remove = () => part.remove(actor, { ...groupStateOf(request), reason }, now);
  actOnLocked(write, { entity: 'group-part', row: part, version }, remove, { reason, details: { title } });
  notify(write, [authorityId], NOTIFICATIONS.removed(request, actor.organisationName, reason));
};
