import { Migration } from '@mikro-orm/migrations';

/** Codes of the discount that partners give each other, their uses, and who gives it. */
export class DiscountCodes extends Migration {
  override up(): void {
    this.addSql(`
create table discount_code (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null references account,
  organisation_id uuid not null references organisation,
  code text not null,
  year integer not null,
  status text not null default 'active' check (status in ('active', 'replaced', 'ended')),
  ended_at timestamptz,
  ended_by uuid references account,
  -- Why the association ended it.
  end_reason text,
  constraint discount_code_code unique (code),
  check ((status = 'active') = (ended_at is null)),
  check ((status = 'ended') = (end_reason is not null)));
create unique index discount_code_active on discount_code (organisation_id, year) where status = 'active';
create index discount_code_of_organisation on discount_code (organisation_id, year);
create index discount_code_created_by on discount_code (created_by);
create index discount_code_ended_by on discount_code (ended_by) where ended_by is not null;
create table discount_use (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  code_id uuid not null references discount_code,
  -- The partner that gave the discount.
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  -- The day in Romania.
  day date not null,
  note text not null check (note <> ''),
  status text not null default 'recorded' check (status in ('recorded', 'withdrawn')),
  withdrawn_at timestamptz,
  withdrawn_by uuid references account,
  withdraw_reason text,
  check ((status = 'withdrawn') = (withdrawn_at is not null)));
-- One purchase counts once, also when two people record it at one moment.
create unique index discount_use_once on discount_use (code_id, organisation_id, day, search_fold(note)) where status = 'recorded';
create index discount_use_of_code on discount_use (code_id, created_at desc, id);
create index discount_use_of_organisation on discount_use (organisation_id, created_at desc, id);
create index discount_use_newest on discount_use (created_at desc, id);
create index discount_use_of_account on discount_use (account_id);
create index discount_use_withdrawn_by on discount_use (withdrawn_by) where withdrawn_by is not null;
create table discount_acceptance (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  is_on boolean not null,
  applies_to text not null,
  constraint discount_acceptance_once unique (organisation_id),
  check (not is_on or applies_to <> ''));
create index discount_acceptance_on on discount_acceptance (organisation_id) where is_on;
create index discount_acceptance_of_account on discount_acceptance (account_id);`);
  }
}
