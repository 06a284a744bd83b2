import { Migration } from '@mikro-orm/migrations';

const REPORT = `
create table conversation_report (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  conversation_id uuid not null references conversation,
  -- The side that reports.
  organisation_id uuid not null references organisation,
  created_by uuid not null references account,
  -- Of one message; null of the whole conversation.
  message_id uuid references message,
  -- What the association may read: messages with these numbers, without notes. Later ones were not reported.
  first_number integer not null,
  last_number integer not null,
  reason text not null check (reason in ('insult', 'pressure', 'fraud', 'personal_data', 'spam', 'other')),
  text text not null check (text <> ''),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld', 'lifted')),
  decision text,
  check (first_number <= last_number));
create unique index conversation_report_waits
  on conversation_report (conversation_id, organisation_id, coalesce(message_id, conversation_id)) where status = 'open';
create index conversation_report_listed on conversation_report (status, created_at);
create index conversation_report_of_message on conversation_report (message_id) where message_id is not null;
create index conversation_report_of_account on conversation_report (created_by);`;

const LOCK = `
alter table conversation
  add column locked_reason text,
  add column locked_at timestamptz,
  add constraint conversation_lock check ((locked_at is null) = (locked_reason is null));
create index conversation_locked on conversation (uat_id, firma_id) where locked_at is not null;`;

/* What was written stays as it was: a report shows what its reader read. */
const KEPT = `
create function message_is_kept() returns trigger language plpgsql as $$
  begin raise exception 'messages are not rewritten' using errcode = 'integrity_constraint_violation'; end $$;
create trigger message_kept before update of body, created_at, account_id on message
  for each row execute function message_is_kept();`;

/** Messages and conversations that a side reports to the association, which may lock the conversation. */
export class ReportedConversations extends Migration {
  override up(): void {
    this.addSql(REPORT);
    this.addSql(LOCK);
    this.addSql(KEPT);
  }
}
