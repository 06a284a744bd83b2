import { Migration } from '@mikro-orm/migrations';

const ACTS = `
create table legal_act (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null references account,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  number text not null check (number <> ''),
  title text not null check (title <> ''),
  source text not null,
  source_url text,
  category text not null,
  access text not null check (access in ('visitors', 'members', 'partners', 'signed_in')),
  is_summary boolean not null,
  -- Text in preparation.
  draft text,
  -- Version shown by default: the one in force, or the first while none is.
  current_id uuid,
  -- Why it was withdrawn.
  reason text,
  search_text text generated always as (search_fold(number || ' ' || title || ' ' || source)) stored,
  search_vector tsvector generated always as (search_vector(number || ' ' || title || ' ' || source)) stored,
  check ((status = 'withdrawn') = (reason is not null)),
  check ((status = 'draft') = (current_id is null)));
create unique index legal_act_number on legal_act (lower(number));
create index legal_act_by_number on legal_act (number collate "ro-x-icu", id) where status = 'published';
create index legal_act_newest on legal_act (id desc);
create index legal_act_created_by on legal_act (created_by);
create index legal_act_search_text on legal_act using gin (search_text gin_trgm_ops);
create index legal_act_search_vector on legal_act using gin (search_vector);`;

const VERSIONS = `
create table legal_edition (
  id uuid primary key default uuidv7(),
  act_id uuid not null references legal_act,
  -- From 1; a later version is in force later.
  number integer not null check (number > 0),
  -- First day in force; null for a first version whose day is not known.
  in_force_from date check (in_force_from is not null or number = 1),
  -- Act by which it was changed, and what changed, in words.
  basis text not null,
  note text not null check (note <> '' or number = 1),
  text text not null,
  published_at timestamptz not null,
  published_by uuid not null references account,
  unique (act_id, number));
create index legal_edition_ahead on legal_edition (in_force_from);
create index legal_edition_published_by on legal_edition (published_by);
alter table legal_act add foreign key (current_id) references legal_edition;
create index legal_act_current on legal_act (current_id);
create table legal_paragraph (
  version_id uuid not null references legal_edition,
  position integer not null,
  article text not null,
  article_title text not null,
  article_anchor text not null,
  chapter text not null,
  number text not null,
  -- Part of its address; the same in all versions.
  anchor text not null,
  text text not null,
  -- Number of the version in which it got this text.
  since integer not null,
  search_text text generated always as (search_fold(article_title || ' ' || text)) stored,
  search_vector tsvector generated always as (search_vector(article_title || ' ' || text)) stored,
  primary key (version_id, position),
  unique (version_id, anchor));
create index legal_paragraph_search_vector on legal_paragraph using gin (search_vector);`;

/** Acts with their versions, articles and paragraphs. */
export class Legislation extends Migration {
  override up(): void {
    for (const part of [ACTS, VERSIONS]) this.addSql(part);
  }
}
