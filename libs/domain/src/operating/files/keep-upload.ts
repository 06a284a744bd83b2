import { createReadStream } from 'node:fs';
import { DOCUMENT_TYPES, type UploadedFile } from '@psp/contracts/files';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../joining/accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import type { Dated } from '../../write.ts';
import { displayName } from './display-name.ts';
import { inspectDocument } from './inspect-document.ts';
import { removeFiles } from './remove.ts';
import { storageRefusal } from './storage-refusal.ts';
import type { FileStore } from './store.ts';

/** A file that has come in whole, at `path`. `name` is what the sender calls it. */
export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
}

/** What a file is wanted for: a presentation is a PDF, any other document may be Word's as well. */
export type UploadKind = 'document' | 'presentation';

/**
 * Checks a received file and puts it into the store under a generated name, for whoever holds the secret that is returned.
 * The row is there before the object, so that no object is without one, wherever the process ends. Call it outside a
 * transaction. Throws what `inspectDocument` throws, `file.not_pdf`, `storage.full` and
 * `storage.unavailable`.
 */
export async function keepUpload(
  { db, now }: Dated,
  files: FileStore,
  { path, name, size }: ReceivedFile,
  kind: UploadKind,
): Promise<UploadedFile> {
  const type = await inspectDocument(path).catch((error: unknown) => {
    throw kind === 'presentation' && isOtherType(error) ? new DomainError('file.not_pdf') : error;
  });
  if (kind === 'presentation' && type !== 'pdf') throw new DomainError('file.not_pdf');
  const id = newId();
  const key = `application/${newId()}.${type}`;
  const file = { id, name: displayName(name, type), contentType: DOCUMENT_TYPES[type], size };
  const claim = newSecret();
  await db.run(sql`insert into stored_file (id, purpose, claim_hash, name, content_type, size, storage_key, created_at)
    values (${id}, 'application', ${hashSecret(claim)}, ${file.name}, ${file.contentType}, ${size}, ${key}, ${now})`);
  try {
    await files.write(key, createReadStream(path), { mimeType: file.contentType, size });
  } catch (error) {
    await files.deleteFile(key).catch(() => undefined);
    // What stays goes with the uploads that nobody claims; it must not hide what was wrong.
    await removeFiles(db, sql`id = ${id}`).catch(() => undefined);
    throw storageRefusal(error);
  }
  return { ...file, claim };
}

const isOtherType = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'file.type' || error.code === 'file.macros');
