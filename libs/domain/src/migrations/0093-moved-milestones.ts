import { Migration } from '@mikro-orm/migrations';

/** The milestones that an amendment of the term moves with it, each with its old and its new day. */
export class MovedMilestones extends Migration {
  override up(): void {
    this.addSql(`alter table amendment add column moves jsonb not null default '[]'`);
  }
}
