import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { notify } from '../../operating/notifications/notify.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { personOf } from '../accounts/person.ts';
import { areasDetail, type Rights } from './membership.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Joining {
  organisation: { id: string; kind: Kind };
  accountId: string;
  rights: Rights;
}

/**
 * Makes an account a member of an organisation and notifies the other members. An existing member keeps their role. A pending
 * access request of the account is marked as accepted.
 */
export const join = async (write: Write<Recorded>, { organisation, accountId, rights }: Joining): Promise<void> => {
  const { db, now } = write;
  const { role, areas = null } = rights;
  await db.run(sql`update access_request set status = 'accepted', decided_at = ${now}, version = version + 1
    where organisation_id = ${organisation.id} and account_id = ${accountId} and status = 'pending'`);
  const membership = await oneRow(
    db,
    sql<{ id: string }>`insert into membership (account_id, organisation_id, role, areas, created_at)
      values (${accountId}, ${organisation.id}, ${role}, ${areas}::text[], ${now}) on conflict (account_id, organisation_id) do nothing returning id`,
  );
  if (!membership) return;
  const change = { action: 'join', from: 'none', to: role };
  record(write, { entity: 'membership', id: membership.id }, change, {
    details: { accountId, ...areasDetail(areas).details },
  });
  const { displayName } = await personOf(db, accountId);
  notify(write, [organisation.id], NOTIFICATIONS.joined(displayName, role, organisation), accountId);
};
