import { CERTIFICATE_FILE_TYPES } from '@psp/contracts/company-names';
import { ATTACHMENT_TYPES } from '@psp/contracts/file-limits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { oneRow } from '../../sql.ts';
import { attachToCertificate } from '../../operating/attachments/attach.ts';
import { flush, type Write } from '../../write.ts';
import { Certificate, type CompanyPart } from './company-parts.entity.ts';

const TYPES = CERTIFICATE_FILE_TYPES.map((type) => ATTACHMENT_TYPES[type]);

/** Splits the content of an item into its columns and its files; `files` is undefined if the content has none. */
export const withoutFiles = (content: object): { columns: object; files: string[] | undefined } => {
  const { files, ...columns } = { files: undefined, ...content };
  return { columns, files };
};

/** Whether `files` differ from those of the certificate, also in order. */
export const hasChangedFiles = async (
  { db }: Write<Actor>,
  part: CompanyPart,
  files: string[] | undefined,
): Promise<boolean> => {
  if (!files || !(part instanceof Certificate)) return false;
  const before = await db.run(
    sql<{ id: string }>`select file_id as id from attachment where certificate_id = ${part.id} order by id`,
  );
  return before.map(({ id }) => id).join() !== files.join();
};

/**
 * Replaces the files of a certificate and sets `filedAt`, which changes its version. Does nothing if `files` is undefined. Throws
 * `attachment.gone` as `attachToRequest`, and `certificate.file_type` for a file that is neither a PDF nor a picture.
 */
export const setCertificateFiles = async (
  write: Write<Actor>,
  part: CompanyPart,
  files: string[] | undefined,
): Promise<void> => {
  if (!files || !(part instanceof Certificate)) return;
  const { db, now } = write;
  const other = await oneRow(
    db,
    sql`select 1 from stored_file where id = any (${files}::uuid[]) and content_type <> all (${TYPES}::text[]) limit 1`,
  );
  if (other) throw new DomainError('certificate.file_type');
  part.filedAt = files.length > 0 ? now : null;
  await flush(write);
  await attachToCertificate(write, part.id, files);
};
