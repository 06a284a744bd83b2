import { sql } from 'kysely';
import { removeFiles } from '../files/remove.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { romanianDay } from '@psp/contracts/romania';

export const EXPORT_HOURS = 24;

/** An export to be made, and the key of its archive. */
export interface WantedExport {
  id: string;
  accountId: string;
  name: string;
  email: string;
  /** Key in the file store; the same for each try, so that a retry overwrites a partial archive. */
  key: string;
}

/** A file that the user uploaded. */
export interface OwnFile {
  name: string;
  key: string;
  /** Time as formatted by PostgreSQL. */
  createdAt: string;
}

/** Reads an export that is neither ready nor failed; null when there is nothing to do. */
export const wantedExport = (db: Db, id: string): Promise<WantedExport | null> =>
  oneRow(
    db,
    sql<WantedExport>`select e.id, a.id as "accountId", a.display_name as name, a.email::text as email, ${keyOf(id)}::text as key
      from data_export e join account a on a.id = e.account_id
      where e.id = ${id} and e.ready_at is null and e.failed_at is null and a.status <> 'deleted'`,
  );

const keyOf = (id: string): string => `exports/${id}.zip`;

/** Files that the user uploaded; those of an organisation only while the user belongs to it. */
export const filesOf = (db: Db, accountId: string): Promise<OwnFile[]> =>
  db.run(
    sql<OwnFile>`select f.name, f.storage_key as key, f.created_at as "createdAt" from stored_file f
      where f.account_id = ${accountId} and f.purpose <> 'export' and (f.organisation_id is null or exists (
        select 1 from membership m where m.organisation_id = f.organisation_id and m.account_id = f.account_id))
      order by f.id`,
  );

/**
 * Marks an export as ready after its archive is stored: it can be downloaded for a day, and the user gets a mail. Does nothing when
 * it is already ready. Removes the archive when the account was deleted meanwhile.
 */
export const finishExport = async ({ db, now }: Write<unknown>, wanted: WantedExport, size: number): Promise<void> => {
  const { id, accountId, name, email, key } = wanted;
  // Locked first, as in the deletion of an account, so that the two run one after the other.
  await db.run(sql`select 1 from account where id = ${accountId} for key share`);
  const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000);
  const ready = sql`update data_export set ready_at = ${now}, expires_at = ${expiresAt}
    where id = ${id} and ready_at is null and failed_at is null returning id`;
  if (!(await oneRow(db, ready))) return dropExport(db, id);
  await db.run(sql`with file as (
      insert into stored_file (purpose, account_id, name, content_type, size, storage_key)
      values ('export', ${accountId}, ${`date-personale-${romanianDay(now)}.zip`}, 'application/zip', ${size}, ${key}) returning id)
    update data_export set file_id = file.id from file where data_export.id = ${id}`);
  await queueMail(db, email, 'export-ready', { name, expiresAt: expiresAt.toISOString() });
};

/** Enqueues the removal of a partly written archive, by the export's id, since its account may be deleted. Keeps a ready archive. */
export const dropExport = async (db: Db, id: string): Promise<void> => {
  if (await oneRow(db, sql`select 1 from data_export where id = ${id} and ready_at is not null`)) return;
  await enqueue(db, 'file-removal', { key: keyOf(id) });
};

/** Marks an export as failed and removes its partial archive. */
export const failExport = async (db: Db, id: string): Promise<void> => {
  await db.run(
    sql`update data_export set failed_at = now() where id = ${id} and ready_at is null and failed_at is null`,
  );
  await dropExport(db, id);
};

/** Removes expired archives. Returns their number. */
export const removeExpiredExports = (db: Db, now: Date): Promise<number> =>
  removeFiles(
    db,
    sql`id in (select f.id from stored_file f join data_export e on e.file_id = f.id
      where e.expires_at <= ${now} for update of f skip locked)`,
  );
