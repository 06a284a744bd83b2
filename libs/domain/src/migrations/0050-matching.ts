import { Migration } from '@mikro-orm/migrations';
import { CERTIFICATES } from '@psp/contracts/marketplace';
import { COMMON_WORDS, IDLE_WORDS } from './matching/words.ts';
import { FIRM_TEXTS } from './matching/firm-texts.ts';
import { RECORDS } from './matching/records.ts';

/*
 * Words become numbers, which PostgreSQL's intarray compares in a fraction of a microsecond: the stem of a word is what is left of it
 * without its ending, at most seven letters, so that "digitalizarea" and "digital" are one.
 */
const WORDS = `
create extension if not exists intarray;
create function match_stem(word text) returns text language sql immutable strict parallel safe as $$
  select left(regexp_replace(word, '^(.{2,}?)(iunilor|iunile|iunii|iunea|iuni|iune|urilor|iilor|ilor|elor|ului|urile|uri|iile|iei|ile|ele|ii|ie|ia|ea|ul|ei|a|e|i|u)$', '\\1'), 7) $$;
create function match_key(word text) returns integer language sql immutable strict parallel safe as $$
  select (hashtextextended(match_stem(word), 0) & 2147483647)::integer $$;
create function match_words(value text) returns integer[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct match_key(word)), '{}') from regexp_split_to_table(search_fold(value), '[^a-z0-9]+') as word
  where length(word) > 2 and word <> all ('{${IDLE_WORDS.join()}}') $$;`;

/* A text is in a language when four of its words are among the commonest ones of it. */
const LANGUAGES = `
create function match_languages(value text) returns text[] language sql immutable strict parallel safe as $$
  with words as materialized (select word from regexp_split_to_table(search_fold(value), '[^a-z]+') as word)
  select coalesce(array_agg(language), '{}') from (values ${Object.entries(COMMON_WORDS)
    .map(([language, words]) => `('${language}', '{${words.join()}}'::text[])`)
    .join(', ')}) as known (language, common)
  where (select count(*) from words where word = any (common)) >= 4 $$;`;

const kinds = CERTIFICATES.map((kind, index) => [index + 1, kind] as const).filter(([, kind]) => kind !== 'any');

/* Places in CERTIFICATES of those that a text names. */
const NAMED = `
create function match_certificates(value text) returns integer[] language sql immutable strict parallel safe as $$
  select array_remove(array[${kinds.map(([place, kind]) => `case when value ~ '\\m${kind}\\M' then ${place} end`).join(', ')}], null) $$;`;

/*
 * An index holds all that an order by suitability asks of an open request, and its rows are bounded: of a text its beginning counts.
 */
const REQUESTS = `
alter table service_request
  add column title_words integer[] generated always as (match_words(left(title, 200))) stored,
  add column words integer[] generated always as (match_words(left(title || ' ' || description, 1500))) stored,
  add column languages text[] generated always as (match_languages(title || ' ' || description)) stored,
  add column asked_certificates integer[] generated always as (match_certificates(title || ' ' || description)) stored;
create index service_request_suited on service_request (category, deadline, id)
  include (county_code, visibility, organisation_id, kind, languages, asked_certificates, title_words, words)
  where status = 'sent' and opened_at is null;`;

/** How common a word is, counted over all that the search finds, by the number that stands for it. */
const COMMON = `
alter table search_word add column key integer generated always as (match_key(word)) stored;
create index search_word_key on search_word (key) include (documents, shown);`;

/** What requests and firms are compared by: words, languages, certificates, and what a firm has done. */
export class Matching extends Migration {
  override up(): void {
    for (const part of [WORDS, LANGUAGES, NAMED, REQUESTS, COMMON, FIRM_TEXTS, RECORDS]) this.addSql(part);
  }
}
