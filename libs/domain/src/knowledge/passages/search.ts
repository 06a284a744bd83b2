import { type KnowledgeItem, type KnowledgeList, type KnowledgeQuery } from '@psp/contracts/knowledge';
import { SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql, totals, windowOf } from '../../sql.ts';
import { excerptAround } from './excerpt.ts';
import { isReadablePassage } from './readable.ts';

/** Passages of a kind that are ranked and counted, by title and by text; a common word has tens of thousands. */
const RANKED = sql.lit(1000);

type Filters = Pick<KnowledgeQuery, 'kind' | 'category'>;

const chosen = ({ category }: Pick<Filters, 'category'>): Sql | undefined =>
  category === undefined ? undefined : sql`p.tags @> array[${`category ${category}`}]`;

/* Sources of one kind, each with the distance of its best match and the first passage that matched: 0 by title, 1 by text. */
const matchingOf = (kind: string, actor: Actor, { category }: Filters, q: string): Sql => {
  const of = allOf(sql`p.source_kind = ${sql.lit(kind)}`, chosen({ category }), isReadablePassage(actor));
  const columns = sql`p.source_kind, p.source_id, p.position, p.category`;
  if (!q)
    return sql`(select ${columns}, 1 as distance from public.passage p where p.position = 0 and ${of}
      order by p.source_id desc limit ${RANKED})`;
  return sql`(select ${columns}, 0 as distance from public.passage p, asked where p.position = 0 and p.title_vector @@ asked.query and ${of} limit ${RANKED})
    union all (select ${columns}, 1 from public.passage p, asked where p.vector @@ asked.query and ${of} limit ${RANKED})`;
};

const sourcesOf = (actor: Actor, filters: Filters, q: string): Sql => {
  const kinds = Object.keys(SOURCE_KINDS).filter((kind) => filters.kind === undefined || filters.kind === kind);
  const hits = sql.join(
    kinds.map((kind) => matchingOf(kind, actor, filters, q)),
    sql` union all `,
  );
  return sql`(select source_kind, source_id, min(category) as category, min(position) as position, min(distance) as distance,
      count(*) as passages from (${hits}) h group by source_kind, source_id)`;
};

/** Kinds with their number of sources, in the order of SOURCE_KINDS. */
const countedKinds = (sources: Sql): Sql => sql`(select coalesce(json_agg(json_build_object('kind', kind, 'count', n)
    order by array_position(${Object.keys(SOURCE_KINDS)}::text[], kind)), '[]')
  from (select source_kind as kind, count(*)::int as n from ${sources} s group by source_kind) k)`;

const countedCategories = (
  sources: Sql,
): Sql => sql`(select coalesce(json_agg(json_build_object('category', category, 'count', n)
    order by n desc, category), '[]')
  from (select category, count(*)::int as n from ${sources} s where category is not null group by category) c)`;

const TERMS = (q: string): Sql => sql`array(select distinct search_beginning(word) from search_sought(${q}) word)`;

type Stored = Omit<KnowledgeItem, 'excerpt'> & { text: string };
type StoredList = Omit<KnowledgeList, 'items'> & { items: Stored[] };

const ITEM = sql`json_build_object('kind', p.source_kind, 'id', p.source_id, 'title', p.title, 'category', p.category,
  'anchor', p.anchor, 'heading', p.heading, 'text', p.text)`;

/**
 * Searches the passages that the actor may read. One result per source: those whose title matches come first, then those with most
 * passages that match. Without words, the newest sources. Facets count under the other filters.
 */
export const searchKnowledge = async (
  db: Db,
  actor: Actor,
  { q, page, kind, category }: KnowledgeQuery,
): Promise<KnowledgeList> => {
  const filters = { kind, category };
  const facet = (other: Filters): Sql =>
    kind === other.kind && category === other.category ? sql`found` : sourcesOf(actor, other, q);
  const row = await oneRow(
    db,
    sql<{ json: StoredList }>`with asked as materialized (select passage_query(${q}) as query),
      found as materialized (${sourcesOf(actor, filters, q)}),
      shown as (select f.*, row_number() over (order by f.distance, f.passages desc, f.source_id desc) as rank from found f
        order by rank ${windowOf(page)})
    select json_build_object('items', (select coalesce(json_agg(${ITEM} order by s.rank), '[]')
        from shown s join public.passage p using (source_kind, source_id, position)),
      'terms', ${TERMS(q)}, 'kinds', ${countedKinds(facet({ kind: undefined, category }))},
      'categories', ${countedCategories(facet({ kind, category: undefined }))}, ${totals(page, PAGE_SIZE)}) as json
    from (select count(*)::int as n from found) counted`,
  );
  const { items, ...list } = found(row).json;
  return {
    ...list,
    items: items.map(({ text, ...item }) => ({ ...item, excerpt: excerptAround(text, list.terms) })),
  };
};

/** Number of sources of each kind that the actor may read, as JSON. */
export const readableKinds = (actor: Actor): Sql =>
  countedKinds(sql`(select p.source_kind from public.passage p where p.position = 0 and ${isReadablePassage(actor)})`);
