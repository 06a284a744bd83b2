import { Migration } from '@mikro-orm/migrations';

/** Who has which text open, as their editors told last. Nothing that must outlive a crash. */
export class Editing extends Migration {
  override up(): void {
    this.addSql(`
create unlogged table editing (
  organisation_id uuid not null references organisation,
  part text not null,
  record_id uuid not null,
  account_id uuid not null references account,
  seen_at timestamptz not null,
  primary key (organisation_id, part, record_id, account_id));
create index editing_by_account on editing (account_id);`);
  }
}
