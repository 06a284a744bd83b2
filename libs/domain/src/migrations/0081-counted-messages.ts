import { Migration } from '@mikro-orm/migrations';

const POSITION = `
-- Of a message among the messages, from 1; of a note that of the message before it. Number stays the order of both.
alter table message add column position integer;
update message m set position = n.position from (
  select id, count(*) filter (where not is_note) over (partition by conversation_id order by number) as position from message) n
  where n.id = m.id;
alter table message alter column position set not null;
create function fill_message_position() returns trigger language plpgsql as $$
begin
  new.position := coalesce((select m.position from message m where m.conversation_id = new.conversation_id
    and m.number < new.number order by m.number desc limit 1), 0) + case when new.is_note then 0 else 1 end;
  return new;
end $$;
create trigger fill_position before insert on message for each row execute function fill_message_position();`;

const READ = `
update conversation_reader d set read_number = coalesce((select max(m.number) from message m
    where m.conversation_id = d.conversation_id and not m.is_note and m.number <= d.read_number), 0)
  where exists (select from message m where m.conversation_id = d.conversation_id and m.number = d.read_number and m.is_note);
-- The other side is shown how far was read: reading a note moves nothing.
create function fill_read_number() returns trigger language plpgsql as $$
begin
  new.read_number := coalesce((select m.number from message m where m.conversation_id = new.conversation_id
    and not m.is_note and m.number <= new.read_number order by m.number desc limit 1), 0);
  return new;
end $$;
create trigger fill_read_number before insert on conversation_reader
  for each row when (new.read_number > 0) execute function fill_read_number();`;

/* Added to the version that the own side reads: whom one side gives it to is no change for the other. */
const ASSIGNMENTS = `
alter table conversation
  add column uat_assignments integer not null default 0,
  add column firma_assignments integer not null default 0;`;

/**
 * Counts messages apart from notes, so that no number shows what only one side reads. Filled here, also for a release that does not
 * know it.
 */
export class CountedMessages extends Migration {
  override up(): void {
    this.addSql(POSITION);
    this.addSql(READ);
    this.addSql(ASSIGNMENTS);
  }
}
