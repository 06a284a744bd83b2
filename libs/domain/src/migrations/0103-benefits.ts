import { Migration } from '@mikro-orm/migrations';

const ALLOWANCES = `
create table benefit_allowance (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  package text not null default 'partner' check (package in ('partner')),
  -- The first year it is valid in, until another row of a later year.
  year integer not null,
  copies integer not null check (copies >= 0),
  ad_pages integer not null check (ad_pages >= 0),
  seats integer not null check (seats >= 0),
  price text check (btrim(price) <> ''),
  saved_at timestamptz not null,
  saved_by uuid references account,
  constraint benefit_allowance_year unique (package, year));
create index benefit_allowance_by on benefit_allowance (saved_by) where saved_by is not null;
insert into benefit_allowance (year, copies, ad_pages, seats, saved_at) values (2026, 2, 1, 4, now());`;

const CLAIMS = `
-- What a firm has used; conditional updates of it keep the allowance. The scope of copies is an issue, otherwise a year.
create table benefit_balance (
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('copy', 'ad', 'seat')),
  scope text not null,
  used integer not null check (used >= 0),
  primary key (organisation_id, kind, scope));
create table benefit_claim (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  kind text not null check (kind in ('copy', 'ad')),
  status text not null check (status in ('requested', 'approved', 'shipped', 'received', 'refused', 'awaiting_layout',
    'layout_sent', 'changes_asked', 'accepted', 'printed', 'released', 'cancelled')),
  organisation_id uuid not null references organisation,
  account_id uuid not null references account,
  issue_id uuid not null references magazine_issue,
  scope text not null,
  number integer not null,
  address text,
  attention text not null default '',
  awb text,
  reason text,
  approved_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  check (kind = 'ad' or address is not null),
  check ((shipped_at is null) = (awb is null)));
create unique index benefit_claim_once on benefit_claim (organisation_id, kind, scope, number)
  where status not in ('refused', 'released', 'cancelled');
create index benefit_claim_of_organisation on benefit_claim (organisation_id, id desc);
create index benefit_claim_waiting on benefit_claim (id) where status in ('requested', 'approved', 'layout_sent');
create index benefit_claim_by_status on benefit_claim (status, id desc);
create index benefit_claim_of_account on benefit_claim (account_id);
create index benefit_claim_of_issue on benefit_claim (issue_id);
create table benefit_seat (
  id uuid primary key default uuidv7(),
  -- The record that the seat was used for: one seat each.
  source text not null constraint benefit_seat_source unique,
  organisation_id uuid not null references organisation,
  account_id uuid references account,
  scope text not null,
  title text not null,
  href text,
  used_at timestamptz not null,
  given_back_at timestamptz);
create index benefit_seat_of_organisation on benefit_seat (organisation_id, used_at desc);
create index benefit_seat_of_account on benefit_seat (account_id) where account_id is not null;`;

const LAYOUTS = `
alter table attachment
  add column claim_id uuid references benefit_claim on delete cascade,
  drop constraint attachment_of_one_thing,
  add constraint attachment_of_one_thing
    check (num_nonnulls(request_id, offer_id, project_id, answer_id, certificate_id, message_id, claim_id) = 1),
  add constraint attachment_claim_id_file_id_key unique (claim_id, file_id);`;

/** Benefits of the partners' package: allowances of a year, claims, and free seats. */
export class Benefits extends Migration {
  override up(): void {
    for (const part of [ALLOWANCES, CLAIMS, LAYOUTS]) this.addSql(part);
  }
}
