import { Migration } from '@mikro-orm/migrations';

/** When the list of a kept filter was last opened. */
export class LookedAtFilters extends Migration {
  override up(): void {
    this.addSql(`
alter table saved_filter
  -- Null for those of which the list was not opened since they were kept.
  add column looked_at timestamptz;
update saved_filter set looked_at = now();`);
  }
}
