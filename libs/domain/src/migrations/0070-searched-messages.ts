import { Migration } from '@mikro-orm/migrations';

/**
 * Who reads a message: both sides, or of a note its own. One index serves a search in texts and keeps to what the organisation reads;
 * of a million messages those of all others would be looked at otherwise. Filled here, also for a release that does not know it.
 */
export class SearchedMessages extends Migration {
  override up(): void {
    this.addSql(`
alter table message add column readers uuid[];
update message m set readers = case when m.is_note then array[m.organisation_id] else array[c.uat_id, c.firma_id] end
  from conversation c where c.id = m.conversation_id;
alter table message alter column readers set not null;
create function fill_message_readers() returns trigger language plpgsql as $$
begin
  select case when new.is_note then array[new.organisation_id] else array[c.uat_id, c.firma_id] end
    into new.readers from conversation c where c.id = new.conversation_id;
  return new;
end $$;
create trigger fill_readers before insert on message for each row execute function fill_message_readers();
create index message_searched on message using gin (readers, search_text gin_trgm_ops);
drop index message_text;`);
  }
}
