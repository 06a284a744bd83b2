import { Migration } from '@mikro-orm/migrations';

/** Whether the database holds a demonstration is asked with every list of showcases, which otherwise reads all accounts. */
export class DemonstrationIndex extends Migration {
  override up(): void {
    this.addSql('create index account_two_factor_optional on account (id) where two_factor_optional');
  }
}
