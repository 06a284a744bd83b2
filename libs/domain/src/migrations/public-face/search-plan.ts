/** Words that stand in every text and are not looked for, not even alone. */
const STOP_WORDS = '{de,la,si,in,cu,pe,din,al,ale,ai,un,una,sau,prin,pentru,care,este,sunt}';

/** The words of a search as they are typed; of a pasted page only its beginning. */
const TERMS = `
-- A word without its ending, as search_query has it.
create function search_stem(word text) returns text language sql immutable strict parallel safe as $$
  select case when length(word) < 5 then word
    else regexp_replace(word, '^(.{3,}?)(iilor|ilor|elor|ului|urile|uri|iile|iei|ile|ele|ii|ie|ia|ea|ul|ei|le|lui|a|e|i|u)$', '\\1') end $$;
create function search_terms(q text) returns table (word text, shown text, is_last boolean, is_kept boolean)
  language sql immutable strict parallel safe as $$
  with words as (
    select *, place = max(place) over () as is_last, word <> all ('${STOP_WORDS}') as is_kept
    from search_words(left(q, 200)) where length(word) > 1 order by place limit 12)
  select word, shown, is_last, is_kept from words order by place $$;`;

/*
 * Trigrams find the candidates by their index, the number of slips picks one: wrong letters, where two that changed places are one
 * slip; of a word that is still being typed, one letter left out. Two slips are believed only in a long word that is alike otherwise:
 * a far guess is worse than no result.
 */
const CORRECTION = `
create function search_letters(word text) returns text language sql immutable strict parallel safe as $$
  select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter $$;
create function search_distance(typed text, word text) returns integer language sql immutable strict parallel safe as $$
  select case when levenshtein(typed, left(word, length(typed) + 1)) = 1 then 1
    when levenshtein(typed, word) = 2 and search_letters(typed) = search_letters(word) then 1
    else levenshtein(typed, word) end $$;
create function search_correction(typed text) returns table (word text, shown text) language sql stable strict
  set pg_trgm.similarity_threshold = 0.3 set pg_trgm.word_similarity_threshold = 0.3 as $$
  select c.word, c.shown from (
    select w.*, search_distance(typed, w.word) as distance from search_word w
    where (w.word % typed or w.word %> typed) and length(w.word) >= length(typed) - 2) c
  where c.distance = 1 or (c.distance = 2 and length(typed) > 5 and similarity(c.word, typed) >= 0.4)
  order by c.distance, left(c.word, 1) = left(typed, 1) desc, similarity(c.word, typed) desc, c.documents desc, c.word limit 1 $$;`;

/*
 * Words shorter than four letters stand in too many texts to be completed, in titles they are. A word that no text has is put
 * right; terms are letters and digits alone, so that no sign of a query's own language gets through.
 */
const PLAN = `
create function search_plan(q text) returns table (
  title_query tsquery, text_query tsquery, exact_query tsquery, typed text, terms text[], corrected text) language plpgsql stable as $$
  declare
    term record;
    better record;
    stem text;
    is_alone boolean := (select count(*) = 1 from search_terms(q) where is_kept);
    in_title text[] := '{}';
    in_text text[] := '{}';
    exact text[] := '{}';
    words text[] := '{}';
    is_corrected boolean := false;
  begin
    typed := ''; terms := '{}';
    for term in select * from search_terms(q) loop
      stem := search_stem(term.word);
      if term.is_kept and length(term.word) > 3 and stem ~ '[a-z]'
        and not exists (select 1 from search_word w where w.word >= stem and w.word < stem || '{') then
        select * into better from search_correction(term.word);
        if found then
          term.word := better.word; term.shown := better.shown; stem := search_stem(better.word); is_corrected := true;
        end if;
      end if;
      words := words || term.shown;
      typed := btrim(typed || ' ' || term.word);
      if term.is_kept then
        terms := terms || stem;
        exact := exact || term.word;
        in_title := in_title || (stem || case when length(term.word) > 3 or term.is_last then ':*' else '' end);
        in_text := in_text || (stem || case when length(term.word) > 3 or (term.is_last and not is_alone) then ':*' else '' end);
      end if;
    end loop;
    if terms <> '{}' then
      title_query := to_tsquery('pg_catalog.simple', array_to_string(in_title, ' & '));
      text_query := to_tsquery('pg_catalog.simple', array_to_string(in_text, ' & '));
      exact_query := to_tsquery('pg_catalog.simple', array_to_string(exact, ' & '));
    end if;
    corrected := case when is_corrected then array_to_string(words, ' ') end;
    return next;
  end $$;`;

export const SEARCH_PLAN = [TERMS, CORRECTION, PLAN].join('\n');
