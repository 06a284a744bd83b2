import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { SEALED_TEXT } from '../../migrations/0137-sealed-audit.ts';
import type { Db } from '../../read-db.ts';
import type { AuditHead } from './heads.ts';

/** An audit row, as far as it is known. A deleted one has only its id and the time in it. */
export interface FoundRow {
  id: string;
  /** ISO 8601. */
  at: string | null;
  action: string | null;
}

/** What is wrong with the audit or with its chain. */
export type AuditFault =
  | { kind: 'changed' | 'missing' | 'seal-changed'; position: number; row: FoundRow }
  | { kind: 'seals-missing'; from: number; to: number }
  | { kind: 'unsealed'; row: FoundRow }
  | { kind: 'head'; head: AuditHead };

export interface Verified {
  /** Number of seals that were read. */
  sealed: number;
  faults: number;
}

interface Verification {
  /** Heads written to a file earlier. */
  heads: readonly AuditHead[];
  /** Called for each fault, in the order of the chain. */
  report: (fault: AuditFault) => void;
  /** Seals read at once. */
  batch?: number;
}

const BATCH = 5000;
/** Hours after which a row must be sealed. */
const SEALED_WITHIN = sql.lit('1 hour');

interface SealRow {
  position: string;
  hash: string;
  /** Null for a deleted row. */
  text: string | null;
  id: string;
  at: string | null;
  action: string | null;
}

const iso = sql`to_char(coalesce(a.at, uuid_extract_timestamp(s.audit_id)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const sealsAfter = (db: Db, position: number, most: number): Promise<SealRow[]> =>
  db.run(sql<SealRow>`select s.position::text, encode(s.hash, 'hex') as hash, case when a.id is not null then ${sql.raw(SEALED_TEXT)} end as text,
      s.audit_id as id, ${iso} as at, a.action
    from (select position, audit_id, hash from audit_seal where position > ${position} order by position limit ${most}) s
    left join audit a on a.id = s.audit_id order by s.position`);

const chained = (previous: string, text: string): string =>
  createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex');

/** A row whose hash differs; the next seal tells whether the row or the hash was changed. */
interface Doubt {
  position: number;
  row: FoundRow;
  computed: string;
}

/** Follows the chain seal by seal. Each is checked against the stored hash before it, so that one change does not spoil the rest. */
class ChainReader {
  position = 0;
  private hash = '';
  private doubt: Doubt | null = null;
  private readonly heads: Map<number, AuditHead[]>;
  private readonly report: (fault: AuditFault) => void;

  constructor({ heads, report }: Pick<Verification, 'heads' | 'report'>) {
    this.heads = Map.groupBy(heads, ({ position }) => position);
    this.report = report;
  }

  read({ position: place, hash, text, id, at, action }: SealRow): void {
    const position = Number(place);
    const row = { id, at, action };
    const isNext = position === this.position + 1;
    if (!isNext) {
      this.settle(false);
      this.report({ kind: 'seals-missing', from: this.position + 1, to: position - 1 });
    }
    if (text === null) {
      this.settle(false);
      this.report({ kind: 'missing', position, row });
    } else if (isNext) this.check({ position, row, hash, text });
    for (const head of this.heads.get(position) ?? []) if (head.hash !== hash) this.report({ kind: 'head', head });
    this.heads.delete(position);
    this.position = position;
    this.hash = hash;
  }

  /** Reports what only the end of the chain shows. */
  end(): void {
    this.settle(false);
    for (const head of [...this.heads.values()].flat()) this.report({ kind: 'head', head });
  }

  private check({ position, row, hash, text }: Omit<Doubt, 'computed'> & { hash: string; text: string }): void {
    const computed = chained(this.hash, text);
    // The seal before is the changed one when this one was made of the hash that it should have.
    const isBySeal = this.doubt !== null && chained(this.doubt.computed, text) === hash;
    this.settle(isBySeal);
    if (!isBySeal && computed !== hash) this.doubt = { position, row, computed };
  }

  private settle(isSealChanged: boolean): void {
    if (this.doubt) {
      const { position, row } = this.doubt;
      this.report({ kind: isSealChanged ? 'seal-changed' : 'changed', position, row });
    }
    this.doubt = null;
  }
}

const unsealedAfter = (db: Db, id: string | null, most: number): Promise<FoundRow[]> =>
  db.run(sql<FoundRow>`select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, a.action from audit a
    where a.id > ${id ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and coalesce(uuid_extract_timestamp(a.id), a.at) < now() - ${SEALED_WITHIN}::interval
      and not exists (select from audit_seal s where s.audit_id = a.id)
    order by a.id limit ${most}`);

/**
 * Checks the audit against its chain of hashes, and the chain against heads written earlier. It computes the hashes itself, since
 * functions of the database can be changed too. Reports rows that were changed or deleted, changed and deleted seals, heads that the
 * chain does not contain, and rows that were not sealed within an hour. Memory does not grow with the audit.
 */
export const verifyAudit = async (db: Db, { heads, report, batch = BATCH }: Verification): Promise<Verified> => {
  let faults = 0;
  const counted = (fault: AuditFault): void => {
    faults += 1;
    report(fault);
  };
  const chain = new ChainReader({ heads, report: counted });
  let sealed = 0;
  for (let rows = await sealsAfter(db, 0, batch); rows.length > 0; rows = await sealsAfter(db, chain.position, batch)) {
    for (const row of rows) chain.read(row);
    sealed += rows.length;
  }
  chain.end();
  let last: string | null = null;
  for (let rows = await unsealedAfter(db, last, batch); rows.length > 0; rows = await unsealedAfter(db, last, batch)) {
    for (const row of rows) counted({ kind: 'unsealed', row });
    last = rows.at(-1)?.id ?? null;
  }
  return { sealed, faults };
};
