import { Migration } from '@mikro-orm/migrations';

const ACTS = `
alter table legal_act
  -- Day on which the text was last checked, and the member of the association who answers for it.
  add column verified_on date,
  add column owner_id uuid references account,
  -- The check (verified_on) whose reminder was sent.
  add column reminded_of date,
  add constraint legal_act_verified check ((verified_on is null) = (owner_id is null));
create index legal_act_owner on legal_act (owner_id) where owner_id is not null;
create index legal_act_checked on legal_act (verified_on) where status = 'published';`;

/* Favourites and reported errors are of a document or of an act. */
const OPINIONS = `
alter table library_favourite drop constraint library_favourite_pkey;
alter table library_favourite
  add column id uuid primary key default uuidv7(),
  alter column document_id drop not null,
  add column act_id uuid references legal_act on delete cascade,
  add constraint library_favourite_of_one check (num_nonnulls(document_id, act_id) = 1),
  add constraint library_favourite_once unique nulls not distinct (document_id, act_id, account_id);
create index library_favourite_of_act on library_favourite (act_id) where act_id is not null;
alter table library_report
  alter column document_id drop not null,
  add column act_id uuid references legal_act on delete cascade,
  add constraint library_report_of_one check (num_nonnulls(document_id, act_id) = 1);
create index library_report_of_act on library_report (act_id, id desc) where act_id is not null;`;

/** Checks, favourites and reported errors of acts. */
export class OpinionsOfActs extends Migration {
  override up(): void {
    for (const part of [ACTS, OPINIONS]) this.addSql(part);
  }
}
