import type { MembershipView } from '@psp/contracts/accounts';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** SQL for the organisations of account `a` as JSON, ordered by status: approved first, suspended last. */
export const memberships = sql`coalesce((
  select json_agg(json_build_object('role', m.role, 'organisation',
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'status', o.status))
    order by array_position(array['approved', 'pending', 'needs_info', 'rejected', 'suspended', 'unconfirmed'], o.status), m.id)
  from membership m join organisation o on o.id = m.organisation_id where m.account_id = a.id and o.merged_into_id is null), '[]')`;

/** Lists the organisations of an active account; empty for any other account. */
export const listMemberships = async (db: Db, accountId: string): Promise<MembershipView[]> => {
  const row = await oneRow(
    db,
    sql<{ memberships: MembershipView[] }>`select ${memberships} as memberships
      from account a where a.id = ${accountId} and a.status = 'active'`,
  );
  return row?.memberships ?? [];
};
