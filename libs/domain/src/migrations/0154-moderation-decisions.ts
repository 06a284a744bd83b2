import { Migration } from '@mikro-orm/migrations';

const DECISIONS = `
create table moderation_decision (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  -- As in the audit.
  entity text not null,
  record_id uuid not null,
  page_id uuid not null,
  kind text not null,
  action text not null,
  outcome text not null check (outcome in ('approved', 'returned', 'refused', 'removed', 'kept')),
  title text not null,
  organisation_id uuid not null references organisation on delete cascade,
  reason text check (reason <> ''),
  decided_by uuid not null references account,
  waited_since timestamptz,
  status text not null default 'final' check (status in ('final', 'contested', 'upheld', 'reversed')),
  contest text check (contest <> ''),
  contested_by uuid references account,
  contested_at timestamptz,
  answer text,
  answered_by uuid references account,
  answered_at timestamptz,
  check ((status = 'final') = (contested_at is null)),
  check ((status in ('upheld', 'reversed')) = (answered_at is not null)),
  check (answered_by <> decided_by));
create index moderation_decision_about on moderation_decision (record_id, created_at desc, id desc);
create index moderation_decision_of_page on moderation_decision (page_id, created_at desc, id desc);
create index moderation_decision_newest on moderation_decision (created_at, id);
create index moderation_decision_contested on moderation_decision (contested_at, id) where status = 'contested' and entity <> 'forum-post';
create index moderation_decision_organisation on moderation_decision (organisation_id);
create index moderation_decision_decided_by on moderation_decision (decided_by);
create index moderation_decision_contested_by on moderation_decision (contested_by) where contested_by is not null;
create index moderation_decision_answered_by on moderation_decision (answered_by) where answered_by is not null;
create index conversation_report_waiting on conversation_report (created_at, id) where status = 'open';
create index forum_flag_waiting on forum_flag (created_at, post_id) where status = 'open';`;

/** Decisions of the association about content, each with its one contest. */
export class ModerationDecisions extends Migration {
  override up(): void {
    this.addSql(DECISIONS);
  }
}
