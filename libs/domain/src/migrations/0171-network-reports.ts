import { Migration } from '@mikro-orm/migrations';

/*
 * `county` is '' for all counties. A report file of the association keeps the report that it prints, so that the figures of the file and
 * of the page are of one moment.
 */
const REPORTS = `
create table network_report_kept (
  id uuid primary key default uuidv7(),
  period text not null,
  compared text not null check (compared in ('year', 'before')),
  county text not null,
  -- As it was first answered, to the letter.
  content json not null,
  computed_at timestamptz not null,
  -- When somebody last read it; nobody has to wait for the reports of the days before.
  read_at timestamptz not null,
  constraint network_report_kept_once unique (period, compared, county));
create index network_report_kept_computed on network_report_kept (computed_at);
alter table report_file add column compared text, add column county_code text, add column content json;
drop index report_file_one_running;
create unique index report_file_one_running on report_file (organisation_id, period, coalesce(compared, ''), coalesce(county_code, ''))
  where ready_at is null and failed_at is null;`;

/** Reports of the whole network: kept with their moment, and written as PDF. */
export class NetworkReports extends Migration {
  override up(): void {
    this.addSql(REPORTS);
  }
}
