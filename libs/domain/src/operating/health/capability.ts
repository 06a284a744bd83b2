import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/health';
import { sql } from 'kysely';
import type { Capability, WaitingRows } from '../../capability.ts';
import { Health } from '../../migrations/0141-health.ts';
import { WaitingRecords } from '../../migrations/0142-waiting-records.ts';
import type { Sql } from '../../sql.ts';
import { FailedJob } from './failed-job.entity.ts';

const failures = (which: Sql, title: Sql): WaitingRows => ({
  rows: sql`select f.id, f.created_at as since from failed_job f where f.status = 'failed' and ${which}`,
  about: sql`select ${title}, null::text from failed_job f where f.id = w.id`,
});

export const health: Capability = {
  name: 'health',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [FailedJob],
  migrations: { '0141-health': Health, '0142-waiting-records': WaitingRecords },
  waiting: {
    mails: () =>
      failures(sql`f.queue = 'mail'`, sql`coalesce((select m.recipient from mail m where m.id = f.mail_id), f.queue)`),
    jobs: () => failures(sql`f.queue <> 'mail'`, sql`f.queue`),
  },
  live: sql`select c.event, 'failed-job:' || coalesce(c.id::text, ''), null::uuid, 'admin' from changed c where c.entity = 'failed-job'`,
  tidy: [
    `delete from failed_job where created_at < now() - interval '30 days'`,
    `delete from worker_beat where seen_at < now() - interval '1 day'`,
    `delete from operation_report where finished_at < now() - interval '2 years'`,
  ],
};
