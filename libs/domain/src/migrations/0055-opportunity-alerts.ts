import { Migration } from '@mikro-orm/migrations';

/* A kept filter is of somebody as the member of one organisation, and ends with the membership. */
const OWNERS = `
alter table saved_filter
  -- Null for those of people who belonged to several organisations when they kept it: shown in each of them.
  add column membership_id uuid references membership on delete cascade,
  add column frequency text check (frequency in ('now', 'daily', 'weekly')),
  add column alert_at timestamptz,
  add constraint saved_filter_alerts check (
    frequency is null or membership_id is not null and alert_at is not null and list = 'opportunities');
update saved_filter f set membership_id = m.id from membership m where m.account_id = f.account_id
  and not exists (select from membership other where other.account_id = m.account_id and other.id <> m.id);
drop index saved_filter_one_per_name;
create unique index saved_filter_one_per_name on saved_filter
  (account_id, list, coalesce(membership_id, account_id), lower(name));
create index saved_filter_by_membership on saved_filter (membership_id);
create index saved_filter_alerting on saved_filter (alert_at) where frequency is not null;`;

const ALERTS = `
-- Opportunities that a filter's owner was told of, or saw when the alerts began.
create table saved_filter_seen (
  saved_filter_id uuid not null references saved_filter on delete cascade,
  request_id uuid not null references service_request on delete cascade,
  primary key (saved_filter_id, request_id));
create index saved_filter_seen_by_request on saved_filter_seen (request_id);
-- Secrets in mails that end the alerts of whom they were sent to, one for each mail.
create table alert_mail_link (
  token_hash text primary key,
  membership_id uuid not null references membership on delete cascade,
  created_at timestamptz not null);
create index alert_mail_link_by_membership on alert_mail_link (membership_id);`;

/** Alerts of opportunities that fit a kept filter. */
export class OpportunityAlerts extends Migration {
  override up(): void {
    this.addSql(OWNERS);
    this.addSql(ALERTS);
  }
}
