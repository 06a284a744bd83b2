import { Migration } from '@mikro-orm/migrations';

const TABLES = `
-- Jobs whose last try failed.
create table failed_job (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The job in pg-boss; it is kept once.
  job_id uuid unique,
  queue text not null,
  -- Of jobs that can run again; it holds ids alone.
  payload jsonb,
  mail_id uuid references mail on delete cascade,
  attempts integer not null check (attempts > 0),
  error text not null,
  status text not null default 'failed' check (status in ('failed', 'retried', 'dismissed')));
create index failed_job_open on failed_job (queue, created_at, id) where status = 'failed';
create index failed_job_of_queue on failed_job (queue, created_at);
create index failed_job_newest on failed_job (created_at, id) where status = 'failed';
create index failed_job_of_mail on failed_job (mail_id) where mail_id is not null;

-- What each worker says of itself and of its machine every minute.
create table worker_beat (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  keeps_mail boolean not null,
  disk_free bigint,
  disk_total bigint,
  database_bytes bigint not null);

-- Backups and their drills, as reported by the operator's script.
create table operation_report (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('backup', 'backup_drill')),
  finished_at timestamptz not null,
  outcome text not null check (outcome in ('ok', 'failed')),
  detail text check (detail <> ''));
create index operation_report_newest on operation_report (kind, finished_at desc);

create index mail_sent on mail (sent_at) where sent_at is not null;`;

/** Failed jobs, beats of the workers, and reports of backups. */
export class Health extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
