import { IRREGULAR, SPELLINGS } from './irregular.ts';
import { ENDINGS, json } from './stem.ts';
import { WHOLE_WORDS } from './whole-words.ts';

/* What is left of an ending whose first two letters belong to the word: calcul-ui, model-or. */
const ALL_ENDINGS = ['', ...ENDINGS, 'ui', 'or'];

/*
 * What stands before and after a word. An index finds two or three letters together with what stands around them, which it knows only
 * of characters that are few.
 */
const around = (edge: '^' | '$', isShort: string): string =>
  `case when ${isShort} then '(${edge}|[\\u0001-/:-@\\[-\`{-\\u00BF])' else '(${edge}|[^a-z0-9])' end`;

/* All spellings that alternating letters of a stem may have in words; for this migration alone. */
const BASES = `
create function search_bases(stem text) returns setof text language plpgsql immutable as $$
  declare
    bases text[] := '{""}';
    letter text;
  begin
    for n in 1 .. length(stem) loop
      letter := substr(stem, n, 1);
      bases := array(select base || written from unnest(bases) base, unnest(case when letter = 'o' then '{o,oa}'
        when letter = 'e' and substr(stem, greatest(n - 1, 1), 1) = 'i' then '{e,ea,a}' when letter = 'e' then '{e,ea}'
        when letter = 'd' and n > 1 then '{d,z}' else array[letter] end) written);
    end loop;
    return query select unnest(bases || case when stem ~ 'esc$' then array(select left(base, -1) || 't' from unnest(bases) base) end);
  end $$;`;

/* Patterns of the stems that are looked for whole: all words that have the stem, those of one beginning together. */
const WHOLE_PATTERNS = `
select jsonb_object_agg(stem, before || '(' || forms || ')' || after) from (
  select stem, string_agg('(' || bases || ')(' || endings || ')', '|' order by bases) as forms,
    ${around('^', 'min(least) < 4')} as before, ${around('$', 'min(least) < 4')} as after
  from (select stem, endings, min(least) as least, string_agg(base, '|' order by base) as bases
    from (select stem, base, string_agg(ending, '|' order by ending) as endings, min(length(base || ending)) as least
      from (select w.stem, base, ending
        from (select distinct search_stem(word) as stem from unnest('{${WHOLE_WORDS.join()}}'::text[]) word) w
          cross join lateral (select w.stem as spelling union select key from jsonb_each_text(${json(SPELLINGS)}) where value = w.stem) s
          cross join lateral search_bases(s.spelling) base cross join unnest('{${ALL_ENDINGS.map((ending) => `"${ending}"`).join()}}'::text[]) ending
        where search_stem(base || ending) = w.stem
        union select value, key, '' from jsonb_each_text(${json(IRREGULAR)})
        where search_is_whole(value)) word
      group by stem, base) by_base
    group by stem, endings) by_endings
  group by stem) patterns`;

/* Of any other stem, what words begin with that have it or a longer one. */
const LETTERS = `
create function search_spellings(stem text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    left(stem, 1) || replace(regexp_replace(substr(stem, 2), 'esc$', 'es[ct]'), 'd', '[dz]'),
    'ie', 'I'), 'e', 'ea?'), 'o', 'oa?'), 'I', 'i(a|ea?)') $$;`;

/* Words and beginnings that a stem's letters do not lead to. */
const OTHERS = `
select jsonb_object_agg(stem, forms) from (
  select stem, string_agg(form, '|' order by form) as forms
  from (select value as stem, key || '($|[^a-z0-9])' as form from jsonb_each_text(${json(IRREGULAR)})
    union select value, search_spellings(key) from jsonb_each_text(${json(SPELLINGS)})) other group by stem) others`;

const PATTERN = `
do $do$ begin
  execute format($function$
    create function search_pattern(word text) returns text language plpgsql immutable strict parallel safe as $body$
      declare
        stem text := public.search_stem(word);
        pattern text := %L::jsonb ->> stem;
      begin
        if word ~ '[0-9]' then return '(^|[^a-z0-9])' || word || case when length(word) < 5 then '($|[^a-z0-9])' else '' end; end if;
        if pattern is not null then return pattern; end if;
        return ${around('^', 'length(stem) < 4')} || '(' || concat_ws('|', public.search_spellings(stem), %L::jsonb ->> stem) || ')';
      end $body$ $function$, (${WHOLE_PATTERNS}), (${OTHERS}));
end $do$;
drop function search_bases(text);
-- The one that leaves the fewest texts first.
create function search_patterns(q text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(public.search_pattern(word) order by length(public.search_stem(word)) desc, word), '{}')
  from public.search_sought(q) word $$;`;

/** Regular expressions that a text matches if it has all words that are searched for, in whatever form. */
export const WORD_PATTERNS = [BASES, LETTERS, PATTERN].join('\n');
