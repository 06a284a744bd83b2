import type { EditedMagazineQuery, EditedMagazineView, MagazineQuery } from '@psp/contracts/magazine';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { countOf, jsonText, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { magazineActions } from './issue.entity.ts';

/** Fields of the issue `m` with its file `f`, as arguments of json_build_object. */
const READABLE = sql`'id', m.id, 'year', m.year, 'number', m.number, 'title', m.title, 'summary', m.summary, 'pages', m.pages,
  'appearsOn', m.appears_on, 'file', case when f.id is not null then json_build_object('name', f.name, 'size', f.size) end`;
const EDITED = sql`${READABLE}, 'version', m.version, 'adsUntil', m.ads_until, 'status', m.status, 'publishedAt', m.published_at`;
const WITH_FILE = sql`magazine_issue m left join stored_file f on f.id = m.file_id`;
const NEWEST = sql`m.year desc, m.number desc`;

/* The magazine is a benefit of partners; the association reads all issues. */
const isReadableBy = ({ kind, status }: Actor): Sql => {
  if (status !== 'approved' || kind === 'uat') return sql`false`;
  return kind === 'admin' ? sql`true` : sql`m.status = 'published'`;
};

const listOf = (db: Db, page: number, item: Sql, where: Sql): Promise<string> =>
  pageText(
    db,
    page,
    sql`select json_build_object(${item}) as item, row_number() over (order by ${NEWEST}) as position
      from ${WITH_FILE} where ${where} order by ${NEWEST} ${windowOf(page)}`,
    sql`select from magazine_issue m where ${where}`,
  );

/** Lists the issues that the actor may read, newest first, as JSON text (`magazineList`). */
export const listMagazine = (db: Db, actor: Actor, { page }: MagazineQuery): Promise<string> =>
  listOf(db, page, READABLE, isReadableBy(actor));

/** Reads the newest issue that the actor may read and their number, as JSON text (`latestMagazine`). */
export const readLatestMagazine = (db: Db, actor: Actor): Promise<string> => {
  const where = isReadableBy(actor);
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('total', counted.n,
      'issue', (select json_build_object(${READABLE}) from ${WITH_FILE} where ${where} order by ${NEWEST} limit 1))::text as json
      from ${countOf(sql`select from magazine_issue m where ${where}`)} counted`,
  );
};

/** Lists all issues, newest first, as JSON text (`editedMagazineList`). */
export const listEditedMagazine = (db: Db, { page, status }: EditedMagazineQuery): Promise<string> =>
  listOf(db, page, EDITED, status === 'all' ? sql`true` : sql`m.status = ${status}`);

/** Reads an issue with everything that its page shows, or null. */
export const readMagazineIssue = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<EditedMagazineView | null> => {
  const row = await oneRow(
    db,
    sql<{ item: Omit<EditedMagazineView, 'actions'>; fileId: string | null }>`
      select m.file_id as "fileId", json_build_object(${EDITED}, 'announcedAt', m.announced_at,
        'withdrawal', case when m.status = 'withdrawn' then json_build_object('at', m.withdrawn_at, 'reason', m.withdraw_reason) end,
        'history', ${historyOf(sql`select m.id`, actor)}) as item
      from ${WITH_FILE} where m.id = ${id}`,
  );
  return row && { ...row.item, actions: magazineActions({ ...row.item, fileId: row.fileId }, actor, now) };
};

/** Reads the PDF of an issue for a user; null when the user may not read the issue. */
export const findMagazineFile = (db: Db, actor: Actor, id: string): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from magazine_issue m join stored_file f on f.id = m.file_id where m.id = ${id} and ${isReadableBy(actor)}` as RawBuilder<StoredFile>,
  );
