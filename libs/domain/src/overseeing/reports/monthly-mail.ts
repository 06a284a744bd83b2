import type { ReportMail } from '@psp/contracts/reports';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../../operating/audit/record.ts';
import { monthBefore } from './send-monthly.ts';

/** Starts the monthly reports to the person, from the current month on; does nothing if they are on. */
export const startMail = async (write: Write<Actor>): Promise<void> => {
  const { db, actor, now } = write;
  const { accountId, organisationId } = actor;
  const started = await oneRow(
    db,
    sql<{ id: string }>`insert into report_mail (id, account_id, organisation_id, last_month, created_at)
      values (${newId()}, ${accountId}, ${organisationId}, ${monthBefore(now)}, ${now}) on conflict do nothing returning id`,
  );
  if (started) record(write, { entity: 'report-mail', id: started.id }, { action: 'start' });
};

/** Stops the monthly reports to the person; does nothing if they are off. */
export const stopMail = async (write: Write<Actor>): Promise<void> => {
  const { accountId, organisationId } = write.actor;
  const stopped = await oneRow(
    write.db,
    sql<{ id: string }>`delete from report_mail where account_id = ${accountId} and organisation_id = ${organisationId}
      returning id`,
  );
  if (stopped) record(write, { entity: 'report-mail', id: stopped.id }, { action: 'stop' });
};

/** Reads whether the person gets monthly reports, and their address. */
export const readMail = async (db: Db, { accountId, organisationId }: Actor): Promise<ReportMail> =>
  found(
    await oneRow(
      db,
      sql<ReportMail>`select a.email::text as email, exists (select from report_mail m
          where m.account_id = a.id and m.organisation_id = ${organisationId}) as "isOn"
        from account a where a.id = ${accountId}`,
    ),
  );
