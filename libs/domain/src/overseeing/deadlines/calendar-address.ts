import type { CalendarState } from '@psp/contracts/deadlines';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../../operating/audit/record.ts';
import type { DeadlineOwner } from './queries.ts';

/** Creates the person's calendar address for their current organisation, replacing an earlier one. Returns its secret. */
export const openCalendar = async (write: Write<Actor>): Promise<string> => {
  const { db, now, actor } = write;
  const { accountId, organisationId } = actor;
  const token = newSecret();
  await db.run(sql`insert into calendar_address (account_id, organisation_id, token_hash, created_at)
    values (${accountId}, ${organisationId}, ${hashSecret(token)}, ${now})
    on conflict (account_id, organisation_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`);
  record(write, { entity: 'calendar', id: accountId }, { action: 'open' });
  return token;
};

/** Deletes the person's calendar address; does nothing if there is none. */
export const closeCalendar = async (write: Write<Actor>): Promise<void> => {
  const { accountId, organisationId } = write.actor;
  const closed = await write.db.run(sql`delete from calendar_address
    where account_id = ${accountId} and organisation_id = ${organisationId} returning account_id`);
  if (closed.length > 0) record(write, { entity: 'calendar', id: accountId }, { action: 'close' });
};

/** Reads when the person's address was created. */
export const readCalendarState = async (db: Db, { accountId, organisationId }: Actor): Promise<CalendarState> => {
  const row = await oneRow(
    db,
    sql<{ openedAt: string }>`select to_json(created_at) #>> '{}' as "openedAt" from calendar_address
      where account_id = ${accountId} and organisation_id = ${organisationId}`,
  );
  return row ?? { openedAt: null };
};

interface CalendarOwner extends DeadlineOwner {
  name: string;
}

/** Finds the organisation of a calendar address; null if the address, the account, the membership or the approval has ended. */
export const ownerOfCalendar = async (db: Db, token: string): Promise<CalendarOwner | null> =>
  oneRow(
    db,
    sql<CalendarOwner>`select o.id as "organisationId", o.name, o.kind as side from calendar_address c
      join account a on a.id = c.account_id and a.status = 'active'
      join membership m on m.account_id = c.account_id and m.organisation_id = c.organisation_id
      join organisation o on o.id = c.organisation_id and o.kind in ('uat', 'firma') and o.status = 'approved'
      where c.token_hash = ${hashSecret(token)}`,
  );
