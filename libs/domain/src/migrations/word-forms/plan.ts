/*
 * A typed word that no text has, in whatever form, is put right. Stems of less than four letters stand in too many texts to be
 * completed, in titles they are. Terms are what the words found begin with.
 */
const PLAN = `
create function search_is_known(typed text) returns boolean language plpgsql stable strict as $$
  declare
    sought text := search_stem(typed);
  begin
    if search_is_whole(sought) then return exists (select from search_word w where w.stem = sought); end if;
    return exists (select from search_word w where w.stem >= sought and w.stem < sought || '{');
  end $$;
create or replace function search_plan(q text) returns table (
  title_query tsquery, text_query tsquery, exact_query tsquery, typed text, terms text[], corrected text) language plpgsql stable as $$
  declare
    term record;
    better record;
    sought text;
    is_alone boolean := (select count(*) = 1 from search_terms(q) where is_kept);
    in_title text[] := '{}';
    in_text text[] := '{}';
    exact text[] := '{}';
    words text[] := '{}';
    is_corrected boolean := false;
  begin
    typed := ''; terms := '{}';
    for term in select * from search_terms(q) loop
      if term.is_kept and length(term.word) > 3 and term.word ~ '[a-z]' and not search_is_known(term.word) then
        select * into better from search_correction(term.word);
        if found then
          term.word := better.word; term.shown := better.shown; is_corrected := true;
        end if;
      end if;
      words := words || term.shown;
      typed := btrim(typed || ' ' || term.word);
      if term.is_kept then
        sought := search_term(term.word);
        terms := terms || search_beginning(term.word);
        exact := exact || term.word;
        in_title := in_title || case when length(search_stem(term.word)) > 2 or term.is_last then sought else rtrim(sought, ':*') end;
        in_text := in_text || case when length(search_stem(term.word)) > 3 or (term.is_last and not is_alone) then sought
          else rtrim(sought, ':*') end;
      end if;
    end loop;
    if terms <> '{}' then
      title_query := array_to_string(in_title, ' & ')::tsquery;
      text_query := array_to_string(in_text, ' & ')::tsquery;
      exact_query := to_tsquery('pg_catalog.simple', array_to_string(exact, ' & '));
    end if;
    corrected := case when is_corrected then array_to_string(words, ' ') end;
    return next;
  end $$;`;

/* What is highlighted: a word's beginning, up to the letters that alternate. */
const BEGINNING = `
create function search_beginning(word text) returns text language sql immutable strict parallel safe as $$
  select case when bare ~ '^....+[dz]$' then left(bare, -1)
    when bare ~ '^..+(oa|ea|ia)[a-z]$' then left(bare, -2) else bare end
  from search_strip(word) bare $$;`;

/* As the first search filled itself, without the stems. */
const FILLED = `
create or replace function search_fill() returns void language sql as $$
  insert into search_document (kind, ref_id, title, subtitle, href, body, boost, visible_until) select * from search_source;
  insert into search_word (word, shown, documents)
    select w.word, coalesce(max(s.shown), w.word), w.ndoc from ts_stat('select vector from search_document') w
      left join (select shown, search_fold(shown) as word from (select distinct shown from search_document d
        cross join regexp_split_to_table(lower(d.title || ' ' || d.body collate "ro-x-icu"), '[^[:alnum:]]+') shown) t) s using (word)
    where length(w.word) between 3 and 40 and w.word !~ '^=' group by w.word, w.ndoc $$;`;

/* As in migration 0013: words are counted without their stems, and looked up by them. */
const COUNTED = `
alter table search_word add column stem text collate "C" generated always as (search_stem(word)) stored;
create index search_word_stem on search_word (stem);
create or replace function search_note_words() returns trigger language plpgsql as $$
  declare
    before text[] := case when tg_op <> 'INSERT' then array(select word from unnest(tsvector_to_array(old.vector)) word where word !~ '^=') else '{}' end;
    after text[] := case when tg_op <> 'DELETE' then array(select word from unnest(tsvector_to_array(new.vector)) word where word !~ '^=') else '{}' end;
    transaction text := pg_current_xact_id()::text;
  begin
    if before = after then return null; end if;
    insert into search_change (kind, ref_id, gone, come) values (coalesce(new.kind, old.kind), coalesce(new.ref_id, old.ref_id),
      array(select unnest(before) except select unnest(after)), array(select unnest(after) except select unnest(before)));
    if current_setting('psp.words_noted', true) is distinct from transaction then
      perform set_config('psp.words_noted', transaction, true);
      perform enqueue('search-words', array['{}'::jsonb]);
    end if;
    return null;
  end $$;
create or replace function search_has(words text) returns boolean language plpgsql stable strict set enable_seqscan = off as $$
  begin return exists (select from search_document where vector @@ words::tsquery); end $$;
create or replace function search_correction(typed text) returns table (word text, shown text) language sql stable strict
  set pg_trgm.similarity_threshold = 0.3 set pg_trgm.word_similarity_threshold = 0.3 as $$
  select c.word, c.shown from (
    select c.word, c.shown from (
      select w.*, search_distance(typed, w.word) as distance from search_word w
      where (w.word % typed or w.word %> typed) and length(w.word) >= length(typed) - 2) c
    where c.distance = 1 or (c.distance = 2 and length(typed) > 5 and similarity(c.word, typed) >= 0.4)
    order by c.distance, left(c.word, 1) = left(typed, 1) desc, similarity(c.word, typed) desc, c.documents desc, c.word limit 5) c
  where not search_has(search_term(typed)) and search_has(c.word) limit 1 $$;`;

export const SEARCH_OF_FORMS = [BEGINNING, FILLED, COUNTED, PLAN].join('\n');
