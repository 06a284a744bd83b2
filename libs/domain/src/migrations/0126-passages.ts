import { Migration } from '@mikro-orm/migrations';

/*
 * A passage is found by the words of its title, heading and text; a source by its title alone, which its first passage holds.
 * Kind, access and category lie in the index of the words, so that a search reads only rows that it may show.
 */
const PASSAGES = `
create table passage (
  source_kind text not null check (source_kind in ('library', 'legislation', 'article', 'topic', 'question')),
  source_id uuid not null,
  -- Place in its source, from 0.
  position integer not null check (position >= 0),
  -- Part of the source's address; the same for all passages of one piece, and in all versions of the source.
  anchor text not null,
  title text not null,
  heading text not null,
  text text not null,
  access text not null check (access in ('visitors', 'members', 'partners', 'signed_in')),
  category text,
  tags text[] not null generated always as
    (array['kind ' || source_kind, 'access ' || access, 'category ' || coalesce(category, '')]) stored,
  title_vector tsvector generated always as (case when position = 0 then search_lexemes(title) end) stored,
  vector tsvector not null generated always as (search_lexemes(title || ' ' || heading || ' ' || text)) stored,
  primary key (source_kind, source_id, position));
create index passage_found on passage using gin (vector, tags) with (fastupdate = off);
create index passage_titled on passage using gin (title_vector, tags) with (fastupdate = off) where position = 0;`;

/** The pieces of documents, acts, articles, solved topics and frequent questions, with their readers, for the search of knowledge. */
export class Passages extends Migration {
  override up(): void {
    this.addSql(PASSAGES);
  }
}
