import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { Migration } from '@mikro-orm/migrations';

const COUNTY_CASES = Object.entries(COUNTIES)
  .map(([code, name]) => `when '${code}' then '${name}'`)
  .join(' ');

/*
 * Every field by which the association looks for an organisation or a person, folded once. concat_ws is not immutable. Names of
 * counties stand in a function, since a generated column cannot read another table.
 */
const TEXTS = `
create function county_text(code text) returns text language sql immutable parallel safe
  as $$ select case code ${COUNTY_CASES} else '' end $$;
alter table organisation add column office_text text generated always as (search_fold(
  name || ' ' || coalesce(cui, '') || ' ' || coalesce(registration_number, '') || ' ' || coalesce(email, '') || ' ' ||
  coalesce(phone, '') || ' ' || locality || ' ' || county_text(county_code) || ' ' || address || ' ' || legal_representative)) stored;
create index organisation_office on organisation using gin (office_text gin_trgm_ops);
alter table account add column office_text text generated always as (search_fold(
  display_name || ' ' || email::text || ' ' || coalesce(phone, '') || ' ' || position)) stored;
create index account_office on account using gin (office_text gin_trgm_ops);`;

const NOTES = `
create table user_note (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  organisation_id uuid references organisation on delete cascade,
  account_id uuid references account,
  author_id uuid not null references account,
  body text not null,
  status text not null check (status in ('written', 'removed')),
  edited_at timestamptz,
  check ((organisation_id is null) <> (account_id is null)),
  check ((status = 'removed') = (body = '')));
create index user_note_of_organisation on user_note (organisation_id, created_at desc) where organisation_id is not null;
create index user_note_of_account on user_note (account_id, created_at desc) where account_id is not null;
create index user_note_by_author on user_note (author_id);`;

/** Texts in which the association's lists of organisations and people are searched, and its notes about them. */
export class FoundUsers extends Migration {
  override up(): void {
    for (const part of [TEXTS, NOTES]) this.addSql(part);
  }
}
