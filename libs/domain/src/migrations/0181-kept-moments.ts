import { Migration } from '@mikro-orm/migrations';

/*
 * `decided_at` is that of the last decision, and a suspension or its end is one. By a trigger, so that the release before keeps it too;
 * the first approval in the audit is the one that made a member.
 */
const JOINED = `
alter table organisation add column joined_at timestamptz;
create function organisation_joins() returns trigger language plpgsql as $$
  begin
    new.joined_at := coalesce(new.decided_at, new.created_at);
    return new;
  end $$;
create trigger organisation_joined before insert or update of status on organisation
  for each row when (new.joined_at is null and new.status in ('approved', 'suspended')) execute function organisation_joins();
update organisation o set joined_at = coalesce(
    (select min(a.at) from audit a where a.entity_id = o.id and a.action = 'organisation.approve' and a.outcome = 'done'),
    o.decided_at, o.created_at)
  where o.status in ('approved', 'suspended');`;

/* Apart from the recipients, who come and go. */
const SENT = `
alter table network_mail
  -- The month of the last report that left, the day on which it did, and to how many people.
  add column sent_month date,
  add column sent_on date,
  add column sent_to integer;
update network_mail m set sent_month = l.month, sent_on = l.sent_on, sent_to = l.sent_to
  from (select last_month as month, (max(sent_at) at time zone 'Europe/Bucharest')::date as sent_on, count(*) as sent_to
    from network_mail_recipient where sent_at is not null group by last_month order by last_month desc limit 1) l`;

/** Keeps when an organisation joined, and when the last monthly report of the network left. */
export class KeptMoments extends Migration {
  override up(): void {
    for (const part of [JOINED, SENT]) this.addSql(part);
  }
}
