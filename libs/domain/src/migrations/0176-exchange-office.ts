import { Migration } from '@mikro-orm/migrations';

/** What the association decides about projects of the exchange. */
export class ExchangeOffice extends Migration {
  override up(): void {
    this.addSql(`
-- When the association last kept it against reports; a new version for who decides meanwhile.
alter table exchange_project add column kept_at timestamptz;
create index exchange_project_office on exchange_project (published_at desc nulls last, id desc) where status <> 'draft';
create index exchange_flag_of_project on exchange_flag (exchange_id, created_at, id);`);
  }
}
