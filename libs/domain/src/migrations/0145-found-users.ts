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

/* Rows in a table of their own: each is marked in the transaction that changes its subject. */
const BULK = `
create table bulk_act (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null references account,
  action text not null,
  reason text not null,
  package text check (package in ('bronze', 'silver')),
  status text not null check (status in ('running', 'done', 'stopped')),
  stop_reason text,
  ended_at timestamptz,
  check ((status = 'running') = (ended_at is null)));
create index bulk_act_created_by on bulk_act (created_by);
create table bulk_act_row (
  act_id uuid not null references bulk_act on delete cascade,
  position integer not null,
  -- An organisation, or a sign-up; both may be gone later.
  subject_id uuid not null,
  name text not null,
  done_at timestamptz,
  problem text check (problem <> ''),
  primary key (act_id, position),
  check (done_at is null or problem is null));
create index bulk_act_row_waiting on bulk_act_row (act_id, position) where done_at is null and problem is null;`;

/** Texts in which the association's lists of organisations and people are searched, its notes about them, and its acts on many of them. */
export class FoundUsers extends Migration {
  override up(): void {
    for (const part of [TEXTS, NOTES, BULK]) this.addSql(part);
  }
}
