import { Migration } from '@mikro-orm/migrations';

/** Drops an index of the names of organisations that no release asks any more: they are found by their folded text, which is kept. */
export class IndexOfNames extends Migration {
  override up(): void {
    this.addSql('drop index organisation_named');
  }
}
