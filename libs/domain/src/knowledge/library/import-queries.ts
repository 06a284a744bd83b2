import type { LibraryImportQuery, LibraryImportView } from '@psp/contracts/library-imports';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, pageText, windowOf } from '../../sql.ts';
import { importActions } from './import.entity.ts';

const ITEM = sql`'id', i.id, 'version', i.version, 'name', i.name, 'status', i.status, 'publishes', i.publishes,
  'createdAt', i.created_at, 'endedAt', i.ended_at, 'by', a.display_name, 'rows', r.rows, 'made', r.made, 'bad', r.bad`;
const IMPORTS = sql`library_import i join account a on a.id = i.created_by,
  lateral (select count(line)::int as rows, count(document_id)::int as made, count(problem)::int as bad
    from library_import_row where import_id = i.id) r`;

/** Lists the imports, the newest first, as JSON text (`libraryImportList`). */
export const listImports = (db: Db, { page }: LibraryImportQuery): Promise<string> =>
  pageText(
    db,
    page,
    sql`select json_build_object(${ITEM}) as item, row_number() over (order by i.id desc) as position from ${IMPORTS}
      order by i.id desc ${windowOf(page)}`,
    sql`select from library_import`,
  );

type Stored = Omit<LibraryImportView, 'actions'>;

/** Reads an import with the result of each row, or null. */
export const readImport = async (db: Db, actor: Actor, id: string, now: Date): Promise<LibraryImportView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored; createdBy: string }>`select json_build_object(${ITEM},
        'files', (select count(*)::int from library_import_file where import_id = i.id and file_id is not null),
        'results', (select coalesce(json_agg(json_build_object('position', position, 'line', line, 'file', file, 'title', title,
          'documentId', document_id, 'problem', problem) order by position), '[]')
          from library_import_row where import_id = i.id)) as json, i.created_by as "createdBy"
      from ${IMPORTS} where i.id = ${id}`,
  );
  if (!row) return null;
  const { json, createdBy } = row;
  return { ...json, actions: importActions({ status: json.status, createdBy }, actor, now) };
};
