import { Migration } from '@mikro-orm/migrations';

/** Refuses messages in a conversation that the association has locked; notes for colleagues stay possible. */
export class LockedConversations extends Migration {
  override up(): void {
    this.addSql(`
-- The release before knows no lock and would let both sides write.
create function refuse_message_while_locked() returns trigger language plpgsql as $$
begin
  if exists (select from conversation where id = new.conversation_id and locked_at is not null) then
    raise exception 'message in a locked conversation' using errcode = 'check_violation', constraint = 'message_in_open_conversation';
  end if;
  return new;
end $$;
create trigger message_in_open_conversation before insert on message
  for each row when (not new.is_note) execute function refuse_message_while_locked();`);
  }
}
