import { Migration } from '@mikro-orm/migrations';

/* Null where it is in force, or where its contest reversed it: that has a status and a moment of its own. */
const RESTORED = 'alter table moderation_decision add column restored_at timestamptz';

/** Keeps when the association put back, without a contest, what a decision had removed. */
export class LiftedDecisions extends Migration {
  override up(): void {
    this.addSql(RESTORED);
  }
}
