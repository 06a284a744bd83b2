import { PAGE_SIZE } from '@psp/contracts/lists';
import type { SearchQuery } from '@psp/contracts/search';
import { SEARCH_KINDS, type SearchKind } from '@psp/contracts/search-groups';
import { SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql, windowOf } from '../../sql.ts';
import { today } from '../../time.ts';

/** Maximum number of hits of a kind that are ordered and counted, by title and by text; common words have tens of thousands. */
const RANKED = sql.lit(SEARCH_COUNTED);

/* The last day ends at midnight in Romania. */
const visible = sql`(d.visible_until is null or d.visible_until >= ${today})`;

const columns = sql`d.ref_id, d.title, d.title_fold, d.subtitle, d.href, d.boost`;

/**
 * Common table expression `h`: hits of one kind with their distance: 0 the exact title, 1 its beginning, 2 its words, 3 its words
 * in another form, 4 the text. Texts are skipped if there are `enough` titles. `p` is the row of search_plan.
 */
const hits = (kind: SearchKind, enough: number): Sql => {
  const of = sql`from search_document d where d.kind = ${sql.lit(kind)} and ${visible}`;
  return sql`with titled as materialized (
      (select ${columns}, 0 as distance ${of} and d.title_fold = p.typed and d.title_vector @@ p.exact_query limit ${RANKED})
      union all (select ${columns}, case when starts_with(d.title_fold, p.typed) then 1
        when d.title_vector @@ p.exact_query then 2 else 3 end as distance ${of} and d.title_fold <> p.typed and d.title_vector @@ p.title_query limit ${RANKED})),
    h as materialized (select * from titled union all
      (select ${columns}, 4 ${of} and d.vector @@ p.text_query and not d.title_vector @@ p.title_query
        and (select count(*) from titled) < ${sql.lit(enough)} limit ${RANKED}))`;
};

const closest = sql`h.distance, h.boost desc, h.title_fold collate "C", h.ref_id`;
const item = sql`json_build_object('id', h.ref_id, 'title', h.title, 'subtitle', h.subtitle, 'href', h.href)`;
const items = (page: number, size: number): Sql => sql`(select coalesce(json_agg(${item} order by ${closest}), '[]')
  from (select * from h order by ${closest} ${windowOf(page, size)}) h)`;

const hasExact = sql`exists (select from h where h.distance = 0) as is_exact`;

const planned = (q: string): Sql => sql`search_plan(${q}) p`;
const searched = sql`'terms', p.terms, 'corrected', p.corrected`;

/** The first results of each kind for suggestions, kinds with the exact title first, as JSON text (`suggestionView`). */
export const suggest = (db: Db, q: string): Promise<string> => {
  const groups = SEARCH_KINDS.map(
    (kind, rank) =>
      sql`select ${sql.lit(rank)} as rank, ${sql.lit(kind)} as kind, found.* from (${hits(kind, SEARCH_GROUP_SIZE)}
        select ${items(1, SEARCH_GROUP_SIZE)} as items, ${hasExact}) found`,
  );
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(${searched}, 'groups', (
      select coalesce(json_agg(json_build_object('kind', g.kind, 'items', g.items) order by g.is_exact desc, g.rank), '[]')
      from (${sql.join(groups, sql` union all `)}) g where json_array_length(g.items) > 0))::text as json from ${planned(q)}`,
  );
};

const group = (kind: SearchKind, rank: number, wanted: Pick<SearchQuery, 'kind' | 'page'>): Sql => {
  const isWhole = wanted.kind === kind;
  const first = isWhole ? items(wanted.page, PAGE_SIZE) : items(1, SEARCH_GROUP_SIZE);
  const shown = isWhole || !wanted.kind ? first : sql`'[]'::json`;
  return sql`select ${sql.lit(rank)} as rank, found.* from (${hits(kind, SEARCH_COUNTED)} select json_build_object(
    'kind', ${sql.lit(kind)}, 'total', (select least(count(*), ${RANKED}) from h), 'items', ${shown}) as json, ${hasExact}) found`;
};

/**
 * Search results as JSON text (`searchView`): the first of every kind, or a page of one kind. Kinds with the exact title come
 * first.
 */
export const search = (db: Db, { q, kind, page }: SearchQuery): Promise<string> => {
  const groups = SEARCH_KINDS.map((one, rank) => group(one, rank, { kind, page }));
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(${searched}, 'groups', (
      select json_agg(g.json order by g.is_exact desc, g.rank) from (${sql.join(groups, sql` union all `)}) g))::text as json
      from ${planned(q)}`,
  );
};
