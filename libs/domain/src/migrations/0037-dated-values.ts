import { Migration } from '@mikro-orm/migrations';

/** Thresholds and prices of packages that the association dates, and what each domain buys. */
export class DatedValues extends Migration {
  override up(): void {
    this.addSql(`
alter table purchase_threshold
  add column id uuid not null default uuidv7() unique,
  -- Its day is an assumption until the association states it.
  add column is_initial boolean not null default false,
  add column saved_at timestamptz not null default now(),
  add column saved_by uuid references account,
  drop constraint purchase_threshold_kind_check,
  add constraint purchase_threshold_kind_check check (kind in ('products', 'services', 'works'));
insert into purchase_threshold (kind, amount, valid_from) select 'products', amount, valid_from from purchase_threshold
  where kind = 'services';
update purchase_threshold set is_initial = true;
alter table domain add column purchase_kind text not null default 'services'
  check (purchase_kind in ('products', 'services', 'works'));
create table package_price (
  id uuid primary key default uuidv7(),
  package text not null check (package in ('bronze', 'silver')),
  price text not null check (btrim(price) <> ''),
  valid_from date not null,
  saved_at timestamptz not null,
  saved_by uuid references account,
  unique (package, valid_from));`);
  }
}
