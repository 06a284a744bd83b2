import { Migration } from '@mikro-orm/migrations';

const OPINIONS = `
alter table library_document
  -- Average and number of the reviews.
  add column rating numeric(3, 2),
  add column review_count integer not null default 0,
  -- The check (verified_on) whose reminder was sent.
  add column reminded_of date,
  add constraint library_document_rated check ((review_count > 0) = (rating is not null));
create index library_document_checked on library_document (verified_on) where status = 'published';

create table library_favourite (
  document_id uuid not null references library_document on delete cascade,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  primary key (document_id, account_id));
create index library_favourite_of_account on library_favourite (account_id, created_at desc);
create index library_favourite_of_organisation on library_favourite (organisation_id);

create table library_review (
  id uuid primary key,
  document_id uuid not null references library_document on delete cascade,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  constraint library_review_once unique (document_id, account_id));
create index library_review_newest on library_review (document_id, created_at desc);
create index library_review_of_account on library_review (account_id);
create index library_review_of_organisation on library_review (organisation_id);`;

const REPORTS = `
create table library_report (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document_id uuid not null references library_document on delete cascade,
  -- Version of the document that was read.
  edition integer not null,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  text text not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references account,
  check ((answer is null) = (answered_at is null)));
create index library_report_open on library_report (id) where answer is null;
create index library_report_of_document on library_report (document_id, id desc);
create index library_report_of_account on library_report (account_id);
create index library_report_of_organisation on library_report (organisation_id);
create index library_report_answered_by on library_report (answered_by) where answered_by is not null;`;

/** Favourites, reviews and reported errors of documents of the library. */
export class LibraryOpinions extends Migration {
  override up(): void {
    for (const part of [OPINIONS, REPORTS]) this.addSql(part);
  }
}
