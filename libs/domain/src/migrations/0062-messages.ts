import { Migration } from '@mikro-orm/migrations';

const CONVERSATION = `
create table conversation (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  uat_id uuid not null references organisation,
  firma_id uuid not null references organisation,
  -- The side that wrote first.
  started_by uuid not null references organisation,
  subject text not null check (subject <> ''),
  subject_text text generated always as (search_fold(subject)) stored,
  request_id uuid references service_request,
  project_id uuid references project,
  status text not null default 'pending' check (status in ('pending', 'active', 'completed')),
  uat_assignee_id uuid references account,
  firma_assignee_id uuid references account,
  -- Number of the last message, and of the last that each side wrote to the other.
  last_number integer not null default 0,
  uat_number integer not null default 0,
  firma_number integer not null default 0,
  -- When the last was written that each side reads.
  uat_at timestamptz not null default now(),
  firma_at timestamptz not null default now(),
  check (num_nonnulls(request_id, project_id) < 2),
  check (started_by in (uat_id, firma_id)));
create unique index conversation_of_project on conversation (project_id) where project_id is not null;
create unique index conversation_of_request on conversation (request_id, firma_id) where request_id is not null;
create index conversation_of_uat on conversation (uat_id, uat_at desc, id);
create index conversation_of_firma on conversation (firma_id, firma_at desc, id);
create index conversation_of_uat_assignee on conversation (uat_assignee_id) where uat_assignee_id is not null;
create index conversation_of_firma_assignee on conversation (firma_assignee_id) where firma_assignee_id is not null;`;

const MESSAGE = `
create table message (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversation,
  -- Given under the lock of the conversation: whoever has read number 7 has all before it.
  number integer not null,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  body text not null check (body <> ''),
  is_note boolean not null default false,
  created_at timestamptz not null,
  search_text text generated always as (search_fold(body)) stored,
  constraint message_number unique (conversation_id, number));
create index message_of_account on message (account_id);
create index message_written on message (created_at) where not is_note;
create index message_text on message using gin (search_text gin_trgm_ops);
create table conversation_reader (
  conversation_id uuid not null references conversation,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  read_number integer not null default 0,
  read_at timestamptz,
  -- Up to where a mail has spoken of it.
  mailed_number integer not null default 0,
  is_muted boolean not null default false,
  primary key (conversation_id, account_id, organisation_id));
create index conversation_reader_of_account on conversation_reader (account_id);`;

const CONTACT = `
alter table organisation add column first_contact text not null default 'all'
  check (first_contact in ('all', 'verified', 'nobody'));
create table organisation_block (
  organisation_id uuid not null references organisation,
  blocked_id uuid not null references organisation,
  created_by uuid not null references account,
  created_at timestamptz not null,
  primary key (organisation_id, blocked_id));
create index organisation_block_by on organisation_block (created_by);
create index organisation_block_of on organisation_block (blocked_id);`;

const ATTACHED = `
alter table attachment
  add column message_id uuid references message on delete cascade,
  drop constraint attachment_of_one_thing,
  add constraint attachment_of_one_thing
    check (num_nonnulls(request_id, offer_id, project_id, answer_id, certificate_id, message_id) = 1),
  add constraint attachment_message_id_file_id_key unique (message_id, file_id);`;

/* Who wants no mail at all wants none of messages. */
const TOPIC = `
alter table account alter column mail_topics set default '{requests,offers,projects,reviews,organisation,articles,messages}';
update account set mail_topics = mail_topics || '{messages}' where mail_topics <> '{}';`;

/** Conversations between authorities and firms: messages, notes for colleagues, how far each person has read. */
export class Messages extends Migration {
  override up(): void {
    this.addSql(CONVERSATION);
    this.addSql(MESSAGE);
    this.addSql(CONTACT);
    this.addSql(ATTACHED);
    this.addSql(TOPIC);
  }
}
