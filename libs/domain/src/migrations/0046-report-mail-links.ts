import { Migration } from '@mikro-orm/migrations';

/** Secrets in monthly reports that end them, one for each mail. */
export class ReportMailLinks extends Migration {
  override up(): void {
    this.addSql(`
create table report_mail_link (
  token_hash text primary key,
  report_mail_id uuid not null references report_mail on delete cascade,
  created_at timestamptz not null);
create index report_mail_link_by_mail on report_mail_link (report_mail_id);`);
  }
}
