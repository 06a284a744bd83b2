import type { PartContent } from '@psp/contracts/group-parts';
import { sql } from 'kysely';
import { lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Message, notify } from '../../operating/notifications/notify.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { GroupPart, type GroupState } from './group-part.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Locked {
  request: ServiceRequest;
  part: GroupPart;
  led: GroupState;
}

/**
 * Locks the actor's part and its group request, so that the request cannot be sent while the part changes. Throws `not_found` if
 * the authority was not invited.
 */
const ownPart = async (write: Write<Actor>, { id, version }: Versioned): Promise<Locked> => {
  const { organisationId } = write.actor;
  const asked = sql`(select g.request_id from group_part g where g.request_id = ${id} and g.organisation_id = ${organisationId})`;
  const request = await lock(write, ServiceRequest, { id: asked });
  const part = await lock(write, GroupPart, { requestId: id, organisationId });
  expectVersion(part, version);
  return { request, part, led: { leaderId: request.organisationId, isDraft: request.status === 'draft' } };
};

const recordAndNotify = (
  write: Write<Actor>,
  { request, part }: Locked,
  change: Change<string>,
  message: Message,
): void => {
  record(write, { entity: 'group-part', id: part.id }, change, { reason: part.reason ?? null });
  notify(write, [request.organisationId], message);
};

/** Confirms the authority's part, or changes its content, until the request is sent. */
export const confirmPart = async (
  write: Write<Actor>,
  { content, ...read }: Versioned & { content: PartContent },
): Promise<void> => {
  const { actor, now } = write;
  const locked = await ownPart(write, read);
  const change = locked.part.confirm(actor, locked.led, content, now);
  const notification = change.from === 'confirmed' ? NOTIFICATIONS.changed : NOTIFICATIONS.confirmed;
  recordAndNotify(write, locked, change, notification(locked.request, actor.organisationName));
};

type Refusal = Versioned & { reason: string };

/** Declines an invitation. */
export const declinePart = async (write: Write<Actor>, { reason, ...read }: Refusal): Promise<void> => {
  const { actor, now } = write;
  const locked = await ownPart(write, read);
  const change = locked.part.refuse('decline', actor, { ...locked.led, reason }, now);
  recordAndNotify(write, locked, change, NOTIFICATIONS.declined(locked.request, actor.organisationName, reason));
};

/** Withdraws a confirmed part. */
export const withdrawPart = async (write: Write<Actor>, { reason, ...read }: Refusal): Promise<void> => {
  const { actor, now } = write;
  const locked = await ownPart(write, read);
  const change = locked.part.refuse('withdraw', actor, { ...locked.led, reason }, now);
  recordAndNotify(write, locked, change, NOTIFICATIONS.withdrawn(locked.request, actor.organisationName, reason));
};
