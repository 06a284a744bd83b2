import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

export interface Beat {
  /** Id of the worker, for as long as its process runs. */
  id: string;
  /** True when it keeps mail in the portal instead of sending it. */
  keepsMail: boolean;
  /** Space on the disk of the file store; null for a store on another machine. */
  disk: { free: number; total: number } | null;
}

/** Records that a worker is alive, with what it measured. */
export const beat = async (db: Db, { id, keepsMail, disk }: Beat): Promise<void> => {
  await db.run(sql`insert into worker_beat (id, started_at, seen_at, keeps_mail, disk_free, disk_total, database_bytes)
    values (${id}, now(), now(), ${keepsMail}, ${disk?.free ?? null}, ${disk?.total ?? null}, pg_database_size(current_database()))
    on conflict (id) do update set seen_at = excluded.seen_at, keeps_mail = excluded.keeps_mail, disk_free = excluded.disk_free,
      disk_total = excluded.disk_total, database_bytes = excluded.database_bytes`);
};

/** Forgets a worker that stops on request. */
export const endBeat = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`delete from worker_beat where id = ${id}`);
};
