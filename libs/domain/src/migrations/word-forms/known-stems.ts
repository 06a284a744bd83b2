import { STEMMED } from './stem.ts';

/** Distinct words whose stems are kept, the commonest first; any other has its stem taken where it stands. */
const MOST = 100_000;

/** For the rows of a migration: the same as `SEARCH_FORMS`, with the stem of each distinct word of the texts taken once. */
export const FORMS_BY_KNOWN_STEMS = `
do $do$ begin
  execute format($function$
    create or replace function search_forms(words tsvector) returns tsvector language plpgsql immutable strict parallel safe as $body$
      declare
        found text[] := tsvector_to_array(words);
        stems text[] := '{}';
        stem text;
        word text;
      begin
        foreach word in array found loop
          stem := %L::jsonb ->> word;
          if stem is null and word ~ ${STEMMED} then stem := '=' || public.search_stem(word); end if;
          if stem is not null then stems := stems || stem; end if;
        end loop;
        return array_to_tsvector(found || stems);
      end $body$ $function$,
    (select coalesce(jsonb_object_agg(word, '=' || search_stem(word)), '{}') from (
      select word from ts_stat('select search_vector from service_request union all select search_vector from article
          union all select words from solution union all select firm_words from organisation union all select vector from search_document')
        where word ~ ${STEMMED} order by ndoc desc limit ${MOST}) known));
end $do$;`;
