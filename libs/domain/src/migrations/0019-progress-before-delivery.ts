import { Migration } from '@mikro-orm/migrations';

/** How far the firm had said that its work was when it delivered it. */
export class ProgressBeforeDelivery extends Migration {
  override up(): void {
    this.addSql('alter table project add column progress_before integer check (progress_before between 0 and 100);');
  }
}
