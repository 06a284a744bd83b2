import { Migration } from '@mikro-orm/migrations';

/** Codes of the Common Procurement Vocabulary, and what a solution says besides: its code, counties and pictures. */
export class CompleteSolutions extends Migration {
  override up(): void {
    this.addSql(`
create table cpv_code (
  code text primary key check (code ~ '^[0-9]{8}-[0-9]$'),
  name text not null check (btrim(name) <> ''),
  search_text text generated always as (search_fold(code || ' ' || name)) stored);
create unique index cpv_code_number on cpv_code (left(code, 8));
create index cpv_code_search on cpv_code using gin (search_text gin_trgm_ops);
alter table solution
  add column cpv_code text references cpv_code,
  -- Where it is offered; where none is named, where its firm works.
  add column county_codes text[] not null default '{}',
  add column image_ids uuid[] not null default '{}',
  -- Descriptions of the pictures, in the same order.
  add column image_alts text[] not null default '{}',
  -- The last day that its firm was reminded of, and the one whose end it was told; another last day is told of anew.
  add column reminded_of date,
  add column ended_of date,
  add constraint solution_pictures_described check (cardinality(image_ids) = cardinality(image_alts));
-- Shown to nobody else than its organisation and the association until a solution in the marketplace shows it.
alter table image add column is_private boolean not null default false;
create index solution_pictures on solution using gin (image_ids);
create index solution_of_cpv on solution (cpv_code) where cpv_code is not null;
create index solution_ending on solution (valid_until) where status = 'published' and valid_until is not null;
-- What ended before is no news.
update solution set ended_of = valid_until where valid_until < (now() at time zone 'Europe/Bucharest')::date;`);
  }
}
