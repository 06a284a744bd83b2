import { Migration } from '@mikro-orm/migrations';

const like = (column: string): string => `(${column} like one or ${column} like two)`;
const words = (column: string): string => `${column} @@ search_query(q)`;
const ofOrganisations = (condition: string): string =>
  `organisation_id in (select id from organisation where ${condition})`;
const NAME = 'search_fold(name)';
const PERSON = `search_fold(display_name || ' ' || email::text)`;

/* By list: the table, and the conditions of which one is enough, each answered by an index of its own. */
const LISTS: Record<string, [table: string, conditions: string[]]> = {
  communities: ['community', [like('search_text')]],
  organisations: ['organisation', [like('search_text'), like('cui')]],
  applications: [
    'organisation',
    [
      like('search_text'),
      like('cui'),
      `id in (select organisation_id from membership join account a on a.id = account_id where ${like(PERSON)})`,
    ],
  ],
  partners: ['organisation', [like('firm_text'), words('firm_words')].map((one) => `kind = 'firma' and ${one}`)],
  named_partners: [
    'organisation',
    [like(NAME), words(`to_tsvector('pg_catalog.simple'::regconfig, ${NAME})`)].map(
      (one) => `kind = 'firma' and ${one}`,
    ),
  ],
  solutions: ['solution', [like('title_text'), words('words'), ofOrganisations(`kind = 'firma' and ${like(NAME)}`)]],
  titled_solutions: [
    'solution',
    [like('title_text'), words(`to_tsvector('pg_catalog.simple'::regconfig, search_fold(title_text))`)],
  ],
  articles: [
    'article',
    [
      like('search_text'),
      words('search_vector'),
      `category = any (array(select slug from article_category where ${like(NAME)}))`,
    ].map((one) => `status = 'published' and ${one}`),
  ],
  moderated_articles: ['article', [like('search_text'), ofOrganisations(like(NAME))]],
  requests: [
    'service_request',
    [like('search_text'), words('search_vector'), ofOrganisations(`kind = 'uat' and ${like('search_text')}`)],
  ],
  accounts: ['account', [like(PERSON)]],
  subscribers: ['subscriber', [like('search_fold(email::text)')]],
  tickets: ['ticket', [like('search_text')]],
};

const INDEXES = `
drop index organisation_firm_named;
create index organisation_named on organisation using gin (search_fold(name) gin_trgm_ops);
drop index article_search_text;
create index article_search_text on article using gin (search_text gin_trgm_ops);
create index account_by_status on account (status, display_name collate "ro-x-icu", id);
create index organisation_by_status on organisation (status, name collate "ro-x-icu", id);
create index solution_title_words on solution using gin (to_tsvector('pg_catalog.simple'::regconfig, search_fold(title_text)));`;

/* The beginnings of the words that search_query looks for, as patterns: a text that lacks one of them has not all words. */
const PARTS = `
create function search_parts(q text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('%' || search_stem(word) || '%'), '{}') from regexp_split_to_table(search_fold(q), '[^a-z0-9]+') as word
  where length(word) > 1 and word <> all ('{de,la,si,in,cu,pe,din,al,ale,ai,un,una,sau,prin,pentru,care,este,sunt}') $$;`;

/* Without whole tables: the planner does not count what reading every long text costs. */
const idsOf = ([list, [table, conditions]]: [string, [string, string[]]]): string => `
create function find_${list}(one text, two text, q text, most integer) returns setof uuid language sql stable set enable_seqscan = off as $$
  ${conditions.map((condition) => `select id from ${table} where ${condition}`).join('\n  union all ')} limit most $$;`;

/** For each list that is searched, a function that finds up to so many ids of it by patterns of LIKE and by words. */
export class SearchedLists extends Migration {
  override up(): void {
    for (const part of [INDEXES, PARTS, ...Object.entries(LISTS).map(idsOf)]) this.addSql(part);
  }
}
