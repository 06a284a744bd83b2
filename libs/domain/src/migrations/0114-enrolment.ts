import { Migration } from '@mikro-orm/migrations';

const REVIEWS = `
create table training_review (
  id uuid primary key,
  -- That of the author, who completed the course.
  registration_id uuid not null constraint training_review_once unique references seat_registration,
  training_id uuid not null references training,
  account_id uuid not null references account,
  created_at timestamptz not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null);
create index training_review_of_training on training_review (training_id, created_at desc);
create index training_review_of_account on training_review (account_id);`;

/** Choices of organisations about enrolments in courses, and the reviews of those who completed one. */
export class Enrolment extends Migration {
  override up(): void {
    this.addSql(REVIEWS);
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
