import { Migration } from '@mikro-orm/migrations';

const POOLS = `
-- Seats of an event or of a training. \`taken\` counts confirmed and offered registrations; conditional updates keep it below seats.
create table seat_pool (
  id uuid primary key default uuidv7(),
  seats integer not null check (seats >= 0),
  taken integer not null default 0 check (taken between 0 and seats),
  -- Registrations of one organisation at most, those on the waiting list included.
  per_organisation integer check (per_organisation > 0),
  closes_at timestamptz not null,
  starts_at timestamptz not null check (closes_at <= starts_at),
  -- Given to the next registration on the waiting list.
  next_place integer not null default 1);`;

const REGISTRATIONS = `
create table seat_registration (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  pool_id uuid not null references seat_pool,
  -- Null for a guest who came without an account, whose name is kept here.
  account_id uuid references account,
  organisation_id uuid references organisation,
  guest_name text,
  guest_organisation text,
  signed_by uuid not null references account,
  -- requested: holds a seat until the owner of the organisation approves it.
  status text not null
    check (status in ('requested', 'confirmed', 'waitlisted', 'offered', 'cancelled', 'attended', 'absent')),
  -- Lei for this seat, agreed at the sign-up.
  price numeric(10, 2) not null default 0 check (price >= 0),
  -- Paid from the organisation's allowance of free seats.
  is_free_seat boolean not null default false,
  -- What the QR code of the ticket holds.
  ticket text not null unique,
  -- Order on the waiting list.
  place integer,
  offered_until timestamptz,
  check ((status in ('offered', 'requested')) = (offered_until is not null)),
  check ((account_id is null) = (organisation_id is null) and (account_id is null) = (guest_name is not null)),
  check (status <> 'waitlisted' or place is not null));
create index seat_registration_of_pool on seat_registration (pool_id, status);
create unique index seat_registration_once on seat_registration (pool_id, account_id) where status <> 'cancelled';
create index seat_registration_waiting on seat_registration (pool_id, place) where status = 'waitlisted';
create index seat_registration_offered on seat_registration (offered_until) where status in ('offered', 'requested');
create index seat_registration_of_organisation on seat_registration (organisation_id, pool_id);
create index seat_registration_of_account on seat_registration (account_id);
create index seat_registration_signed_by on seat_registration (signed_by);`;

/** Seats and registrations, shared by events and trainings. */
export class Seats extends Migration {
  override up(): void {
    for (const part of [POOLS, REGISTRATIONS]) this.addSql(part);
  }
}
