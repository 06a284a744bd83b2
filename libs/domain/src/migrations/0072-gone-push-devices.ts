import { Migration } from '@mikro-orm/migrations';

/**
 * When the push service of a device said that it no longer knows its subscription. Nothing more is sent there; the row stays for a
 * while, since the browser may be about to tell of the subscription that has taken its place.
 */
export class GonePushDevices extends Migration {
  override up(): void {
    this.addSql(`
alter table push_device add column gone_at timestamptz;
create or replace function push_notifications() returns trigger language plpgsql as $$
begin
  perform enqueue('push', array(select jsonb_build_object('id', d.id, 'notificationId', n.id)
    from inserted n join push_device d on d.account_id = n.account_id and d.gone_at is null order by n.id, d.id));
  return null;
end $$;`);
  }
}
