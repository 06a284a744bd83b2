import { Migration } from '@mikro-orm/migrations';

/*
 * A word's row is shared by all documents that have it. Counted in the writer's transaction, it would be locked until the commit,
 * and a bulk write would make a version of it for each document.
 */
const CHANGES = `
create table search_change (
  id bigint generated always as identity primary key,
  kind text not null,
  ref_id uuid not null,
  -- The words that the document lost and gained.
  gone text[] not null,
  come text[] not null);
create function search_note_words() returns trigger language plpgsql as $$
  declare
    before text[] := case when tg_op <> 'INSERT' then tsvector_to_array(old.vector) else '{}' end;
    after text[] := case when tg_op <> 'DELETE' then tsvector_to_array(new.vector) else '{}' end;
    transaction text := pg_current_xact_id()::text;
  begin
    if before = after then return null; end if;
    insert into search_change (kind, ref_id, gone, come) values (coalesce(new.kind, old.kind), coalesce(new.ref_id, old.ref_id),
      array(select unnest(before) except select unnest(after)), array(select unnest(after) except select unnest(before)));
    -- One job for each transaction.
    if current_setting('psp.words_noted', true) is distinct from transaction then
      perform set_config('psp.words_noted', transaction, true);
      perform enqueue('search-words', array['{}'::jsonb]);
    end if;
    return null;
  end $$;
drop trigger search_document_words on search_document;
drop function search_count_words();
create trigger search_document_words after insert or update or delete on search_document
  for each row execute function search_note_words();`;

const COUNTING = `
-- Counts the words of up to so many changes, the oldest first, and returns how many changes there were. One call after the other:
-- two at once would lock common words in different orders.
create function search_count_words(most integer) returns integer language plpgsql as $$
  declare
    counted integer;
  begin
    perform pg_advisory_xact_lock(7402026);
    with taken as (
      delete from search_change where id in (select id from search_change order by id limit most) returning *),
    counts as (
      select word, sum(difference)::integer as difference from (
        select unnest(come) as word, 1 as difference from taken union all select unnest(gone), -1 from taken) each_word
      where length(word) between 3 and 40 group by word),
    spellings as (
      select s.word, max(s.shown) as shown from (select distinct kind, ref_id from taken) t
        join search_document d using (kind, ref_id) cross join lateral search_shown(d.title || ' ' || d.body) s group by s.word),
    merged as (
      merge into search_word known
      using (select c.word, c.difference, coalesce(s.shown, c.word) as shown from counts c left join spellings s using (word)
        where c.difference <> 0) counted
      on known.word = counted.word
      when matched and known.documents + counted.difference <= 0 then delete
      when matched then update set documents = known.documents + counted.difference,
        shown = case when known.shown = known.word then counted.shown else known.shown end
      when not matched and counted.difference > 0 then insert (word, shown, documents)
        values (counted.word, counted.shown, counted.difference))
    select count(*) into counted from taken;
    return counted;
  end $$;`;

/*
 * The counted words are behind the documents by seconds: a typed word that is not among them, and the one that would replace it, are
 * looked up in the documents themselves.
 */
const CORRECTION = `
create function search_has(words text) returns boolean language plpgsql stable strict as $$
  begin return exists (select from search_document where vector @@ to_tsquery('pg_catalog.simple', words)); end $$;
create or replace function search_correction(typed text) returns table (word text, shown text) language sql stable strict
  set pg_trgm.similarity_threshold = 0.3 set pg_trgm.word_similarity_threshold = 0.3 as $$
  select c.word, c.shown from (
    select c.word, c.shown from (
      select w.*, search_distance(typed, w.word) as distance from search_word w
      where (w.word % typed or w.word %> typed) and length(w.word) >= length(typed) - 2) c
    where c.distance = 1 or (c.distance = 2 and length(typed) > 5 and similarity(c.word, typed) >= 0.4)
    order by c.distance, left(c.word, 1) = left(typed, 1) desc, similarity(c.word, typed) desc, c.documents desc, c.word limit 5) c
  where not search_has(search_stem(typed) || ':*') and search_has(c.word) limit 1 $$;`;

/** Writes note which words the search gained and lost; a job counts them. */
export class SearchWordsApart extends Migration {
  override up(): void {
    for (const part of [CHANGES, COUNTING, CORRECTION]) this.addSql(part);
  }
}
