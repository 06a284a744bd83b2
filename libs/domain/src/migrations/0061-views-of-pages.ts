import { Migration } from '@mikro-orm/migrations';

/** How often a firm's public pages were viewed, by day, and until the day is over by whom, as hashes. */
export class ViewsOfPages extends Migration {
  override up(): void {
    this.addSql(`
create table page_views (
  page text not null check (page in ('profile', 'solution')),
  -- The firm, or its solution.
  subject_id uuid not null,
  organisation_id uuid not null references organisation on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (subject_id, day));
create index page_views_of_organisation on page_views (organisation_id, day) include (page, views);
create table page_visitor (
  subject_id uuid not null,
  day date not null,
  visitor_hash text not null,
  primary key (subject_id, day, visitor_hash));`);
  }
}
