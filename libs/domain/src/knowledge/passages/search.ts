import type { KnowledgeItem, KnowledgeList, KnowledgeQuery } from '@psp/contracts/knowledge';
import { SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql, totals, windowOf } from '../../sql.ts';
import { categoryName, sourceCategories } from '../categories.ts';
import { excerptAround } from './excerpt.ts';
import { isReadableSource } from './readable.ts';

/** With more sources than this, the words are so common that those with all words in one passage are not looked for. */
const NEAR = sql.lit(1000);

/* Sources that the actor has as favourites. */
const isFavourite = ({ accountId }: Actor): Sql => sql`s.id in (select coalesce(v.document_id, v.act_id, v.article_id)
  from library_favourite v where v.account_id = ${accountId})`;

const ofKind = (kind: KnowledgeQuery['kind']): Sql | undefined => (kind ? sql`f.kind = ${kind}` : undefined);
const ofCategory = (category: KnowledgeQuery['category']): Sql | undefined =>
  category ? sql`f.category = ${category}` : undefined;

/* Kinds with their number of sources, in the order of SOURCE_KINDS; `groups` selects rows with kind and n. */
const countedKinds = (groups: Sql): Sql => sql`(select coalesce(json_agg(json_build_object('kind', kind, 'count', n)
    order by array_position(${Object.keys(SOURCE_KINDS)}::text[], kind)), '[]')
  from (select f.kind, sum(f.n)::int as n from ${groups} group by f.kind) k)`;

const countedCategories = (
  groups: Sql,
): Sql => sql`(select coalesce(json_agg(json_build_object('category', category, 'count', n)
    order by n desc, category), '[]')
  from (select f.category, sum(f.n)::int as n from ${groups} and f.category is not null group by f.category) c)`;

/* All sources that match, of every kind and category; the most are counted and never shown. */
const matching = (actor: Actor, { q, show }: Pick<KnowledgeQuery, 'q' | 'show'>): Sql => {
  const columns = sql`s.kind, s.id, s.category`;
  const isShown = allOf(isReadableSource(actor), show === 'favourites' ? isFavourite(actor) : undefined);
  if (!q) return sql`select ${columns}, false as is_titled from passage_source s where ${isShown}`;
  return sql`select ${columns}, s.title_vector @@ asked.query as is_titled from passage_source s, asked
    where s.vector @@ (select query from asked) and ${isShown}`;
};

/* Sources with a passage that has all the words, where few enough match. */
const NEAR_SOURCES = sql`select distinct p.source_kind as kind, p.source_id as id from public.passage p
  where p.vector @@ (select query from asked where (select n <= ${NEAR} from counted))`;

const BEST_FIRST = sql`order by is_titled desc, is_near desc, id desc`;

/* The first passage of a source with all the words, or else with one of them. */
const BEST = sql`lateral (select p.* from public.passage p where p.source_kind = s.kind and p.source_id = s.id
  order by coalesce(p.vector @@ asked.query, false) desc, coalesce(p.vector @@ asked.any_word, false) desc, p.position limit 1) p`;

const ITEM = sql`json_build_object('kind', s.kind, 'id', s.id, 'title', p.title, 'category', s.category,
  'categoryName', ${categoryName(sql`s.category`)},
  'anchor', p.anchor, 'heading', p.heading, 'text', p.text,
  'document', (select json_build_object('type', d.type, 'verifiedOn', d.verified_on, 'rating', d.rating::float8, 'reviews', d.review_count)
    from library_document d where s.kind = 'library' and d.id = s.id))`;

type Stored = Omit<KnowledgeItem, 'excerpt'> & { text: string };
type StoredList = Omit<KnowledgeList, 'items'> & { items: Stored[] };

/**
 * Searches the sources that the actor may read, each with the passage that matched: those whose title matches first, then those with all
 * words in one passage, then the newest. Without words, the newest sources. Facets count under the other filters.
 */
export const searchKnowledge = async (
  db: Db,
  actor: Actor,
  { q, page, kind, category, show }: KnowledgeQuery,
): Promise<KnowledgeList> => {
  const shown = allOf(ofKind(kind), ofCategory(category));
  const row = await oneRow(
    db,
    sql<{
      json: StoredList;
    }>`with asked as materialized (select query, replace(query::text, '&', '|')::tsquery as any_word
        from (select passage_query(${q}) as query) w),
      found as materialized (${matching(actor, { q, show })}),
      groups as materialized (select f.kind, f.category, count(*) as n from found f group by f.kind, f.category),
      counted as materialized (select coalesce(sum(f.n), 0)::int as n from groups f where ${shown}),
      near as materialized (${NEAR_SOURCES}),
      shown as materialized (select s.*, row_number() over (${BEST_FIRST}) as rank
        from (select f.*, n.id is not null as is_near from found f left join near n using (kind, id) where ${shown}
          ${BEST_FIRST} ${windowOf(page)}) s)
    select json_build_object('items', (select coalesce(json_agg(${ITEM} order by s.rank), '[]') from shown s, asked, ${BEST}),
      'terms', array(select distinct search_beginning(word) from search_sought(${q}) word),
      'kinds', ${countedKinds(sql`groups f where ${allOf(ofCategory(category))}`)},
      'categoryNames', ${sourceCategories(sql`groups`)},
      'categories', ${countedCategories(sql`groups f where ${allOf(ofKind(kind))}`)},
      ${totals(page, PAGE_SIZE)}) as json from counted`,
  );
  const { items, ...list } = found(row).json;
  return {
    ...list,
    items: items.map(({ text, ...item }) => ({ ...item, excerpt: excerptAround(text, list.terms) })),
  };
};

/** Number of sources of each kind that the actor may read, as JSON. */
export const readableKinds = (actor: Actor): Sql =>
  countedKinds(sql`(select s.kind, 1 as n from passage_source s where ${isReadableSource(actor)}) f`);
