import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import { type Actor, isAdmin, type SYSTEM } from '../../actor.ts';
import { asSystem } from '../../as-system.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { transaction, type Write } from '../../write.ts';
import { LibraryImport } from './import.entity.ts';
import { WRONG } from './import-strings.ts';
import { createDocument, publishDocument } from './manage-library.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { ImportedContent } from './read-import.ts';

interface Waiting {
  position: number;
  content: ImportedContent;
  fileId: string;
  publishes: boolean;
}

const isWaiting = sql`document_id is null and problem is null`;

/* The author of an import with their present rights; null once they have left the association. */
const authorOf = (db: Db, id: string): Promise<Actor | null> =>
  oneRow(
    db,
    sql<Actor>`select a.id as "accountId", a.display_name as "displayName", o.id as "organisationId", o.name as "organisationName",
        o.kind, m.role, case when a.status = 'active' then o.status else 'suspended' end as status
      from library_import i join account a on a.id = i.created_by join membership m on m.account_id = a.id
        join organisation o on o.id = m.organisation_id and o.kind = 'admin' where i.id = ${id} limit 1`,
  );

/* Locked apart, so that the next statement sees what another worker has made meanwhile; all imports wait, so that no title comes twice. */
const nextRow = async ({ db }: Write<Actor>, id: string): Promise<Waiting | null> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('library-import', 0))`);
  return oneRow(
    db,
    sql<Waiting>`select r.position, r.content, r.file_id as "fileId", i.publishes
      from library_import_row r join library_import i on i.id = r.import_id and i.status = 'running'
      where r.import_id = ${id} and ${isWaiting} order by r.position limit 1`,
  );
};

const isKnown = async (db: Db, title: string): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select from library_document where search_fold(title) = search_fold(${title})
      and status in ('draft', 'proposed', 'published') limit 1`,
  )) !== null;

const makeDocument = async (write: Write<Actor>, { content, fileId, publishes }: Waiting): Promise<string> => {
  const ownerId = content.verifiedOn === null ? null : write.actor.accountId;
  const body = { html: '', words: '' };
  const id = await createDocument(write, { ...content, body, ownerId, url: null, fileIds: [fileId], relatedIds: [] });
  if (publishes) await publishDocument(write, { id, version: 1 });
  return id;
};

const failRows = (db: Db, id: string, problem: string, position: number | null = null): Promise<unknown> =>
  db.run(sql`update library_import_row set problem = ${problem}
    where import_id = ${id} and ${isWaiting} and ${position === null ? sql`true` : sql`position = ${position}`}`);

/* Makes the document of the next row. Returns false when no row waits. */
const makeNext = async (orm: MikroORM, id: string): Promise<boolean> => {
  const actor = await authorOf(createReadDb(orm), id);
  if (!actor || !isAdmin(actor)) {
    await asSystem(orm, ({ db }) => failRows(db, id, WRONG.rights));
    return false;
  }
  let position = 0;
  try {
    return await transaction(orm, { actor }, async (write) => {
      const row = await nextRow(write, id);
      if (!row) return false;
      ({ position } = row);
      if (await isKnown(write.db, row.content.title)) await failRows(write.db, id, WRONG.known, position);
      else {
        const documentId = await makeDocument(write, row);
        await write.db.run(sql`update library_import_row set document_id = ${documentId}
          where import_id = ${id} and position = ${position}`);
      }
      return true;
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await asSystem(orm, ({ db }) => failRows(db, id, error.message, position));
    return true;
  }
};

/**
 * Makes the documents of an import, each in a transaction of its own, and ends it. Rows that are done are left out, so that a retry
 * goes on where an earlier attempt ended. Throws database errors.
 */
export const makeImport = async (orm: MikroORM, id: string): Promise<void> => {
  while (await makeNext(orm, id));
  await asSystem(orm, (write) => finishImport(write, id));
};

/* Does nothing for an import that was ended meanwhile. */
const finishImport = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  const { db, actor, now } = write;
  const one = await lock(write, LibraryImport, { id });
  if (one.status !== 'running') return;
  record(write, { entity: 'library-import', id }, one.end(actor, 'finish', now));
  const author = await authorOf(db, id);
  const counts = await oneRow(
    db,
    sql<{ made: number; bad: number }>`select count(document_id)::int as made, count(problem)::int as bad
      from library_import_row where import_id = ${id}`,
  );
  if (author && counts)
    notifyMembers(
      write,
      author.organisationId,
      [author.accountId],
      NOTIFICATIONS.imported(one, counts.made, counts.bad),
    );
};

/** Ends an import whose remaining rows failed in every attempt. */
export const failImport = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  await failRows(write.db, id, WRONG.failed);
  await finishImport(write, id);
};
