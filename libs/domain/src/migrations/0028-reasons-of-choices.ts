import { Migration } from '@mikro-orm/migrations';

/** Why an authority accepted an offer; unknown of those accepted until now. */
export class ReasonsOfChoices extends Migration {
  override up(): void {
    this.addSql('alter table offer add column accept_reason text');
  }
}
