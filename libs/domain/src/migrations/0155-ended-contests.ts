import { Migration } from '@mikro-orm/migrations';

const ENDED = `
alter table moderation_decision
  drop constraint moderation_decision_status_check,
  drop constraint moderation_decision_check1,
  add constraint moderation_decision_status_check check (status in ('final', 'contested', 'upheld', 'reversed', 'moot')),
  add constraint moderation_decision_check1 check ((status in ('upheld', 'reversed', 'moot')) = (answered_at is not null));
create index moderation_decision_of_kind on moderation_decision (kind, created_at, id);
create index moderation_decision_of_outcome on moderation_decision (outcome, created_at, id);`;

/** Contests that end without a decision, and indexes for the filters of what was decided. */
export class EndedContests extends Migration {
  override up(): void {
    this.addSql(ENDED);
  }
}
