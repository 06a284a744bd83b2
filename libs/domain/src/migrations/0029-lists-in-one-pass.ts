import { Migration } from '@mikro-orm/migrations';

/* Of requests with an outcome, of one state in their order, and of a title that is the very words of a search. */
const INDEXES = `
create index offer_received on offer (request_id) where status not in ('draft', 'withdrawn');
create index project_active on project (status) where closed_at is null;
create index review_published on review (project_id) where published_at is not null;
create index service_request_of_status on service_request (status, sent_at desc, id) where status <> 'draft';
create index search_document_title_fold on search_document using hash (title_fold);
create index article_withdrawn on article (updated_at desc, id) where status = 'withdrawn';`;

/* Of a word that no text has the planner thinks that many have it. */
const WORD = 'alter function search_has(text) set enable_seqscan = off;';

/* Folded once, as in other lists: folding the name and address of every row that is looked at costs more than comparing them. */
const PEOPLE = `
alter table account add column search_text text generated always as (search_fold(display_name || ' ' || email::text)) stored;
drop index account_search;
create index account_search on account using gin (search_text gin_trgm_ops);`;

const like = (column: string): string => `(${column} like one or ${column} like two)`;
const words = (column: string): string => `${column} @@ search_query(q)`;
const ofOrganisations = (condition: string): string =>
  `organisation_id in (select id from organisation where ${condition})`;

/* As in migration 0021, but words come first, which their index answers without reading the texts: enough of them end the search. */
const LISTS: Record<string, [table: string, conditions: string[]]> = {
  accounts: ['account', [like('search_text')]],
  applications: [
    'organisation',
    [
      like('search_text'),
      like('cui'),
      `id in (select organisation_id from membership join account a on a.id = account_id where ${like('a.search_text')})`,
    ],
  ],
  partners: ['organisation', [words('firm_words'), like('firm_text')].map((one) => `kind = 'firma' and ${one}`)],
  articles: [
    'article',
    [
      words('search_vector'),
      like('search_text'),
      `category = any (array(select slug from article_category where ${like('search_fold(name)')}))`,
    ].map((one) => `status = 'published' and ${one}`),
  ],
  requests: [
    'service_request',
    [words('search_vector'), like('search_text'), ofOrganisations(`kind = 'uat' and ${like('search_text')}`)],
  ],
};

const idsOf = ([list, [table, conditions]]: [string, [string, string[]]]): string => `
create or replace function find_${list}(one text, two text, q text, most integer) returns setof uuid language sql stable set enable_seqscan = off as $$
  ${conditions.map((condition) => `select id from ${table} where ${condition}`).join('\n  union all ')} limit most $$;`;

/** What lists of 100.000 rows are counted and searched by: indexes, and functions that use no whole table. */
export class ListsInOnePass extends Migration {
  override up(): void {
    for (const part of [INDEXES, PEOPLE, ...Object.entries(LISTS).map(idsOf), WORD]) this.addSql(part);
  }
}
