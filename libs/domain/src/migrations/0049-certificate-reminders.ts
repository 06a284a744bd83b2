import { Migration } from '@mikro-orm/migrations';

/** For which end of a certificate its firm was reminded; another end is reminded of anew. */
export class CertificateReminders extends Migration {
  override up(): void {
    this.addSql(`
alter table certificate add column reminded_of date;
create index certificate_ending on certificate (valid_until) where valid_until is not null;`);
  }
}
