import { Migration } from '@mikro-orm/migrations';

const DOCUMENTS = `
create table library_document (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  -- The organisation that proposed it; null for a document of the association.
  organisation_id uuid references organisation,
  status text not null check (status in ('draft', 'proposed', 'rejected', 'published', 'archived')),
  type text not null check (type in ('guide', 'template', 'checklist', 'legislation', 'study', 'recording')),
  title text not null check (title <> ''),
  category text not null check (category in ('fonduri-europene', 'achizitii-publice', 'legislatie', 'management-proiecte',
    'digitalizare', 'dezvoltare-locala', 'resurse-umane', 'bune-practici', 'studii-de-caz')),
  description text not null,
  -- Sanitised HTML, and its plain text.
  body text not null,
  body_text text not null,
  author text not null,
  tags text[] not null,
  access text not null check (access in ('visitors', 'members', 'partners', 'signed_in')),
  -- Day on which the content was last checked, and the member of the association who answers for it.
  verified_on date,
  owner_id uuid references account,
  -- Address of a recording.
  url text,
  -- Number of the published version; 0 before the first.
  edition integer not null default 0 check (edition >= 0),
  published_at timestamptz,
  -- Readers' views and downloads, each person once a day.
  views integer not null default 0 check (views >= 0),
  downloads integer not null default 0 check (downloads >= 0),
  -- Title, description and tags, by which a list is searched together with the content.
  words text not null,
  search_text text generated always as (search_fold(words || ' ' || body_text)) stored,
  search_vector tsvector generated always as (search_vector(words || ' ' || body_text)) stored,
  check ((verified_on is null) = (owner_id is null)),
  -- Why a proposal was rejected.
  reason text,
  check ((status in ('draft', 'proposed', 'rejected')) = (edition = 0)),
  check (status not in ('proposed', 'rejected') or organisation_id is not null),
  check ((status = 'rejected') = (reason is not null)),
  check ((edition = 0) = (published_at is null)));
create index library_document_newest on library_document (published_at desc, id desc) include (type, category, access)
  where status = 'published';
create index library_document_edited on library_document (id desc);
create index library_document_proposed on library_document (id) where status = 'proposed';
create index library_document_of_organisation on library_document (organisation_id, id desc) where organisation_id is not null;
create index library_document_tags on library_document using gin (tags) where status = 'published';
create index library_document_owner on library_document (owner_id) where owner_id is not null;
create index library_document_created_by on library_document (created_by);
create index library_document_words on library_document using gin (search_text gin_trgm_ops);
create index library_document_vector on library_document using gin (search_vector);

-- Documents that the association chose as related.
create table library_related (
  document_id uuid not null references library_document on delete cascade,
  related_id uuid not null references library_document on delete cascade check (related_id <> document_id),
  position integer not null,
  primary key (document_id, related_id));
create index library_related_to on library_related (related_id);

-- Published versions, as they were read.
create table library_version (
  document_id uuid not null references library_document on delete cascade,
  number integer not null check (number > 0),
  published_at timestamptz not null,
  published_by uuid not null references account,
  -- What changed.
  note text not null check (note <> '' or number = 1),
  title text not null,
  description text not null,
  body text not null,
  url text,
  primary key (document_id, number));
create index library_version_published_by on library_version (published_by);`;

const FILES = `
alter table stored_file drop constraint stored_file_purpose_check,
  add constraint stored_file_purpose_check
    check (purpose in ('application', 'export', 'attachment', 'magazine', 'material', 'library'));
create index stored_file_of_library on stored_file (created_at) where purpose = 'library';
create table library_file (
  id uuid primary key default uuidv7(),
  document_id uuid not null references library_document on delete cascade,
  file_id uuid not null unique references stored_file,
  position integer not null,
  created_at timestamptz not null,
  -- Versions that have the file: from the first to the last one; the last is null while the file is in use.
  added_in integer not null check (added_in > 0),
  removed_in integer check (removed_in > added_in),
  -- Extraction of its text by the worker.
  text_state text not null default 'waiting'
    check (text_state in ('waiting', 'read', 'scanned', 'encrypted', 'broken', 'too_large', 'none')),
  text text,
  pages integer,
  check (text is null or text_state = 'read'));
create index library_file_of_document on library_file (document_id, position);
create index library_file_waiting on library_file (created_at) where text_state = 'waiting';`;

const USES = `
-- Documents that a person opened or downloaded, once a day of each kind.
create table library_use (
  document_id uuid not null references library_document on delete cascade,
  account_id uuid not null references account,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('view', 'download')),
  day date not null,
  primary key (document_id, account_id, kind, day));
create index library_use_of_account on library_use (account_id);
create index library_use_of_organisation on library_use (organisation_id, day desc);`;

/** Documents of the library with their versions, files and readers. */
export class Library extends Migration {
  override up(): void {
    for (const part of [DOCUMENTS, FILES, USES]) this.addSql(part);
  }
}
