import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { removeFiles } from '../files/remove.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { newId } from '../../id.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { romanianDay } from '@psp/contracts/romania';

export const EXPORT_HOURS = 24;

/** An export to be made, and where its archive goes. */
export interface WantedExport {
  id: string;
  accountId: string;
  name: string;
  email: string;
  /** Key in the file store; the same at each try, so that a try that was broken off is written over. */
  key: string;
}

/** A file that the person uploaded. */
export interface OwnFile {
  name: string;
  key: string;
  /** Moment, as PostgreSQL writes it. */
  createdAt: string;
}

/** An export that is neither ready nor failed; null when there is nothing to do. */
export const wantedExport = async (em: EntityManager, id: string): Promise<WantedExport | null> => {
  const [row] = await em.execute<Omit<WantedExport, 'key'>[]>(
    `select e.id, a.id as "accountId", a.display_name as name, a.email::text as email
     from data_export e join account a on a.id = e.account_id
     where e.id = ? and e.ready_at is null and e.failed_at is null and a.status <> 'deleted'`,
    [id],
  );
  return row ? { ...row, key: keyOf(row.id) } : null;
};

const keyOf = (id: string): string => `exports/${id}.zip`;

/** Files the person uploaded; those of an organisation only while they belong to it. */
export const filesOf = (em: EntityManager, accountId: string): Promise<OwnFile[]> =>
  em.execute<OwnFile[]>(
    `select f.name, f.storage_key as key, f.created_at as "createdAt" from stored_file f
     where f.account_id = ? and f.purpose <> 'export' and (f.organisation_id is null or exists (
       select 1 from membership m where m.organisation_id = f.organisation_id and m.account_id = f.account_id))
     order by f.id`,
    [accountId],
  );

/**
 * The archive is stored: it can be fetched for a day, and the person is told. Does nothing when that was noted before. When the
 * account was deleted meanwhile the archive is removed.
 */
export const finishExport = async (em: EntityManager, wanted: WantedExport, size: number, now: Date): Promise<void> => {
  // Taken first, as the deletion of an account does: whoever comes second waits here and sees what the first did.
  await em.execute('select 1 from account where id = ? for key share', [wanted.accountId]);
  const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000);
  const rows = await em.execute<unknown[]>(
    `update data_export set ready_at = ?, expires_at = ? where id = ? and ready_at is null and failed_at is null returning id`,
    [now, expiresAt, wanted.id],
  );
  if (rows.length === 0) return dropExport(em, wanted.id);
  const fileId = newId();
  await em.execute(
    `insert into stored_file (id, purpose, account_id, name, content_type, size, storage_key)
     values (?, 'export', ?, ?, 'application/zip', ?, ?)`,
    [fileId, wanted.accountId, `date-personale-${romanianDay(now)}.zip`, size, wanted.key],
  );
  await em.execute('update data_export set file_id = ? where id = ?', [fileId, wanted.id]);
  await queueMail(em, wanted.email, 'export-ready', { name: wanted.name, expiresAt: expiresAt.toISOString() });
};

/** Has what is written of an archive removed, by the export's id: its account may be gone. Leaves one that is ready. */
export const dropExport = async (em: EntityManager, id: string): Promise<void> => {
  const ready = await em.execute<unknown[]>('select 1 from data_export where id = ? and ready_at is not null', [id]);
  if (ready.length === 0) await enqueue(em, 'file-removal', { key: keyOf(id) });
};

/** The archive could not be made; what is half written of it is removed. */
export const failExport = async (em: EntityManager, id: string): Promise<void> => {
  await em.execute('update data_export set failed_at = now() where id = ? and ready_at is null and failed_at is null', [
    id,
  ]);
  await dropExport(em, id);
};

/** Removes archives whose day is over. */
export const removeExpiredExports = async (em: EntityManager, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select f.id from stored_file f join data_export e on e.file_id = f.id
    where e.expires_at <= ${now} for update of f skip locked`.execute(em.getKysely());
  await removeFiles(
    em,
    rows.map(({ id }) => id),
  );
};
