import { Migration } from '@mikro-orm/migrations';

/** What a request buys with its CPV code, the words of codes, and which earlier requests its authority does not add to it. */
export class PurchaseKinds extends Migration {
  override up(): void {
    this.addSql(`
alter table service_request
  add column purchase_kind text check (purchase_kind in ('products', 'services', 'works')),
  add column cpv_code text references cpv_code;
alter table cpv_code add column words tsvector generated always as (search_vector(name)) stored;
create index cpv_code_words on cpv_code using gin (words);
create table request_set_apart (
  request_id uuid not null references service_request on delete cascade,
  other_id uuid not null references service_request on delete cascade,
  reason text not null check (btrim(reason) <> ''),
  set_at timestamptz not null,
  primary key (request_id, other_id));
create index request_set_apart_other on request_set_apart (other_id);`);
  }
}
