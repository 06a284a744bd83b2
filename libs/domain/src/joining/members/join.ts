import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind, Role } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { NOTIFICATIONS, nameOf } from './notifications.ts';

interface Joining {
  organisation: { id: string; kind: Kind };
  accountId: string;
  role: Role;
}

/**
 * Gives a person a place in an organisation and tells its other people. Whoever has one keeps it with its role. An access
 * request that still waited is thereby answered.
 */
export const join = async (
  em: EntityManager,
  actor: Actor,
  { organisation, accountId, role }: Joining,
): Promise<void> => {
  await em.execute(
    `update access_request set status = 'accepted', decided_at = now(), version = version + 1
     where organisation_id = ? and account_id = ? and status = 'pending'`,
    [organisation.id, accountId],
  );
  const [membership] = await em.execute<{ id: string }[]>(
    `insert into membership (account_id, organisation_id, role) values (?, ?, ?)
     on conflict (account_id, organisation_id) do nothing returning id`,
    [accountId, organisation.id, role],
  );
  if (!membership) return;
  const details = { accountId };
  record(
    em,
    actor,
    { entity: 'membership', id: membership.id },
    { action: 'join', from: 'none', to: role },
    { details },
  );
  await notify(em, [organisation.id], NOTIFICATIONS.joined(await nameOf(em, accountId), role, organisation), accountId);
};
