import { Migration } from '@mikro-orm/migrations';

/* Null for a decision in force, and for one that a contest reversed, which has `status` and `answered_at`. */
const RESTORED = 'alter table moderation_decision add column restored_at timestamptz';

/** Keeps when the association put back, without a contest, what a decision had removed. */
export class LiftedDecisions extends Migration {
  override up(): void {
    this.addSql(RESTORED);
  }
}
