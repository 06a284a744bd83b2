import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

type Row = Record<string, string | number | boolean | null>;

/** Inserts rows in one statement; PostgreSQL converts the JSON to the column types. All rows have the keys of the first. */
export async function insertRows(db: Db, table: string, rows: readonly Row[], onConflict: Sql): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const target = sql.table(table);
  await db.run(sql`insert into ${target} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb) ${onConflict}`);
}
