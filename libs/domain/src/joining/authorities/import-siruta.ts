import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Authority } from './entry.ts';
import { type ChangedAuthority, keepAuthorities } from './keep-authorities.ts';
import { MALFORMED } from './strings.ts';
import { MalformedSiruta, readSiruta } from './read-siruta.ts';

/** The result of an import. `kept`: authorities in the registry that are missing from the file. */
export interface SirutaReport {
  total: number;
  added: number;
  unchanged: number;
  changed: ChangedAuthority[];
  kept: { siruta: number; name: string }[];
}

const BATCH = 500;
/** Key of the advisory lock that makes imports run one after another; any constant will do. */
const LOCK = 7_402_026;

interface ImportOptions {
  /** Accepts a file that seems to be cut off. */
  isForced?: boolean;
  /** Called after each batch with the number of authorities written so far and the total. */
  progress?: (done: number, total: number) => void;
}

/** The full nomenclature has about 3,200 authorities. A file cut off at the end of a line is well-formed but has fewer. */
const AT_LEAST = 2500;
/** Share of the registry's authorities that may be missing from a newer nomenclature. */
const MISSING_AT_MOST = 0.1;

/**
 * Updates the registry of authorities from the nomenclature in `text`, in one transaction. Importing the same file again
 * changes nothing. Throws `MalformedSiruta`, also when too many authorities are missing; nothing is changed then.
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
