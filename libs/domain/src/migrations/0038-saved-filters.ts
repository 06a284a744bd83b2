import { Migration } from '@mikro-orm/migrations';

/** Filters of lists that a person keeps under a name. */
export class SavedFilters extends Migration {
  override up(): void {
    this.addSql(`
create table saved_filter (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  list text not null check (list in ('requests', 'opportunities')),
  name text not null check (btrim(name) <> ''),
  -- What stands in the list's address, from its '?' on.
  query text not null,
  created_at timestamptz not null,
  version integer not null default 1);
create unique index saved_filter_one_per_name on saved_filter (account_id, list, lower(name));`);
  }
}
