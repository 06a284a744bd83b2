import { Migration } from '@mikro-orm/migrations';

/** What lists ask of every organisation that they read, made once; and firms whose response time is to be counted again. */
export class NamedFirms extends Migration {
  override up(): void {
    this.addSql(`
alter table organisation add column name_text text generated always as (search_fold(name)) stored;
-- A firm stands here once for each offer that it has sent since: rows are only added, so that nobody waits for another's commit.
create table response_due (organisation_id uuid not null references organisation on delete cascade);`);
  }
}
