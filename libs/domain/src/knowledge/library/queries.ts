import { FILE_TEXT_MAX, type LibraryQuery, type LibraryView } from '@psp/contracts/library';
import { LIBRARY_TYPES, type LibraryType } from '@psp/contracts/library-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import { readingMinutes, wordsOf } from '../../operating/rich-text/text.ts';
import type { Db } from '../../read-db.ts';
import { allOf, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { categoryName, readableCategories } from '../categories.ts';
import { isFavouriteOf } from '../opinions/favourites.ts';
import { DOCUMENT } from '../opinions/subject.ts';
import { isReadableBy, type Reader } from '../passages/readable.ts';
import { sectionsOf } from './sections.ts';
import { IS_LONG } from './summary.ts';

/** Computed related documents, besides those that the association chose. */
const ALIKE_MAX = 3;

const LISTED = sql`'id', d.id, 'title', d.title, 'type', d.type, 'category', d.category,
  'categoryName', ${categoryName(sql`d.category`)}, 'description', d.description,
  'author', d.author, 'tags', d.tags, 'publishedAt', d.published_at, 'verifiedOn', d.verified_on, 'views', d.views,
  'downloads', d.downloads, 'rating', d.rating::float8, 'reviews', d.review_count`;

const ORDERS: Record<LibraryQuery['order'], Sql> = {
  newest: sql`d.published_at desc, d.id desc`,
  downloads: sql`d.downloads desc, d.id desc`,
  views: sql`d.views desc, d.id desc`,
};

const COUNTS = sql.join(
  (Object.keys(LIBRARY_TYPES) as LibraryType[]).map(
    (one) => sql`${sql.lit(one)}, count(*) filter (where d.type = ${sql.lit(one)})`,
  ),
);

/** Lists the documents that the actor, or a visitor (null), may open, as JSON text (`libraryList`). */
export const listLibrary = (
  db: Db,
  actor: Actor | null,
  { page, q, type, category, show, order }: LibraryQuery,
): Promise<string> => {
  const ofAnyType = allOf(
    isReadableBy(actor),
    category ? sql`d.category = ${category}` : undefined,
    actor && show === 'favourites' ? isFavouriteOf(actor, DOCUMENT, sql`d.id`) : undefined,
    q ? matches(sql`d.search_text`, sql`d.search_vector`, q) : undefined,
  );
  const where = allOf(ofAnyType, type ? sql`d.type = ${type}` : undefined);
  const by = ORDERS[order];
  return pageText(
    db,
    page,
    sql`select json_build_object(${LISTED}) as item, row_number() over (order by ${by}) as position
      from library_document d where ${where} order by ${by} ${windowOf(page)}`,
    sql`select from library_document d where ${where}`,
    sql`, 'categoryNames', ${readableCategories('library_document', actor)}, 'counts',
      (select json_build_object('all', count(*), ${COUNTS}) from library_document d where ${ofAnyType})`,
  );
};

/* Files of the version in `shown`, in order. */
const FILES = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type,
    'size', f.size, 'textState', l.text_state, 'isTemplate', coalesce(g.template is not null, false)) order by l.position, l.id), '[]')
  from library_file l join stored_file f on f.id = l.file_id left join library_reading g on g.file_id = l.file_id
  where l.document_id = d.id and l.added_in <= v.number and (l.removed_in is null or l.removed_in > v.number))`;

const VERSIONS = sql`(select json_agg(json_build_object('number', n.number, 'publishedAt', n.published_at, 'note', n.note)
  order by n.number desc) from library_version n where n.document_id = d.id)`;

/* Chosen documents that the reader may open, then the ones most alike by tags and category. */
const relatedTo = (reader: Reader): Sql => sql`(select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title,
    'type', o.type, 'isChosen', o.chosen is not null) order by o.chosen, o.alike desc, o.published_at desc, o.id), '[]')
  from (select o.id, o.title, o.type, o.published_at, r.position as chosen, a.alike,
      row_number() over (partition by r.position is null order by a.alike desc, o.published_at desc, o.id) as place
    from library_document o left join library_related r on r.document_id = d.id and r.related_id = o.id,
      lateral (select 2 * cardinality(array(select unnest(o.tags) intersect select unnest(d.tags)))
        + (o.category = d.category)::int as alike) a
    where ${isReadableBy(reader, 'o')} and o.id <> d.id
      and (r.position is not null or o.category = d.category or o.tags && d.tags)) o
  where o.chosen is not null or o.place <= ${sql.lit(ALIKE_MAX)})`;

const OWNER = sql`(select a.display_name from account a where a.id = d.owner_id)`;

type Stored = Omit<LibraryView, 'sections' | 'readingMinutes'> & { body: string };

/**
 * Reads a document with its published version, or the version `edition`; null for one that the actor, or a visitor (null), may not
 * open, or that there is not. Visitors are not told the person who answers for it.
 */
export const readDocument = async (
  db: Db,
  actor: Actor | null,
  { id, edition }: { id: string; edition?: number | undefined },
): Promise<LibraryView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select (jsonb_build_object(${LISTED}) || jsonb_build_object('title', v.title, 'description', v.description,
        'body', v.body, 'url', v.url, 'access', d.access, 'shown', v.number, 'edition', d.edition, 'files', ${FILES},
        'owner', ${actor ? OWNER : sql`null::text`}, 'versions', ${VERSIONS}, 'isLong', ${IS_LONG},
        'related', ${relatedTo(actor)})) as json
      from library_document d join library_version v on v.document_id = d.id and v.number = coalesce(${edition ?? null}::int, d.edition)
      where d.id = ${id} and ${isReadableBy(actor)}`,
  );
  if (!row) return null;
  const { body, ...view } = row.json;
  return { ...view, sections: sectionsOf(body), readingMinutes: readingMinutes(wordsOf(body)) };
};

/** Reads a file of a document, also one of an earlier version; null for a document that the actor may not open. */
export const findDocumentFile = (
  db: Db,
  actor: Actor | null,
  { id, fileId }: { id: string; fileId: string },
): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from library_document d join library_file l on l.document_id = d.id join stored_file f on f.id = l.file_id
      where d.id = ${id} and l.file_id = ${fileId} and ${actor?.kind === 'admin' ? sql`true` : isReadableBy(actor)}`,
  );

/**
 * Reads the text that the worker found in a file of a document, up to FILE_TEXT_MAX characters, as JSON text (`libraryFileText`); null
 * for a file without one, and for a document that the actor may not open.
 */
export const readFileText = async (
  db: Db,
  actor: Actor,
  { id, fileId }: { id: string; fileId: string },
): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ text: string }>`select json_build_object(
        'parts', coalesce(json_agg(json_build_object('heading', p.heading, 'text', left(p.text, ${FILE_TEXT_MAX} - p.before)) order by p.n)
          filter (where p.before < ${FILE_TEXT_MAX}), '[]'),
        'isCut', coalesce(bool_or(p.before + length(p.text) > ${FILE_TEXT_MAX}), false))::text as text
      from library_document d join library_file l on l.document_id = d.id and l.text_state = 'read'
        join library_reading g on g.file_id = l.file_id,
        lateral (select n, piece ->> 'heading' as heading, piece ->> 'text' as text,
            (sum(length(piece ->> 'text')) over (order by n) - length(piece ->> 'text'))::int as before
          from jsonb_array_elements(g.pieces) with ordinality e (piece, n)) p
      where d.id = ${id} and l.file_id = ${fileId} and ${isReadableBy(actor)} group by l.file_id`,
  );
  return row?.text ?? null;
};
