import { BEGINNINGS, IRREGULAR, SPELLINGS } from './irregular.ts';
import { WHOLE_WORDS } from './whole-words.ts';

/** Words that stand in every text and are not looked for, not even alone. */
export const STOP_WORDS = 'de la si in cu pe din al ale ai un una sau prin pentru care este sunt'.split(' ');

/** A constant of type jsonb. */
export const json = (value: Record<string, string>): string => `'${JSON.stringify(value)}'::jsonb`;

/* Ends of words whose last letters look like the beginning of an ending: măsuri, calcul, modele, accesibile, profile. */
const KEPT = Object.entries({
  ur: `mas fact proced struct nat cult lect rupt arm armat legat temperat invatat bros cent bord fig pict sculpt tent arat
    script cotit acoperit lucrat salvat asigurat tesat incarcat umplut alunecat cusat crapat spart fris pasunat tinct ferm
    lovit sudat avent garnit sig fract junct conjunct apicult manufact nomenclat magistrat candidat jud caricat conduct pad
    ram ga prefect`,
  ul: 'calc vehic cons cum stim cred scrup preamb fasc form reg ins tab pend vestib',
  el: 'mod niv hot tun pan cart cast tab parc umbr',
  il: 'b prof text ut civ ex fac frag ster fert juven um subt rept',
}).flatMap(([letters, roots]) => roots.split(/\s+/).map((root) => root + letters));

/** Endings of words, the longest first where one ends in another. */
export const ENDINGS =
  'iurilor iurile iuri urilor urile uri iului iul iu elui ului ul iilor iile iii iei ilor ile elor ele ii ie ia ea ei a e i u'.split(
    ' ',
  );

const set = (words: readonly string[]): string => `'${JSON.stringify(words)}'::jsonb`;

/* Without its longest ending, of which two letters are left at least. */
const STRIP = `
create function search_strip(word text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    bare text;
    ending text;
  begin
    if strpos('aeiulr', right(word, 1)) = 0 then return word; end if;
    for n in reverse least(7, length(word) - 2) .. 1 loop
      ending := right(word, n);
      continue when not ${set(ENDINGS)} ? ending;
      bare := left(word, -n);
      if left(ending, 2) in ('ur', 'ul', 'el', 'il') then
        for m in 1 .. least(10, length(bare)) loop
          if ${set(KEPT)} ? (right(bare, m) || left(ending, 2)) then return bare || left(ending, 2); end if;
        end loop;
      end if;
      return bare;
    end loop;
    return word;
  end $$;`;

/*
 * Vowels and consonants that alternate become one: oa and o, ea and e, ia and ie, z and d, sc and st. Of short stems the consonants
 * stay apart, and so does the first letter of each: words are looked up by it.
 */
const STEM = `
create or replace function search_stem(word text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    stem text := ${json(IRREGULAR)} ->> word;
  begin
    if stem is not null then return stem; end if;
    stem := public.search_strip(word);
    if length(stem) > 4 and right(stem, 3) = 'est' then stem := left(stem, -1) || 'c'; end if;
    if length(stem) > 3 then stem := left(stem, 1) || translate(substr(stem, 2), 'z', 'd'); end if;
    stem := replace(replace(replace(stem, 'oa', 'o'), 'ea', 'e'), 'ia', 'ie');
    return coalesce(${json(SPELLINGS)} ->> stem, stem);
  end $$;`;

/* Whether the stem of a word is looked for whole; made when the words of the list have their stems. */
const WHOLE = `
do $do$ begin
  execute format('create function search_is_whole(stem text) returns boolean language sql immutable strict parallel safe as
    $$ select stem = any (%L::text[]) $$', array(select distinct public.search_stem(word) from unnest('{${WHOLE_WORDS.join()}}'::text[]) word));
end $do$;`;

/** Words that have a stem, as a regular expression in SQL. */
export const STEMMED = `'^[a-z]{2,40}$'`;

/** The lexemes of a text with those of its stems. */
export const SEARCH_FORMS = `
create or replace function search_forms(words tsvector) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(tsvector_to_array(words) || array(
    select '=' || public.search_stem(word) from unnest(tsvector_to_array(words)) word where word ~ ${STEMMED})) $$;`;

/*
 * Functions name their schema: an index is made with a search path of its own.
 * A lexeme of a text for each of its words, and one for each stem, which begins with a sign that no word has. A word that is not looked
 * for whole is the beginning of others too: it may still be being typed.
 */
const FORMS = `
${SEARCH_FORMS}
create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe
  as $$ select public.search_forms(to_tsvector('pg_catalog.simple'::regconfig, public.search_fold(value))) $$;
create or replace function search_lexemes(value text) returns tsvector language sql immutable strict parallel safe as $$
  select public.search_forms(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(public.search_fold(value), '[^a-z0-9]+', ' ', 'g'))) $$;
create function search_sought(value text) returns setof text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(public.search_fold(value), '[^a-z0-9]+') word
  where length(word) > 1 and word <> all ('{${STOP_WORDS.join()}}') $$;
create function search_term(word text) returns text language sql immutable strict parallel safe as $$
  select case when word ~ '[0-9]' then quote_literal(word) || case when length(word) < 5 then '' else ':*' end
    else quote_literal('=' || public.search_stem(word)) || case when public.search_is_whole(public.search_stem(word)) then '' else ':*' end end $$;
create or replace function search_query(value text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(public.search_term(word), ' & ')::tsquery from public.search_sought(value) word $$;`;

/*
 * What every form of a word begins with, as a pattern of LIKE whose first letter is one: a text that lacks it has not the word.
 */
const PARTS = `
create function search_part(word text) returns text language sql immutable strict parallel safe as $$
  select case when word ~ '[0-9]' then word
    else coalesce(${json(BEGINNINGS)} ->> stem,
      replace(replace(replace(replace(case when length(stem) > 3 then left(stem, 1) || translate(substr(stem, 2), 'd', '_') else stem end,
        'o', 'o%'), 'ie', 'i%'), 'e', 'e%'), 'sc', 's_')) end
  from public.search_stem(word) stem $$;
create or replace function search_parts(q text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('%' || public.search_part(word) || '%'), '{}') from public.search_sought(q) word $$;
-- The one that leaves the fewest texts.
create function search_longest_part(q text) returns text language sql immutable strict parallel safe as $$
  select part from unnest(public.search_parts(q)) part order by length(part) desc, part limit 1 $$;
-- Of each word: the pattern of its forms, its letters before the first that alternates, its stem or number, and how that is compared.
create function search_keys(q text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(concat_ws('|', part || '%', split_part(translate(part, '_', '%'), '%', 1),
    case when word ~ '[0-9]' then word || case when length(word) < 5 then '|#' else '|#*' end
      else stem || case when public.search_is_whole(stem) then '|=' else '|*' end end)), '{}')
  from public.search_sought(q) word, public.search_stem(word) stem, public.search_part(word) part $$;
-- Whether a folded text has all words of such keys, as its vector would: only words that begin alike have their stems taken.
create function search_says(value text, keys text[]) returns boolean language plpgsql immutable strict parallel safe as $$
  declare
    key text;
    pattern text;
    beginning text;
    sought text;
    kind text;
    rest text;
    place integer;
    word text;
    is_found boolean;
  begin
    foreach key in array keys loop
      pattern := split_part(key, '|', 1); beginning := split_part(key, '|', 2); sought := split_part(key, '|', 3); kind := split_part(key, '|', 4);
      rest := ' ' || value;
      is_found := false;
      loop
        place := strpos(rest, beginning);
        exit when place = 0;
        if strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, place - 1, 1)) = 0 then
          word := substring(substr(rest, place, 40) from '^[a-z0-9]+');
          is_found := word like pattern and case kind when '#' then word = sought when '#*' then true
            when '=' then public.search_stem(word) = sought else starts_with(public.search_stem(word), sought) end;
          exit when is_found;
        end if;
        rest := substr(rest, place + length(beginning));
      end loop;
      if not is_found then return false; end if;
    end loop;
    return cardinality(keys) > 0;
  end $$;`;

/** Stems of words, vectors and queries made of them. */
export const WORD_FORMS = [STRIP, STEM, WHOLE, FORMS, PARTS].join('\n');
