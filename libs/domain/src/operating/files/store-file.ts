import { createReadStream } from 'node:fs';
import { ATTACHMENT_TYPES, type AttachmentType, type FileView } from '@psp/contracts/files';
import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { romanianLetters } from '../../letters.ts';
import type { Dated } from '../../write.ts';
import { removeFiles } from './remove.ts';
import { storageRefusal } from './storage-refusal.ts';
import type { FileStore } from './store.ts';

/** A completely received file at `path`; `name` is the sender's file name. */
export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
}

/** A row of `stored_file`, with what a download needs. */
export interface StoredFile {
  name: string;
  contentType: string;
  storageKey: string;
}

/** Properties of a checked file. */
interface Checked {
  purpose: 'application' | 'attachment' | 'magazine' | 'material' | 'library';
  type: AttachmentType;
  /** Hash of the secret that claims it. */
  claimHash?: string;
  owner?: { organisationId: string; accountId: string };
}

const LENGTH_MAX = 120;
/** Only this many characters at the end of a name with its path are read; file systems allow 255 for a name. */
const READ_MAX = 1000;
const PATH = /^.*[\\/]/s;
// Control characters, and format characters such as those that change the reading direction.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/** A name of a file without invisible characters. */
export const visibleName = (given: string): string =>
  romanianLetters(given.slice(-READ_MAX)).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** The sender's name of a file without path and invisible characters. */
export const baseName = (given: string): string => visibleName(given.slice(-READ_MAX).replace(PATH, ''));

/**
 * Returns the name shown for an uploaded file: the sender's name without path and invisible characters, with the extension of the
 * detected type. It is never used as a path in the store.
 */
export function displayName(given: string, extension: string): string {
  const base = baseName(given)
    .replace(EXTENSION, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, LENGTH_MAX).join('').trim() || 'document'}.${extension}`;
}

/**
 * Writes a checked file into the store under a generated name. The row is committed before the object is written, so that every
 * object has a row even if the process ends in between. Call it outside a transaction. Throws `storage.full` and
 * `storage.unavailable`.
 */
export async function storeFile(
  { db, now }: Dated,
  files: FileStore,
  { path, name, size }: ReceivedFile,
  { purpose, type, claimHash = '', owner }: Checked,
): Promise<FileView> {
  const id = newId();
  const key = `${purpose}/${newId()}.${type}`;
  const file = { id, name: displayName(name, type), contentType: ATTACHMENT_TYPES[type], size };
  await db.run(sql`insert into stored_file
      (id, purpose, claim_hash, organisation_id, account_id, name, content_type, size, storage_key, created_at)
    values (${id}, ${purpose}, nullif(${claimHash}, ''), ${owner?.organisationId ?? null}, ${owner?.accountId ?? null},
      ${file.name}, ${file.contentType}, ${size}, ${key}, ${now})`);
  try {
    await files.write(key, createReadStream(path), { mimeType: file.contentType, size });
  } catch (error) {
    await files.deleteFile(key).catch(() => undefined);
    // An error here must not hide the first one; a row that stays is removed later with the unused files.
    await removeFiles(db, sql`id = ${id}`).catch(() => undefined);
    throw storageRefusal(error);
  }
  return file;
}
