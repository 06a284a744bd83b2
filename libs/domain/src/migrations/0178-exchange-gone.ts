import { Migration } from '@mikro-orm/migrations';

/** What stays of a project of the exchange once it is no longer published. */
export class ExchangeGone extends Migration {
  override up(): void {
    this.addSql(`
-- As its adopter saw it; null in rows of the release before.
alter table exchange_adoption add column title text, add column authority text;
-- A report ends, too, when the author withdraws the project: nobody of the association decided it.
alter table exchange_flag drop constraint exchange_flag_outcome_check;
alter table exchange_flag add constraint exchange_flag_outcome_check check (outcome in ('kept', 'removed', 'withdrawn'));`);
  }
}
