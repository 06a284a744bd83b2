import { Migration } from '@mikro-orm/migrations';

/** Choices of organisations about enrolments in courses. */
export class Enrolment extends Migration {
  override up(): void {
    this.addSql(`
-- An organisation without a row enrols without approval.
create table enrolment_setting (
  -- The organisation.
  id uuid primary key references organisation,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  asks_approval boolean not null);`);
  }
}
