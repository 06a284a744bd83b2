import { Migration } from '@mikro-orm/migrations';

const COMPARISONS = `
-- One row: the day of the kept comparisons.
create table report_comparison_day (day date primary key);
-- Figures of an organisation beside the medians of similar ones, computed once a day.
create table report_comparison (
  organisation_id uuid primary key references organisation on delete cascade,
  day date not null,
  content jsonb not null);
alter table report_comparison enable row level security;
create policy others on report_comparison to portal_identity, portal_public, portal_admin, portal_worker using (true);
create policy uat on report_comparison to portal_uat using (organisation_id = (select own_organisation()));
create policy firma on report_comparison to portal_firma using (organisation_id = (select own_organisation()));`;

/** Comparisons of organisations with similar ones, for their reports. */
export class ReportComparisons extends Migration {
  override up(): void {
    this.addSql(COMPARISONS);
  }
}
