import { Migration } from '@mikro-orm/migrations';

const DEVICES = `
create table push_device (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account,
  -- Of the sign-in that the device is reached through: whoever signs out there is sent nothing more.
  session_id uuid not null references session on delete cascade,
  -- Hash of the browser's secret, by which the next sign-in of the same person takes it over.
  browser_hash text not null,
  name text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  -- Refusals since the last success.
  failures integer not null default 0);
create index push_device_of_account on push_device (account_id);
create index push_device_of_session on push_device (session_id);
create index push_device_of_browser on push_device (browser_hash);`;

/* However a notification is written, and whatever ends a session. One that another sign-in replaces is that sign-in's to settle. */
const TRIGGERS = `
create function push_notifications() returns trigger language plpgsql as $$
begin
  perform enqueue('push', array(select jsonb_build_object('id', d.id, 'notificationId', n.id)
    from inserted n join push_device d on d.account_id = n.account_id order by n.id, d.id));
  return null;
end $$;
create trigger push_notifications after insert on notification referencing new table as inserted
  for each statement execute function push_notifications();
create function forget_push_device() returns trigger language plpgsql as $$
begin
  delete from push_device where session_id = new.id;
  return null;
end $$;
create trigger forget_push_device after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null and new.end_reason is distinct from 'replaced')
  execute function forget_push_device();`;

/** Browsers that are sent a person's notifications. */
export class PushDevices extends Migration {
  override up(): void {
    this.addSql(DEVICES);
    this.addSql(TRIGGERS);
  }
}
