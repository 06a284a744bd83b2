import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import type { Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { NOTIFICATIONS } from '../library/notifications.ts';
import type { Subject } from './subject.ts';

const REPORTS_MAX = 20;

/** The text in which an error was found. */
interface Reported {
  id: string;
  title: string;
  /** Number of the version that is published. */
  edition: number;
}

/** Reports an error to the association. Throws `rate.limited` where the actor reported too many. */
export const sendReport = async (
  write: Write<Actor>,
  { column }: Subject,
  { id, title, edition }: Reported,
  text: string,
): Promise<void> => {
  const { db, actor, now } = write;
  await countAttempt(write, 'library-report:account', actor.accountId);
  const report = newId();
  await db.run(sql`insert into library_report (id, created_at, updated_at, ${column}, edition, account_id, organisation_id, text)
    values (${report}, ${now}, ${now}, ${id}, ${edition}, ${actor.accountId}, ${actor.organisationId}, ${text})`);
  record(write, { entity: 'library-report', id: report }, { action: 'send', from: null, to: 'open' });
  notifyAdmins(write, NOTIFICATIONS.reported({ id, title }, actor.organisationName));
  await flush(write);
};

/** SQL for the errors that the actor reported in the row with this id, the newest first, as JSON. */
export const ownReports = ({ accountId }: Actor, { column }: Subject, id: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'createdAt', r.created_at, 'answer', r.answer,
    'answeredAt', r.answered_at) order by r.id desc), '[]')
  from (select * from library_report where ${column} = ${id} and account_id = ${accountId}
    order by id desc limit ${sql.lit(REPORTS_MAX)}) r)`;
