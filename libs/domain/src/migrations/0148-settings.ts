import { Migration } from '@mikro-orm/migrations';

const SETTINGS = `
-- Settings that are kept whole: the row with the largest version is in force.
create table setting_version (
  setting text not null,
  version integer not null check (version >= 0),
  value jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references account on delete set null,
  primary key (setting, version));`;

/** Settings of the association with all their versions. */
export class Settings extends Migration {
  override up(): void {
    this.addSql(SETTINGS);
  }
}
