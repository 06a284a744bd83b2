import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';

/** Tables with a trigger `…_search` that updates the search index. */
const INDEXED_TABLES = [
  ...['organisation', 'organisation_domain', 'solution', 'article', 'event'],
  ...['community', 'community_attraction', 'community_project', 'library_document', 'legal_act'],
  'exchange_project',
];

const setTriggers = async ({ db }: Write<unknown>, action: 'disable' | 'enable'): Promise<void> => {
  const word = sql.raw(action);
  for (const table of INDEXED_TABLES)
    await db.run(sql`alter table ${sql.table(table)} ${word} trigger ${sql.ref(`${table}_search`)}`);
  await db.run(sql`alter table search_document ${word} trigger user`);
};

/** Runs `work` without updating the search index at each change, and fills the index once afterwards. */
export async function indexAfter<T>(write: Write<unknown>, work: () => Promise<T>): Promise<T> {
  await setTriggers(write, 'disable');
  const result = await work();
  // Deferred constraints are checked now, because a table with pending checks cannot be altered.
  await write.db.run(sql`set constraints all immediate`);
  await write.db.run(sql`select search_fill()`);
  await setTriggers(write, 'enable');
  return result;
}
