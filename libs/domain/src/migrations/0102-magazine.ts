import { Migration } from '@mikro-orm/migrations';

/** Issues of the magazine, each with its PDF, which partners read in the portal. */
export class Magazine extends Migration {
  override up(): void {
    this.addSql(`
alter table stored_file drop constraint stored_file_purpose_check,
  add constraint stored_file_purpose_check check (purpose in ('application', 'export', 'attachment', 'magazine'));
create index stored_file_of_magazine on stored_file (created_at) where purpose = 'magazine';
create table magazine_issue (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  year integer not null check (year between 2000 and 2099),
  number integer not null check (number between 1 and 99),
  title text not null check (title <> ''),
  summary text not null,
  pages integer not null check (pages between 1 and 999),
  file_id uuid references stored_file,
  appears_on date not null,
  -- Last day on which the layout of an advertisement is accepted.
  ads_until date not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  -- When partners were told of it; they are told once.
  announced_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid references account,
  withdraw_reason text,
  constraint magazine_issue_once unique (year, number),
  check (ads_until <= appears_on),
  check ((status = 'published') = (published_at is not null)),
  check (status <> 'published' or file_id is not null),
  check ((status = 'withdrawn') = (withdraw_reason is not null)));
create unique index magazine_issue_file on magazine_issue (file_id) where file_id is not null;
create index magazine_issue_newest on magazine_issue (year desc, number desc);
create index magazine_issue_created_by on magazine_issue (created_by);
create index magazine_issue_withdrawn_by on magazine_issue (withdrawn_by) where withdrawn_by is not null;`);
  }
}
