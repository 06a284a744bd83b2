import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { readReport } from './network/kept.ts';
import type { ReportChoice } from './report-files.ts';

/* Names of the queues, since the previous release knows fewer kinds of reports. */
const QUEUES = { uat: 'report-file', firma: 'firm-report-file', admin: 'network-report-file' } as const;

/**
 * Enqueues a report as PDF; does nothing while the same is being built. The association's file prints the report as it is kept at this
 * moment. Throws `rate.limited`: there are as many files as there are periods.
 */
export const askForReport = async (write: Write<Actor>, choice: ReportChoice): Promise<void> => {
  const { db, actor, now } = write;
  const { period, compared, county } = choice;
  await countAttempt(write, 'report-file:organisation', actor.organisationId);
  const content = compared ? await readReport(db, { period, compared, county }, now) : null;
  const asked = await oneRow(
    db,
    sql<{
      id: string;
    }>`insert into report_file (id, organisation_id, period, compared, county_code, content, created_at)
      values (${newId()}, ${actor.organisationId}, ${period}, ${compared ?? null}, ${county ?? null}, ${content}::json, ${now})
      on conflict do nothing returning id`,
  );
  if (!asked) return;
  await enqueue(db, QUEUES[actor.kind], { id: asked.id });
  record(write, { entity: 'report', id: asked.id }, { action: 'file' }, { details: { period } });
};
