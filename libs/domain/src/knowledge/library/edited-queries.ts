import type { EditedLibraryQuery, EditedLibraryView } from '@psp/contracts/library';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, jsonText, matches, oneRow, pageText, windowOf } from '../../sql.ts';
import { categoryName, EDITED_CATEGORIES } from '../categories.ts';
import { libraryActions } from './document.entity.ts';

const CHOICES_MAX = 500;

const EDITED = sql`'id', d.id, 'version', d.version, 'title', d.title, 'type', d.type, 'category', d.category,
  'categoryName', ${categoryName(sql`d.category`)}, 'status', d.status, 'access', d.access, 'edition', d.edition, 'publishedAt', d.published_at, 'verifiedOn', d.verified_on,
  'owner', (select a.display_name from account a where a.id = d.owner_id), 'views', d.views, 'downloads', d.downloads,
  'proposer', (select json_build_object('id', o.id, 'name', o.name) from organisation o where o.id = d.organisation_id)`;

/** Lists all documents, the newest first, as JSON text (`editedLibraryList`). */
export const listEditedLibrary = (db: Db, { page, q, status, type, category }: EditedLibraryQuery): Promise<string> => {
  const where = allOf(
    status === 'all' ? undefined : sql`d.status = ${status}`,
    type ? sql`d.type = ${type}` : undefined,
    category ? sql`d.category = ${category}` : undefined,
    q ? matches(sql`d.search_text`, sql`d.search_vector`, q) : undefined,
  );
  return pageText(
    db,
    page,
    sql`select json_build_object(${EDITED}) as item, row_number() over (order by d.id desc) as position
      from library_document d where ${where} order by d.id desc ${windowOf(page)}`,
    sql`select from library_document d where ${where}`,
    sql`, 'categoryNames', ${EDITED_CATEGORIES}`,
  );
};

/** Reads what the form of a document offers, as JSON text (`libraryChoices`). */
export const readChoices = (db: Db, { organisationId }: Actor): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'owners', (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name)
          order by a.display_name collate "ro-x-icu", a.id), '[]')
        from membership m join account a on a.id = m.account_id where m.organisation_id = ${organisationId} and a.status = 'active'),
      'documents', (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title)
          order by d.title collate "ro-x-icu", d.id), '[]')
        from (select id, title from library_document where status = 'published' order by published_at desc, id desc
          limit ${sql.lit(CHOICES_MAX)}) d))::text as json`,
  );

type Stored = Omit<EditedLibraryView, 'actions'>;

/** Reads a document with everything that its editors see, or null. */
export const readEditedDocument = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<EditedLibraryView | null> => {
  const files = sql`library_file l join stored_file f on f.id = l.file_id where l.document_id = d.id and l.removed_in is null`;
  const related = sql`library_related r join library_document o on o.id = r.related_id where r.document_id = d.id`;
  const content = sql`json_build_object('type', d.type, 'title', d.title, 'category', d.category, 'description', d.description,
    'body', d.body, 'author', d.author, 'tags', d.tags, 'access', d.access, 'verifiedOn', d.verified_on, 'ownerId', d.owner_id,
    'url', d.url, 'fileIds', (select coalesce(json_agg(l.file_id order by l.position, l.id), '[]') from ${files}),
    'relatedIds', (select coalesce(json_agg(r.related_id order by r.position), '[]') from ${related}))`;
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(${EDITED}, 'content', ${content}, 'reason', d.reason,
        'files', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size,
          'textState', l.text_state, 'template', (select jsonb_build_object('fields', g.template -> 'fields',
            'problems', g.template -> 'problems') from library_reading g where g.file_id = l.file_id and g.template is not null))
          order by l.position, l.id), '[]') from ${files}),
        'related', (select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title) order by r.position), '[]') from ${related}),
        'versions', (select coalesce(json_agg(json_build_object('number', v.number, 'publishedAt', v.published_at, 'note', v.note)
          order by v.number desc), '[]') from library_version v where v.document_id = d.id),
        'history', ${historyOf(sql`select d.id`, actor)}) as json
      from library_document d where d.id = ${id}`,
  );
  if (!row) return null;
  const { status, proposer } = row.json;
  return { ...row.json, actions: libraryActions({ status, organisationId: proposer?.id ?? null }, actor, now) };
};
