import type { MembershipView } from '@psp/contracts/accounts';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** The organisations of the account whose id `account` yields, as JSON: those in which most can be done first. */
export const membershipsOf = (account: string): string => `coalesce((
  select json_agg(json_build_object('role', m.role, 'organisation',
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'status', o.status))
    order by array_position(array['approved', 'pending', 'needs_info', 'rejected', 'suspended', 'unconfirmed'], o.status), m.id)
  from membership m join organisation o on o.id = m.organisation_id where m.account_id = ${account}), '[]')`;

/** The organisations in which an active account may act. */
export async function listMemberships(db: Db, accountId: string): Promise<MembershipView[]> {
  const [row] = await db.run(
    sql<{ memberships: MembershipView[] }>`select ${sql.raw(membershipsOf('a.id'))} as memberships
      from account a where a.id = ${accountId} and a.status = 'active'`,
  );
  return row?.memberships ?? [];
}
