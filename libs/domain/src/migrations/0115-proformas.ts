import { Migration } from '@mikro-orm/migrations';

const NUMBER = `
create sequence proforma_number;
create function next_proforma_number(moment timestamptz) returns text language sql volatile as $$
  select 'PF-' || to_char(moment at time zone 'Europe/Bucharest', 'YYYY') || '-' || lpad(nextval('proforma_number')::text, 4, '0') $$;`;

const PROFORMAS = `
create table proforma (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  number text not null unique,
  pool_id uuid not null references seat_pool,
  organisation_id uuid not null references organisation,
  issued_by uuid not null references account,
  status text not null check (status in ('issued', 'paid', 'replaced', 'withdrawn')),
  -- Lei.
  total numeric(12, 2) not null check (total > 0),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  paid_on date,
  -- The event or course, and both parties, as they were at the issue.
  subject jsonb not null,
  issuer jsonb not null,
  buyer jsonb not null,
  replaced_by uuid references proforma,
  check ((status = 'paid') = (paid_on is not null)),
  check (replaced_by is null or status = 'replaced'));
create unique index proforma_unpaid on proforma (pool_id, organisation_id) where status = 'issued';
create index proforma_of_pool on proforma (pool_id, organisation_id, id desc);
create index proforma_of_organisation on proforma (organisation_id);
create index proforma_issued_by on proforma (issued_by);
create index proforma_replaced_by on proforma (replaced_by);
-- One line for each seat; the person is that of the registration.
create table proforma_line (
  proforma_id uuid not null references proforma,
  registration_id uuid not null references seat_registration,
  price numeric(10, 2) not null check (price > 0),
  primary key (proforma_id, registration_id));
create index proforma_line_of_registration on proforma_line (registration_id);`;

/** Proformas for the seats of an organisation that have a price. */
export class Proformas extends Migration {
  override up(): void {
    for (const part of [PROFORMAS, NUMBER]) this.addSql(part);
  }
}
