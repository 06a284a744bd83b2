import { SEARCH_PLAN } from './search-plan.ts';
import { SEARCH_SOURCE } from './search-source.ts';

/** A row for each thing that the search may find, all that a result shows in it, kept by triggers; each kind a table of its own. */
const DOCUMENTS = `
create function search_lexemes(value text) returns tsvector language sql immutable strict parallel safe
  as $$ select strip(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(search_fold(value), '[^a-z0-9]+', ' ', 'g'))) $$;
create table search_document (
  kind text not null,
  ref_id uuid not null,
  title text storage main not null,
  subtitle text storage main not null,
  href text storage main not null,
  body text not null,
  -- Which of several equal hits comes first, within its kind.
  boost double precision not null,
  visible_until date,
  title_fold text storage main generated always as (btrim(regexp_replace(search_fold(title), '[^a-z0-9]+', ' ', 'g'))) stored,
  title_vector tsvector storage main generated always as (search_lexemes(title)) stored,
  vector tsvector storage external generated always as (search_lexemes(title || ' ' || body)) stored,
  primary key (kind, ref_id)) partition by list (kind);
${['community', 'partner', 'solution', 'article']
  .map(
    // What is only searched lies apart, so that the rows of a wide search are few pages.
    (kind) => `create table search_document_${kind} partition of search_document for values in ('${kind}')
  with (toast_tuple_target = 256);`,
  )
  .join('\n')}
-- Without pending lists a search costs the same right after many writes.
create index search_document_title on search_document using gin (title_vector) with (fastupdate = off);
create index search_document_vector on search_document using gin (vector) with (fastupdate = off);`;

/** The distinct words of all documents, by which mistyped ones are put right. */
const WORDS = `
create extension if not exists fuzzystrmatch;
create function search_words(value text) returns table (place bigint, word text, shown text)
  language sql immutable strict parallel safe as $$
  select t.place, search_fold(t.shown), t.shown
  from regexp_split_to_table(lower(value collate "ro-x-icu"), '[^[:alnum:]]+') with ordinality as t (shown, place)
  where search_fold(t.shown) ~ '^[a-z0-9]+$' $$;
create table search_word (
  word text collate "C" primary key,
  -- With its diacritics, as somebody wrote it.
  shown text not null,
  documents integer not null) with (fillfactor = 80);
create index search_word_similar on search_word using gin (word gin_trgm_ops) with (fastupdate = off);
create function search_shown(value text) returns table (word text, shown text) language sql immutable parallel safe as $$
  select word, max(shown) from search_words(value) group by word $$;`;

/*
 * Words are counted when the transaction commits, one transaction after the other: two that publish at once would otherwise lock
 * the rows of common words in different orders.
 */
const COUNTING = `
create function search_count_words() returns trigger language plpgsql as $$
  declare
    gone text[] := case when tg_op <> 'INSERT' then tsvector_to_array(old.vector) end;
    come text[] := case when tg_op <> 'DELETE' then tsvector_to_array(new.vector) end;
  begin
    if gone = come then return null; end if;
    perform pg_advisory_xact_lock(7402026);
    insert into search_word as known (word, shown, documents)
      select word, coalesce(shown, word), 1
      from (select word from unnest(come) word except select unnest(gone)) w
        left join search_shown(new.title || ' ' || new.body) using (word)
      where length(word) between 3 and 40
      on conflict (word) do update set documents = known.documents + 1,
        shown = case when known.shown = known.word then excluded.shown else known.shown end;
    update search_word set documents = documents - 1 where word in (select unnest(gone) except select unnest(come));
    delete from search_word where documents = 0 and word = any (gone);
    return null;
  end $$;
create constraint trigger search_document_words after insert or update or delete on search_document
  deferrable initially deferred for each row execute function search_count_words();`;

export const SEARCH = [DOCUMENTS, WORDS, SEARCH_SOURCE, COUNTING, SEARCH_PLAN].join('\n');
