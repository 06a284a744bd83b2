import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { AuditHead } from './heads.ts';

/** Rows sealed in one transaction: about a second. */
const BATCH = 20_000;

interface Sealing {
  /** Looks for unsealed rows in the whole audit and not only among those of the last hours. */
  isWhole?: boolean;
  /** Time after which no further batch is begun, in milliseconds; the next call goes on. */
  patienceMs?: number;
  /** Rows in one transaction. */
  batch?: number;
}

/**
 * Extends the chain of hashes by the rows that it does not contain yet, in the order of their ids. Several callers wait for each
 * other, so that there is one chain. Returns the number of sealed rows.
 */
export const sealAudit = async (
  orm: MikroORM,
  { isWhole = false, patienceMs = Number.POSITIVE_INFINITY, batch = BATCH }: Sealing = {},
): Promise<number> => {
  const end = performance.now() + patienceMs;
  let total = 0;
  let last: Batch = { sealed: batch, lastId: null };
  while (last.sealed === batch && performance.now() < end) {
    const { lastId } = last;
    last = await asSystem(orm, ({ db }) => sealBatch(db, batch, isWhole, lastId));
    total += last.sealed;
  }
  return total;
};

interface Batch {
  sealed: number;
  lastId: string | null;
}

const sealBatch = async (db: Db, most: number, isWhole: boolean, lastId: string | null): Promise<Batch> => {
  const row = await oneRow(
    db,
    sql<Batch>`select sealed, last_id as "lastId" from seal_audit(${most}::int, ${isWhole}, ${lastId}::uuid)`,
  );
  return row ?? { sealed: 0, lastId: null };
};

/** Reads the last seal of the chain; null when nothing is sealed. */
export const readHead = async (db: Db, now: Date): Promise<AuditHead | null> => {
  const row = await oneRow(
    db,
    sql<{
      position: string;
      hash: string;
    }>`select s.position::text, encode(s.hash, 'hex') as hash from audit_seal s order by s.position desc limit 1`,
  );
  return row && { position: Number(row.position), hash: row.hash, at: now.toISOString() };
};
