import { Migration } from '@mikro-orm/migrations';

const PERIODS = `
create table package_period (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  organisation_id uuid not null references organisation,
  package text not null check (package in ('bronze', 'silver', 'partner')),
  status text not null check (status in ('proposed', 'open', 'closed', 'withdrawn')),
  -- Lei for the whole period; null for one that is not paid.
  price numeric(12, 2) check (price > 0),
  starts_on date not null,
  -- The last day.
  ends_on date not null check (ends_on >= starts_on),
  -- The period that this one renews.
  follows uuid references package_period,
  -- When the organisation got the package of this period; null until its first day.
  begun_at timestamptz,
  -- Days before the end of which the owners were reminded last.
  reminded_days integer);
create unique index package_period_open on package_period (organisation_id) where status = 'open';
create unique index package_period_proposed on package_period (organisation_id) where status = 'proposed';
create index package_period_of_organisation on package_period (organisation_id, ends_on desc);
create index package_period_ends on package_period (ends_on, organisation_id) where status = 'open';
create index package_period_to_begin on package_period (starts_on) where begun_at is null and status in ('open', 'closed');
create index package_period_follows on package_period (follows) where follows is not null;`;

/* The release before reads proformas by their pool alone. */
const PROFORMAS = `
alter table proforma
  alter column pool_id drop not null,
  add column period_id uuid references package_period,
  add constraint proforma_of_one check ((pool_id is null) <> (period_id is null));
create unique index proforma_unpaid_period on proforma (period_id) where status = 'issued';
create index proforma_of_period on proforma (period_id) where period_id is not null;`;

/** Periods of the members' packages, and proformas for them. */
export class PackagePeriods extends Migration {
  override up(): void {
    for (const part of [PERIODS, PROFORMAS]) this.addSql(part);
  }
}
