import { Migration } from '@mikro-orm/migrations';

/* Rows in a table of their own: each is written in the transaction that makes its document. */
const IMPORTS = `
create table library_import (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  -- Name of the table of titles.
  name text not null,
  status text not null check (status in ('receiving', 'running', 'done', 'stopped')),
  -- Whether the documents are published; otherwise they are drafts.
  publishes boolean not null default false,
  ended_at timestamptz,
  check ((status in ('done', 'stopped')) = (ended_at is not null)));
create index library_import_created_by on library_import (created_by);
create index library_import_unstarted on library_import (created_at) where status = 'receiving';

create table library_import_file (
  import_id uuid not null references library_import on delete cascade,
  -- Place among the chosen files.
  position integer not null check (position >= 0),
  -- As chosen.
  name text not null,
  file_id uuid references stored_file on delete set null,
  primary key (import_id, position));
create index library_import_file_stored on library_import_file (file_id);

create table library_import_row (
  import_id uuid not null references library_import on delete cascade,
  position integer not null check (position >= 0),
  -- Line of the table; null for a file without a row.
  line integer,
  file text not null,
  title text not null,
  -- What the document says; null for a bad row.
  content jsonb,
  file_id uuid references stored_file on delete set null,
  document_id uuid references library_document,
  -- Why no document is made.
  problem text check (problem <> ''),
  primary key (import_id, position),
  check (document_id is null or problem is null));
create index library_import_row_file on library_import_row (file_id);
create index library_import_row_document on library_import_row (document_id);
create index library_import_row_waiting on library_import_row (import_id, position)
  where document_id is null and problem is null;

create index library_document_title on library_document (search_fold(title));`;

/** Imports of a folder of files with a table of titles into the library. */
export class LibraryImports extends Migration {
  override up(): void {
    this.addSql(IMPORTS);
  }
}
