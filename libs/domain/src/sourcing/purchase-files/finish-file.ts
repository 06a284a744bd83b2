import type { DocumentPart } from '@psp/contracts/documents';
import { sql } from 'kysely';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

const TYPES: Record<DocumentPart, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const KINDS = Object.keys(TYPES) as DocumentPart[];

/** A part whose bytes are in the file store. */
export interface MadePart {
  kind: DocumentPart;
  name: string;
  size: number;
  checksum: string;
}

/** Key in the file store. It is the same for every attempt, so that a retry overwrites an interrupted attempt. */
export const partKey = (id: string, kind: DocumentPart): string => `purchase-files/${id}.${kind}`;
export const typeOf = (kind: DocumentPart): string => TYPES[kind];

/** Marks a file as ready and records its stored parts: the authority can download them, and anybody can check their code. */
export const finishFile = async (
  { db, now }: Write<unknown>,
  id: string,
  { contentChecksum, parts }: { contentChecksum: string; parts: MadePart[] },
): Promise<void> => {
  const ready = sql`update purchase_file set ready_at = ${now}, content_checksum = ${contentChecksum}
    where id = ${id} and ready_at is null and failed_at is null returning organisation_id`;
  if (!(await oneRow(db, ready))) return;
  for (const { kind, name, size, checksum } of parts) {
    await db.run(sql`with file as (
        insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key, created_at)
        select 'export', organisation_id, ${name}, ${TYPES[kind]}, ${size}, ${partKey(id, kind)}, ${now}
        from purchase_file where id = ${id} returning id)
      insert into purchase_file_part (purchase_file_id, kind, file_id, checksum)
      select ${id}, ${kind}, id, ${checksum} from file`);
  }
};

/** Marks a file as failed and removes its partly written parts. Another may be requested. */
export const failFile = async (db: Db, id: string, now: Date): Promise<void> => {
  const failed = sql`update purchase_file set failed_at = ${now}
    where id = ${id} and ready_at is null and failed_at is null returning id`;
  if (!(await oneRow(db, failed))) return;
  await enqueue(db, 'file-removal', ...KINDS.map((kind) => ({ key: partKey(id, kind) })));
};
