import type { DataExport } from '@psp/contracts/accounts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { found } from '../../load.ts';
import { newId } from '../../id.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { recordOwn } from '../../operating/audit/record-own.ts';

const LISTED = 20;

const exportsWhere = (condition: RawBuilder<unknown>) => sql<{ item: DataExport }>`select json_build_object('id', e.id,
    'createdAt', e.created_at, 'readyAt', e.ready_at, 'failedAt', e.failed_at, 'expiresAt', e.expires_at, 'size', f.size) as item
  from data_export e left join stored_file f on f.id = e.file_id where ${condition} order by e.id desc limit ${sql.lit(LISTED)}`;

/** Lists the data exports of an account, newest first. */
export const listExports = async (db: Db, accountId: string): Promise<DataExport[]> =>
  (await db.run(exportsWhere(sql`e.account_id = ${accountId}`))).map(({ item }) => item);

/** Queues a ZIP export of all personal data of the account. The database refuses it while another export is in progress. */
export const requestExport = async (write: Write<Actor>): Promise<string> => {
  const { db, actor } = write;
  const id = newId();
  await db.run(sql`insert into data_export (id, account_id) values (${id}, ${actor.accountId})`);
  await enqueue(db, 'data-export', { id });
  recordOwn(write, 'requestExport');
  return id;
};

export const readExport = async (db: Db, accountId: string, id: string): Promise<DataExport> =>
  found(await oneRow(db, exportsWhere(sql`e.account_id = ${accountId} and e.id = ${id}`))).item;

/** The columns of `stored_file` needed to send the file. */
export interface ExportFile {
  name: string;
  contentType: string;
  size: number;
  storageKey: string;
}

/** Finds the file of a finished export of the account. Throws `not_found`, and `link.invalid` when it has expired. */
export const exportFile = async (db: Db, accountId: string, id: string): Promise<ExportFile> => {
  const row = await oneRow(
    db,
    sql<ExportFile & { isExpired: boolean }>`select f.name, f.content_type as "contentType", f.size::float8 as size,
        f.storage_key as "storageKey", coalesce(e.expires_at <= now(), false) as "isExpired"
      from data_export e left join stored_file f on f.id = e.file_id
      where e.account_id = ${accountId} and e.id = ${id} and e.ready_at is not null`,
  );
  const { isExpired, ...file } = found(row);
  if (isExpired) throw new DomainError('link.invalid');
  return found(file.storageKey ? file : null);
};
