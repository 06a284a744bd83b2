import { LIBRARY_FILE_TYPES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { keepAttachment } from '../../operating/files/keep-attachment.ts';
import type { FileStore } from '../../operating/files/store.ts';
import type { ReceivedFile } from '../../operating/files/store-file.ts';
import { oneRow } from '../../sql.ts';
import type { Dated, Write } from '../../write.ts';

/**
 * Checks a received file and stores it, to be kept in a document within a day. Call it outside a transaction. Throws what
 * `keepAttachment` throws, and `library.type`.
 */
export const keepLibraryFile = (
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  owner: Pick<Actor, 'organisationId' | 'accountId'>,
): Promise<FileView> =>
  keepAttachment(dated, files, received, owner, {
    ...{ purpose: 'library', accepted: LIBRARY_FILE_TYPES, refusal: 'library.type' },
  });

/**
 * Sets the files of a document, in this order, from version `edition` on; earlier versions keep theirs. Throws `library.file_gone` for
 * a file that is in another document, was removed from this one, or is another organisation's and not in the document.
 */
export const setFiles = async (
  { db, actor, now }: Write<Actor>,
  { id, edition }: { id: string; edition: number },
  fileIds: readonly string[],
): Promise<void> => {
  const usable = await oneRow(
    db,
    sql<{ count: number }>`select count(*)::int as count from stored_file f where f.id = any (${fileIds}::uuid[])
      and f.purpose = 'library' and not exists (select from library_file l
        where l.file_id = f.id and (l.document_id <> ${id} or l.removed_in is not null))
      and (f.organisation_id = ${actor.organisationId} or exists (select from library_file l
        where l.file_id = f.id and l.document_id = ${id}))`,
  );
  found(usable?.count === fileIds.length ? usable : null, 'library.file_gone');
  const gone = sql`document_id = ${id} and removed_in is null and file_id <> all (${fileIds}::uuid[])`;
  await db.run(sql`delete from library_file where ${gone} and added_in = ${edition}`);
  await db.run(sql`update library_file set removed_in = ${edition} where ${gone}`);
  await db.run(sql`insert into library_file (document_id, file_id, position, added_in, created_at)
    select ${id}, f.id, f.position, ${edition}, ${now}::timestamptz from unnest(${fileIds}::uuid[]) with ordinality f(id, position)
    on conflict (file_id) do update set position = excluded.position`);
  await db.run(sql`select enqueue('text-extraction', array(select jsonb_build_object('id', file_id) from library_file
    where document_id = ${id} and text_state = 'waiting'))`);
};
