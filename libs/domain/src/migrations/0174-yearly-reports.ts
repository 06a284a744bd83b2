import { Migration } from '@mikro-orm/migrations';

const REPORTS = `
create table yearly_report (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  year integer not null check (year between 2000 and 2099),
  status text not null default 'draft' check (status in ('draft', 'published')),
  texts jsonb not null,
  -- Computed at publication.
  figures jsonb,
  published_at timestamptz,
  published_by uuid references account,
  constraint yearly_report_year unique (year),
  check ((status = 'published') = (published_at is not null)),
  check ((status = 'published') = (figures is not null)));
create index yearly_report_created_by on yearly_report (created_by);
create index yearly_report_published_by on yearly_report (published_by) where published_by is not null;
-- Dated notes on what is wrong in a published report; the report stays as it is.
create table yearly_report_correction (
  id uuid primary key default uuidv7(),
  report_id uuid not null references yearly_report,
  note text not null check (note <> ''),
  created_at timestamptz not null,
  created_by uuid not null references account);
create index yearly_report_correction_report on yearly_report_correction (report_id, created_at);
create index yearly_report_correction_created_by on yearly_report_correction (created_by);`;

const FROZEN = `
create function yearly_report_frozen() returns trigger language plpgsql as $$
  begin raise exception 'a published report does not change'; end $$;
create trigger yearly_report_frozen before update of year, status, texts, figures, published_at on yearly_report
  for each row when (old.status = 'published' and (old.year, old.status, old.texts, old.figures, old.published_at)
    is distinct from (new.year, new.status, new.texts, new.figures, new.published_at))
  execute function yearly_report_frozen();
create trigger yearly_report_public_changed after update on yearly_report
  for each row when (new.status = 'published') execute function public_changed('yearly-reports');`;

/** Public reports of a year. */
export class YearlyReports extends Migration {
  override up(): void {
    this.addSql(REPORTS);
    this.addSql(FROZEN);
  }
}
