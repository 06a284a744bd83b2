import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import type { FailedGroup, FailedJob, PortalHealth } from '@psp/contracts/portal-health';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { countOf, oneRow, type Sql } from '../../sql.ts';
import { QUEUE_NAMES } from '../jobs/queues.ts';
import { failedJobActions } from './failed-job.entity.ts';
import {
  backupState,
  diskState,
  drillState,
  failuresState,
  jobsState,
  mailState,
  sealsState,
  worst,
  workersState,
} from './states.ts';

/** Most failed jobs that are shown one by one. */
const SHOWN = 50;
/** A worker that was silent for longer does not count as alive. */
const ALIVE = sql`seen_at > now() - interval '2 minutes'`;

/* Names of queues are given, and their rows ordered, so that each queue is read from its index up to the limit. */
const names = sql`unnest(array[${sql.join(QUEUE_NAMES.map((name) => sql.lit(name)))}]) as q (name)`;
const MOST = sql.lit(FIGURE_LIMIT + 1);
const figure = (rows: Sql): Sql => countOf(rows, FIGURE_LIMIT);

const jobs = sql`(select json_build_object('waiting', coalesce(sum(s.waiting), 0), 'delayed', coalesce(sum(s.delayed), 0),
    'oldestAt', min(s.oldest), 'queues', coalesce(json_agg(json_build_object('queue', q.name, 'waiting', s.waiting,
      'delayed', s.delayed, 'oldestAt', s.oldest) order by s.oldest nulls last, q.name) filter (where s.waiting + s.delayed > 0), '[]'))
  from ${names} cross join lateral (select count(*) filter (where is_due) as waiting, count(*) filter (where not is_due) as delayed,
      min(greatest(created_on, start_after)) filter (where is_due) as oldest
    from (select j.created_on, j.start_after, j.start_after <= now() as is_due from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked order by j.priority desc, j.created_on limit ${MOST}) due) s)`;

const OPEN = sql`status = 'failed'`;
const groups = sql`(select coalesce(json_agg(json_build_object('queue', q.name, 'count', g.n, 'lastAt', g.last_at,
    'canRunAgain', g.can_run_again) order by g.last_at desc, q.name), '[]')
  from ${names} cross join lateral (select count(*)::int as n, max(created_at) as last_at, bool_or(payload is not null) as can_run_again
    from (select f.created_at, f.payload from failed_job f where f.queue = q.name and ${OPEN} order by f.created_at desc, f.id desc
      limit ${MOST}) open) g where g.n > 0)`;
const latest = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'version', f.version, 'queue', f.queue, 'error', f.error,
    'attempts', f.attempts, 'failedAt', f.created_at, 'recipient', (select m.recipient from mail m where m.id = f.mail_id),
    'canRunAgain', f.payload is not null) order by f.created_at desc, f.id desc), '[]')
  from (select * from failed_job where ${OPEN} order by created_at desc, id desc limit ${sql.lit(SHOWN)}) f)`;

const mail = sql`json_build_object('waiting', ${figure(sql`select from mail where sent_at is null and failed_at is null`)},
  'oldestAt', (select min(created_at) from mail where sent_at is null and failed_at is null),
  'failed', ${figure(sql`select from failed_job where queue = 'mail' and created_at > now() - interval '1 day'`)},
  'lastSentAt', (select max(sent_at) from mail where sent_at is not null),
  'isKept', (select keeps_mail from worker_beat order by seen_at desc limit 1))`;
const disk = sql`coalesce((select json_build_object('freeBytes', disk_free, 'totalBytes', disk_total, 'databaseBytes', database_bytes)
  from worker_beat order by seen_at desc limit 1), json_build_object('freeBytes', null, 'totalBytes', null, 'databaseBytes', null))`;
const workers = sql`(select json_build_object('alive', count(*) filter (where ${ALIVE}), 'lastSeenAt', max(seen_at)) from worker_beat)`;
/* The first row of the audit after those that were sealed; ids contain the time of their insert. */
const seals = sql`(select json_build_object('oldestAt', coalesce(uuid_extract_timestamp(a.id), a.at)) from audit a
  where a.id > coalesce((select audit_id from audit_seal order by position desc limit 1), '00000000-0000-0000-0000-000000000000')
  order by a.id limit 1)`;
const lastReport = (kind: 'backup' | 'backup_drill'): Sql => sql`(select json_build_object('finishedAt', finished_at,
  'outcome', outcome, 'detail', detail) from operation_report where kind = ${sql.lit(kind)} order by finished_at desc limit 1)`;

type WithoutActions<T> = Omit<T, 'actions'> & { canRunAgain: boolean };
type Report = PortalHealth['backup']['last'];
interface Stored {
  jobs: Omit<PortalHealth['jobs'], 'state'>;
  groups: WithoutActions<FailedGroup>[];
  failed: number;
  latest: WithoutActions<FailedJob>[];
  mail: Omit<PortalHealth['mail'], 'state'>;
  disk: Omit<PortalHealth['disk'], 'state'>;
  workers: Omit<PortalHealth['workers'], 'state'>;
  seals: { oldestAt: string } | null;
  backup: Report;
  drill: Report;
}

/** Reads the health of the portal by bounded counts, without the live versions, which stand in the registry. */
export const readHealth = async (db: Db, actor: Actor, now: Date): Promise<Omit<PortalHealth, 'versions'>> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('jobs', ${jobs}, 'groups', ${groups}, 'latest', ${latest},
      'failed', ${figure(sql`select from failed_job where ${OPEN}`)}, 'mail', ${mail}, 'disk', ${disk},
      'workers', ${workers}, 'seals', ${seals}, 'backup', ${lastReport('backup')}, 'drill', ${lastReport('backup_drill')}) as json`,
  );
  return judged(found(row).json, actor, now);
};

const judged = (stored: Stored, actor: Actor, now: Date): Omit<PortalHealth, 'versions'> => {
  const withActions = <T extends { canRunAgain: boolean }>({ canRunAgain, ...rest }: T) => ({
    ...rest,
    actions: failedJobActions(canRunAgain, actor, now),
  });
  const parts = {
    jobs: { ...stored.jobs, state: jobsState(stored.jobs.oldestAt, now) },
    failures: {
      state: failuresState(stored.failed),
      count: stored.failed,
      groups: stored.groups.map(withActions),
      latest: stored.latest.map(withActions),
    },
    mail: { ...stored.mail, state: mailState(stored.mail, now) },
    disk: { ...stored.disk, state: diskState(stored.disk.freeBytes, stored.disk.totalBytes) },
    workers: { ...stored.workers, state: workersState(stored.workers.lastSeenAt, now) },
    seals: { oldestAt: stored.seals?.oldestAt ?? null, state: sealsState(stored.seals?.oldestAt ?? null, now) },
    backup: { last: stored.backup, state: backupState(stored.backup, now) },
    drill: { last: stored.drill, state: drillState(stored.drill, now) },
  };
  return { readAt: now.toISOString(), state: worst(Object.values(parts).map(({ state }) => state)), ...parts };
};
