import type { FileView } from '@psp/contracts/files';
import type { StartLibraryImport } from '@psp/contracts/library-imports';
import { sql } from 'kysely';
import { type Acted, act, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { folded } from '../../csv-table.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { baseName, displayName, type ReceivedFile, visibleName } from '../../operating/files/store-file.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, flush, type Write } from '../../write.ts';
import { keepLibraryFile } from './files.ts';
import { LibraryImport } from './import.entity.ts';
import { WRONG } from './import-strings.ts';
import type { ImportedRow } from './read-import.ts';

const imports: Acted<LibraryImport> = { entity: 'library-import', type: LibraryImport, where: (id) => ({ id }) };

/** Keeps the rows of a table until the files are there. Returns the import's id. Throws `library-import.table` and `rate.limited`. */
export const createImport = async (
  write: Write<Actor>,
  { name, table }: { name: string; table: ImportedRow[] | string },
): Promise<string> => {
  if (typeof table === 'string') throw new DomainError('library-import.table', {}, table);
  await countAttempt(write, 'library-import:account', write.actor.accountId);
  const started = LibraryImport.of(write.actor, displayName(name, 'csv'));
  write.em.persist(started);
  const change = { action: 'create', from: null, to: started.status };
  record(write, { entity: 'library-import', id: started.id }, change, {
    details: { name: started.name, rows: table.length },
  });
  await flush(write);
  await write.db.run(sql`insert into library_import_row (import_id, position, line, file, title, content, problem)
    select ${started.id}, r.position - 1, r.line, r.file, r.title, r.content, r.problem
    from rows from (jsonb_to_recordset(${JSON.stringify(table)}::jsonb)
      as (line integer, file text, title text, content jsonb, problem text)) with ordinality r (line, file, title, content, problem, position)`);
  return started.id;
};

/**
 * Checks a received file and stores it for an import; a file at the same position is replaced. Call it outside a transaction. Throws
 * `not_found`, `action.not_allowed` once the import is started, and as `keepLibraryFile`.
 */
export const keepImportFile = async (
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  { id, position, actor }: { id: string; position: number; actor: Actor },
): Promise<FileView> => {
  await expectReceiving(dated, id, actor);
  const file = await keepLibraryFile(dated, files, received, actor);
  const kept = await oneRow(
    dated.db,
    sql<{ position: number }>`insert into library_import_file (import_id, position, name, file_id)
      select i.id, ${position}, ${baseName(received.name)}, ${file.id} from library_import i
        where i.id = ${id} and i.status = 'receiving' for share
      on conflict (import_id, position) do update set name = excluded.name, file_id = excluded.file_id returning position`,
  );
  found(kept, 'action.not_allowed');
  return file;
};

/* Before the file is received: nothing is stored for an import that takes no files. */
const expectReceiving = async ({ db }: Dated, id: string, { accountId }: Actor): Promise<void> => {
  const row = await oneRow(
    db,
    sql<{ status: string }>`select status from library_import where id = ${id} and created_by = ${accountId}`,
  );
  if (found(row).status !== 'receiving') throw new DomainError('action.not_allowed');
};

interface Chosen {
  name: string;
  fileId: string | null;
  /** Why it was not stored. */
  problem: string | null;
}

interface Matched {
  position: number;
  fileId: string | null;
  problem: string | null;
}

/** Starts the making of the documents, once all files are uploaded. Throws `version.stale` and `auth.forbidden`. */
export const startImport = async (
  write: Write<Actor>,
  { id, version, publishes, refused }: Versioned & StartLibraryImport,
): Promise<void> => {
  const { db, actor, now } = write;
  await act(write, imports, { id, version }, (one) => one.start(actor, publishes, now), { details: { publishes } });
  const stored = await db.run(
    sql<Chosen>`select name, file_id as "fileId", case when file_id is null then ${WRONG.missing}::text end as problem
      from library_import_file where import_id = ${id} order by position`,
  );
  const chosen = [
    ...stored,
    ...refused.map(({ name, reason }) => ({ name: visibleName(name), fileId: null, problem: WRONG.refused(reason) })),
  ];
  const rows = await db.run(
    sql<{ position: number; file: string }>`select position, file from library_import_row where import_id = ${id}`,
  );
  const byName = Map.groupBy(chosen, ({ name }) => folded(name));
  const matched = rows.map(({ position, file }) => ({ position, ...matchOf(byName.get(folded(file))) }));
  await db.run(sql`update library_import_row r set file_id = m."fileId", content = case when m.problem is null then r.content end,
      problem = nullif(concat_ws(' ', r.problem, case when r.file <> '' then m.problem end), '')
    from jsonb_to_recordset(${JSON.stringify(matched satisfies Matched[])}::jsonb) m (position integer, "fileId" uuid, problem text)
    where r.import_id = ${id} and r.position = m.position`);
  const named = new Set(rows.map(({ file }) => folded(file)));
  const others = chosen
    .filter(({ name }) => !named.has(folded(name)))
    .map(({ name, problem }) => ({ file: name, problem: [WRONG.unlisted, problem].filter(Boolean).join(' ') }));
  await db.run(sql`insert into library_import_row (import_id, position, file, title, problem)
    select ${id}, ${rows.length} + o.position - 1, o.file, '', o.problem
    from rows from (jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as (file text, problem text)) with ordinality o (file, problem, position)`);
  await enqueue(db, 'library-import', { id });
};

const matchOf = (chosen: Chosen[] = []): Omit<Matched, 'position'> => {
  const [only] = chosen;
  if (!only) return { fileId: null, problem: WRONG.missing };
  return chosen.length > 1 ? { fileId: null, problem: WRONG.several } : { fileId: only.fileId, problem: only.problem };
};

/** Ends an import before its last row; the documents that were made stay. Throws `version.stale`. */
export const stopImport = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { actor, now } = write;
  await act(write, imports, input, (one) => one.end(actor, 'stop', now));
};
