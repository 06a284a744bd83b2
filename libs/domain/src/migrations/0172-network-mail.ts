import { Migration } from '@mikro-orm/migrations';

const MAIL = `
-- One row, once somebody has changed it: whether the report of each month leaves by mail.
create table network_mail (
  id boolean primary key default true check (id),
  version integer not null,
  is_on boolean not null);
create table network_mail_recipient (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  -- The first day of the last month that needs no mail any more.
  last_month date not null check (extract(day from last_month) = 1),
  sent_at timestamptz,
  constraint network_mail_recipient_once unique (account_id));`;

/** The monthly report of the network by mail, and the members of the association who get it. */
export class NetworkMail extends Migration {
  override up(): void {
    this.addSql(MAIL);
  }
}
