import type { MikroORM } from '@mikro-orm/postgresql';
import type { CpvView } from '@psp/contracts/cpv';
import { sql } from 'kysely';
import { asSystem } from '../../../as-system.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { MalformedCpv, readCpv } from './read-cpv.ts';
import { MALFORMED } from './strings.ts';

/** Numbers of codes in an import; `changed` counts codes with a new name. */
export interface CpvReport {
  total: number;
  added: number;
  changed: number;
  unchanged: number;
}

/** Arbitrary key of the advisory lock that makes imports wait for each other. */
const LOCK = 7_402_058;

/**
 * Imports the CPV nomenclature in `text` (CSV) in one transaction. Idempotent; codes missing in the file are kept. Throws
 * `MalformedCpv` without changes, also when a check digit differs from the stored one.
 */
export async function importCpv(orm: MikroORM, text: string): Promise<CpvReport> {
  const codes = readCpv(text);
  return asSystem(orm, async ({ db }) => {
    await db.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    await checkControlDigits(db, codes);
    const written = await write(db, codes);
    const added = written.filter(({ isNew }) => isNew).length;
    return {
      ...{ total: codes.length, added, changed: written.length - added },
      unchanged: codes.length - written.length,
    };
  });
}

const fileOf = (codes: readonly CpvView[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as f(code text, name text)`;

async function checkControlDigits(db: Db, codes: readonly CpvView[]): Promise<void> {
  const other = await oneRow(
    db,
    sql<{ code: string; known: string }>`select f.code, c.code as known from ${fileOf(codes)}
      join cpv_code c on left(c.code, 8) = left(f.code, 8) and c.code <> f.code order by f.code limit 1`,
  );
  if (other) throw new MalformedCpv(MALFORMED.control(other.code, other.known));
}

const write = (db: Db, codes: readonly CpvView[]): Promise<{ isNew: boolean }[]> =>
  db.run(sql<{ isNew: boolean }>`with before as (select code from cpv_code),
    written as (insert into cpv_code (code, name) select code, name from ${fileOf(codes)}
      on conflict (code) do update set name = excluded.name where cpv_code.name <> excluded.name returning code)
    select w.code not in (select code from before) as "isNew" from written w`);
