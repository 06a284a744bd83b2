import { DOCUMENT_TYPES } from '@psp/contracts/file-limits';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { keepDocumentPassages } from '../library/passages.ts';
import { EXTRACTED_TYPES, type ExtractedType } from './extract-text.ts';
import { type Extraction, withoutText } from './read-file.ts';

/** A file of the library whose text was not extracted yet; `type` is null when it is none that is read. */
export interface WaitingFile {
  storageKey: string;
  type: ExtractedType | null;
}

/** Reads a file of the library; null when it is gone or was read already. */
export const waitingFile = async (db: Db, id: string): Promise<WaitingFile | null> => {
  const file = await oneRow(
    db,
    sql<{
      storageKey: string;
      contentType: string;
    }>`select f.storage_key as "storageKey", f.content_type as "contentType"
      from library_file l join stored_file f on f.id = l.file_id where l.file_id = ${id} and l.text_state = 'waiting'`,
  );
  if (!file) return null;
  const type = EXTRACTED_TYPES.find((one) => DOCUMENT_TYPES[one] === file.contentType) ?? null;
  return { storageKey: file.storageKey, type };
};

/** Keeps what was read in a file, with the passages of its document. Does nothing for a file that is gone or was read already. */
export const keepExtraction = async (
  { db }: Pick<Write<unknown>, 'db'>,
  id: string,
  { state, text, pages, pieces, template }: Omit<Extraction, 'state'> & { state: Extraction['state'] | 'none' },
): Promise<void> => {
  // The row of the document is locked first, as by the commands that change its files.
  const document = await oneRow(
    db,
    sql<{
      id: string;
    }>`select d.id from library_document d where d.id = (select document_id from library_file where file_id = ${id})
      for update`,
  );
  const kept = await oneRow(
    db,
    sql<{
      id: string;
    }>`update library_file set text_state = ${state}, text = ${state === 'read' ? text : null}, pages = ${pages}
      where file_id = ${id} and text_state = 'waiting' returning id`,
  );
  if (!document || !kept) return;
  if (state === 'read')
    await db.run(sql`insert into library_reading (file_id, pieces, template)
      values (${id}, ${JSON.stringify(pieces)}::jsonb, ${template && JSON.stringify(template)}::jsonb)`);
  await keepDocumentPassages({ db }, document.id);
};

/** Keeps that a file could not be read in any attempt. */
export const failExtraction = (write: Pick<Write<unknown>, 'db'>, id: string): Promise<void> =>
  keepExtraction(write, id, withoutText('broken'));
