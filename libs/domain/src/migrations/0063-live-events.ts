import { Migration } from '@mikro-orm/migrations';

/**
 * What has changed, for those who have a page open: ids and topics for a day. Rows are found by the transaction that wrote them:
 * numbers of a sequence are given before the commit, so that one which commits late would be skipped. The first row marks where the
 * log begins.
 */
export class LiveEvents extends Migration {
  override up(): void {
    this.addSql(`
create table live_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  origin text,
  organisation_id uuid,
  acts jsonb,
  topic text,
  organisations uuid[],
  constraint live_event_of_one_kind check ((acts is null) <> (topic is null)));
create index live_event_by_transaction on live_event (xid);
create index live_event_by_time on live_event (at);
create function tell_live_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_event', new.id::text);
  return null;
end $$;
create trigger tell after insert on live_event for each row execute function tell_live_event();
insert into live_event (topic, organisations) values ('begin', '{}');`);
  }
}
