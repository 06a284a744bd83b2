import { Migration } from '@mikro-orm/migrations';

/**
 * What each notification is an event of, what people choose to be told of and how, and what waits for their next digest. Rows that a
 * release before writes have no event.
 */
export class NotificationEvents extends Migration {
  override up(): void {
    this.addSql(`
alter table notification
  add column event text,
  add column about text;
create index notification_newest on notification (account_id, id desc);
create table notification_choice (
  account_id uuid not null references account,
  event text not null,
  -- Null as long as it was not chosen.
  mail text check (mail in ('now', 'daily', 'weekly', 'off')),
  in_portal boolean,
  primary key (account_id, event));
create table digest_item (
  -- That of the notification, where there is one.
  id uuid primary key,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  event text not null,
  title text not null,
  message text not null,
  href text not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  in_portal boolean not null,
  created_at timestamptz not null);
create index digest_item_of_account on digest_item (account_id);`);
  }
}
