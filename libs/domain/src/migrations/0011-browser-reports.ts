import { Migration } from '@mikro-orm/migrations';

/** What browsers told of loading, as counts by day: `what` is a kind of failure or a web vital, `step` its place on a scale. */
export class BrowserReports extends Migration {
  override up(): void {
    this.addSql(`
create table browser_report (
  day date not null,
  area text not null,
  version text not null,
  what text not null,
  step smallint not null,
  count integer not null check (count > 0),
  primary key (day, area, version, what, step)
);`);
  }
}
