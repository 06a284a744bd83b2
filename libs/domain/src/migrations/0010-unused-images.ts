import { Migration } from '@mikro-orm/migrations';

/** Since when nothing shows a picture; null while something does, and for one that was not looked at yet. */
export class UnusedImages extends Migration {
  override up(): void {
    this.addSql(`
alter table image add column unused_since timestamptz;
create index image_unused on image (unused_since) where unused_since is not null;`);
  }
}
