import { Migration } from '@mikro-orm/migrations';

/** Reports that the worker writes as PDF, of one authority and period each. */
export class ReportFiles extends Migration {
  override up(): void {
    this.addSql(`
create table report_file (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  period text not null check (period in ('3', '12', '36')),
  created_at timestamptz not null,
  ready_at timestamptz,
  failed_at timestamptz,
  file_id uuid references stored_file on delete set null);
create index report_file_of_period on report_file (organisation_id, period, id desc);
create index report_file_of_file on report_file (file_id);
create unique index report_file_one_running on report_file (organisation_id, period)
  where ready_at is null and failed_at is null;`);
  }
}
