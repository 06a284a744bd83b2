import { Migration } from '@mikro-orm/migrations';

/** What lists ask of every organisation that they read, made once; and firms whose response time is to be counted again. */
const COLUMNS = `
alter table organisation add column name_text text generated always as (search_fold(name)) stored;
-- A firm stands here once for each offer that it has sent since: rows are only added, so that nobody waits for another's commit.
create table response_due (organisation_id uuid not null references organisation on delete cascade);
-- Of a domain in the order of what firms may see besides open ones.
create index service_request_of_category on service_request (category, sent_at desc, id) where status <> 'draft';`;

const words = (column: string): string => `${column} @@ search_query(q)`;
const like = (column: string): string => `(${column} like one or ${column} like two)`;
/* Where all that is searched for is the beginning of a word, texts that contain it are all that fit, each found once. */
const andNotAlike = 'and search_parts(q) <> array[one]';

/* As in migration 0029. */
const LISTS: Record<string, [table: string, conditions: string[]]> = {
  partners: [
    'organisation',
    [`kind = 'firma' and ${words('firm_words')} ${andNotAlike}`, `kind = 'firma' and ${like('firm_text')}`],
  ],
  requests: [
    'service_request',
    [
      `${words('search_vector')} ${andNotAlike}`,
      like('search_text'),
      `organisation_id in (select id from organisation where kind = 'uat' and ${like('search_text')})`,
    ],
  ],
};

const idsOf = ([list, [table, conditions]]: [string, [string, string[]]]): string => `
create or replace function find_${list}(one text, two text, q text, most integer) returns setof uuid language sql stable set enable_seqscan = off as $$
  ${conditions.map((condition) => `select id from ${table} where ${condition}`).join('\n  union all ')} limit most $$;`;

/** Names, texts and requests of a domain as the lists of 100.000 rows ask for them. */
export class NamedFirms extends Migration {
  override up(): void {
    for (const part of [COLUMNS, ...Object.entries(LISTS).map(idsOf)]) this.addSql(part);
  }
}
