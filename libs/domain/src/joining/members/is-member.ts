import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** True when the account with this e-mail address is a member of the organisation. */
export const isMember = async (db: Db, organisationId: string, email: string): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select 1 from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${organisationId} and a.email = ${email}::citext`,
  )) !== null;

/** Returns a Romanian sentence that says since when the account is a member of the organisation; null when it is not. */
export const existingMemberCause = async (db: Db, organisationId: string, email: string): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ name: string; since: string }>`select a.display_name as name, json_build_array(m.created_at)->>0 as since
      from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${organisationId} and a.email = ${email}::citext`,
  );
  return row && `${row.name} face deja parte din organizație, din ${momentInWords(new Date(row.since))}.`;
};
