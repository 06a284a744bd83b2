import type { EntityManager } from '@mikro-orm/postgresql';

type Cell = string | number | boolean | null | Date | readonly string[] | Record<string, unknown>;
export type Row = Record<string, Cell>;

/** Inserts rows in one statement; PostgreSQL itself turns the JSON into the table's types. */
export async function insertRows(
  em: EntityManager,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const source = `jsonb_populate_recordset(null::${table}, ?::jsonb)`;
  await em.execute(`insert into ${table} (${columns}) select ${columns} from ${source} ${onConflict}`, [
    JSON.stringify(rows),
  ]);
}
