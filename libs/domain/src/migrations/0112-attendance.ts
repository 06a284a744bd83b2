import { Migration } from '@mikro-orm/migrations';

const ATTENDANCE = `
-- Whether a person came to one sitting of an event or a training. The mark with the latest moment counts.
create table attendance (
  registration_id uuid not null references seat_registration on delete cascade,
  -- Place of the sitting in the list of the event, from 0.
  sitting smallint not null check (sitting >= 0),
  is_present boolean not null,
  way text not null check (way in ('scan', 'code', 'tick', 'walk_in')),
  -- By the clock of the phone, not after the moment at which the mark arrived.
  marked_at timestamptz not null,
  marked_by uuid not null references account,
  primary key (registration_id, sitting));
create index attendance_marked_by on attendance (marked_by);`;

const CERTIFICATES = `
-- Certificates of attendance and completion. What they say does not change with the event.
create table seat_certificate (
  id uuid primary key default uuidv7(),
  registration_id uuid not null references seat_registration,
  kind text not null check (kind in ('event', 'training')),
  -- Null for a guest without an account.
  account_id uuid references account,
  organisation_id uuid references organisation,
  holder_name text not null,
  title text not null,
  provider text not null,
  starts_on date not null,
  ends_on date not null check (starts_on <= ends_on),
  days integer not null check (days > 0),
  hours numeric(6, 2) not null check (hours > 0),
  code text not null unique,
  -- SHA-256 of what the certificate says, in hexadecimal.
  checksum text not null,
  issued_at timestamptz not null,
  issued_by uuid not null references account);
create unique index seat_certificate_once on seat_certificate (registration_id);
create index seat_certificate_of_account on seat_certificate (account_id);
create index seat_certificate_of_organisation on seat_certificate (organisation_id, issued_at);
create index seat_certificate_issued_by on seat_certificate (issued_by);`;

/** Attendance by sitting, and certificates. */
export class Attendance extends Migration {
  override up(): void {
    for (const part of [ATTENDANCE, CERTIFICATES]) this.addSql(part);
  }
}
