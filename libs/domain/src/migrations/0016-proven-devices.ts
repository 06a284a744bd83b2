import { Migration } from '@mikro-orm/migrations';

/** A failed sign-in knows the device, by the hash of its secret, if the account had been signed in to from it; null otherwise. */
export class ProvenDevices extends Migration {
  override up(): void {
    this.addSql('alter table sign_in_failure add column device text');
  }
}
