import { Migration } from '@mikro-orm/migrations';

/** People who are sent the report of each month, of an authority they belong to. */
export class MonthlyReports extends Migration {
  override up(): void {
    this.addSql(`
create table report_mail (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  -- The first day of the last month that needs no mail any more.
  last_month date not null check (extract(day from last_month) = 1),
  created_at timestamptz not null,
  unique (account_id, organisation_id));
create index report_mail_by_month on report_mail (last_month);`);
  }
}
