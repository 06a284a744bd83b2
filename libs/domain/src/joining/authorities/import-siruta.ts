import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Authority } from './entry.ts';
import { type ChangedAuthority, keepAuthorities } from './keep-authorities.ts';
import { MALFORMED } from './strings.ts';
import { MalformedSiruta, readSiruta } from './read-siruta.ts';

/** What an import did. `kept` are entries of the registry that the file no longer has. */
export interface SirutaReport {
  total: number;
  added: number;
  unchanged: number;
  changed: ChangedAuthority[];
  kept: { siruta: number; name: string }[];
}

const BATCH = 500;
/** Any constant: imports wait for each other. */
const LOCK = 7_402_026;

interface ImportOptions {
  /** Accepts a file that seems to be cut off. */
  isForced?: boolean;
  /** Called with how many of how many are done. */
  progress?: (done: number, total: number) => void;
}

/** The nomenclature has some 3,200; a file cut off at the end of a line is well-formed and has less. */
const AT_LEAST = 2500;
/** How many authorities of the registry a newer nomenclature may lack. */
const MISSING_AT_MOST = 0.1;

/**
 * Brings the registry of authorities up to the nomenclature in `text`, in one transaction; the same file again changes
 * nothing. Throws `MalformedSiruta`, also for a file that lacks too many authorities, and then nothing has changed.
 */
export async function importSiruta(
  orm: MikroORM,
  text: string,
  { isForced = false, progress = () => undefined }: ImportOptions = {},
): Promise<SirutaReport> {
  const authorities = readSiruta(text);
  return asSystem(orm, async ({ db }) => {
    await db.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    const kept = await others(db, authorities);
    if (!isForced) await checkWhole(db, authorities.length, kept.length);
    const report: SirutaReport = { total: authorities.length, added: 0, unchanged: 0, changed: [], kept };
    for (let from = 0; from < authorities.length; from += BATCH) {
      const batch = authorities.slice(from, from + BATCH);
      const { added, changed } = await keepAuthorities(db, batch);
      report.added += added;
      report.changed.push(...changed);
      report.unchanged += batch.length - added - changed.length;
      progress(from + batch.length, authorities.length);
    }
    return report;
  });
}

async function checkWhole(db: Db, total: number, missing: number): Promise<void> {
  if (total < AT_LEAST) throw new MalformedSiruta(MALFORMED.few(total, AT_LEAST));
  const known = (await oneRow(db, sql<{ count: number }>`select count(*)::int as count from authority`))?.count ?? 0;
  if (missing > known * MISSING_AT_MOST) throw new MalformedSiruta(MALFORMED.missing(missing, known));
}

const others = (db: Db, authorities: Authority[]): Promise<SirutaReport['kept']> => {
  const codes = authorities.map(({ siruta }) => siruta);
  return db.run(
    sql<
      SirutaReport['kept'][number]
    >`select siruta, name from authority where siruta <> all (${codes}::int[]) order by siruta`,
  );
};
