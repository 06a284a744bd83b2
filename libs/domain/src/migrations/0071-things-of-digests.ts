import { Migration } from '@mikro-orm/migrations';

/** Short name of what an item of a digest speaks of, as the notification has it. Null in rows that a release before writes. */
export class ThingsOfDigests extends Migration {
  override up(): void {
    this.addSql('alter table digest_item add column about text');
  }
}
