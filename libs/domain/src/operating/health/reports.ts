import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** A backup or the drill of one, as the operator's script reports it when it has ended. */
export interface OperationEnd {
  kind: 'backup' | 'backup_drill';
  outcome: 'ok' | 'failed';
  /** One line for the association, such as the size. */
  detail: string | null;
}

export const reportOperation = async (db: Db, { kind, outcome, detail }: OperationEnd): Promise<void> => {
  await db.run(sql`insert into operation_report (kind, finished_at, outcome, detail)
    values (${kind}, now(), ${outcome}, ${detail})`);
};
