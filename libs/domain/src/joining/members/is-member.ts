import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Whether the person of an e-mail address has a place in the organisation. */
export const isMember = async (db: Db, organisationId: string, email: string): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select 1 from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${organisationId} and a.email = ${email}::citext`,
  )) !== null;
