import type { RequestKind } from '@psp/contracts/request-kinds';
import type { PartStatus } from '@psp/contracts/group-parts';
import { sql } from 'kysely';
import { type Message, notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { SYSTEM } from '../../actor.ts';
import { bySystem, type Write } from '../../write.ts';
import { GroupPart } from './group-part.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface GroupRequest {
  id: string;
  number: string;
  title: string;
  kind: RequestKind;
  organisationId: string;
}

/** Notifies the authorities whose part in a group request has one of `statuses`; does nothing for requests of another kind. */
export const notifyParticipants = async (
  write: Pick<Write<unknown>, 'db' | 'pending'>,
  { id, kind }: GroupRequest,
  message: Message,
  statuses: readonly PartStatus[] = ['confirmed'],
): Promise<void> => {
  if (kind !== 'group') return;
  const rows = await write.db.run(sql<{ id: string }>`select organisation_id as id from group_part
    where request_id = ${id} and status = any (${[...statuses]}::text[]) order by id`);
  notify(
    write,
    rows.map((part) => part.id),
    message,
  );
};

/** Names of the authorities of parts by organisation id, for the audit. */
export const namesOf = async (
  { db }: Pick<Write<unknown>, 'db'>,
  parts: readonly Pick<GroupPart, 'organisationId'>[],
): Promise<Map<string, string>> => {
  if (parts.length === 0) return new Map();
  const ids = parts.map(({ organisationId }) => organisationId);
  const rows = await db.run(
    sql<{ id: string; name: string }>`select id, name from organisation where id = any (${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/**
 * Ends the invitations when a group request is sent: parts without an answer become `missed`, and all authorities are notified.
 * Throws `group.nobody_confirmed`.
 */
export const closeParts = async (write: Write<unknown>, request: GroupRequest, leader: string): Promise<void> => {
  if (request.kind !== 'group') return;
  const parts = await write.em.find(GroupPart, { requestId: request.id, status: { $in: ['invited', 'confirmed'] } });
  const missed = parts.filter(({ status }) => status === 'invited');
  if (parts.length === missed.length) throw new DomainError('group.nobody_confirmed');
  const confirmed = parts.filter(({ status }) => status === 'confirmed').map(({ organisationId }) => organisationId);
  notify(write, confirmed, NOTIFICATIONS.sent(request, leader));
  const names = await namesOf(write, missed);
  for (const part of missed) {
    const change = part.miss(SYSTEM, { leaderId: request.organisationId, isDraft: false }, write.now);
    const title = names.get(part.organisationId);
    record(bySystem(write), { entity: 'group-part', id: part.id }, change, { details: { title } });
    notify(write, [part.organisationId], NOTIFICATIONS.missed(request, leader));
  }
};
