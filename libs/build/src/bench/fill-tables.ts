import type { MikroORM } from '@mikro-orm/postgresql';
import { PASSAGES } from './passages.ts';

/**
 * Runs statements that fill tables with generated rows, in one transaction with the temporary tables of `PASSAGES`. Neither triggers nor
 * foreign keys are checked. The indexes of the tables are dropped first and built at the end, which is far faster than updating them row
 * by row. Needs a superuser.
 */
export async function fillTables(
  orm: MikroORM,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const names = tables.map((name) => `'${name}'`).join(', ');
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select set_config('session_replication_role', 'replica', true),
      set_config('maintenance_work_mem', '512MB', true), set_config('work_mem', '128MB', true)`);
    const indexes = await em.execute<{ name: string; definition: string }[]>(`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%' and tablename in (${names})`);
    for (const { name } of indexes) await em.execute(`drop index ${name}`);
    for (const sql of [...PASSAGES, ...statements]) await em.execute(sql);
    for (const { definition } of indexes) await em.execute(definition.replace(' ON ONLY ', ' ON '));
  });
  await orm.em.fork().execute('vacuum (analyze)');
}
