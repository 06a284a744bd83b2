import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';

/** Tables whose rows the search takes over as they change, by a trigger `…_search`. */
const FOLLOWED = [
  ...['organisation', 'organisation_domain', 'solution', 'article'],
  ...['community', 'community_attraction', 'community_project'],
];

const turn = async ({ db }: Write<unknown>, how: 'disable' | 'enable'): Promise<void> => {
  const word = sql.raw(how);
  for (const table of FOLLOWED)
    await db.run(sql`alter table ${sql.table(table)} ${word} trigger ${sql.ref(`${table}_search`)}`);
  await db.run(sql`alter table search_document ${word} trigger user`);
};

/** Does work of which the search takes over the outcome at once, as it does on its first day, in place of each change. */
export async function searchedAtTheEnd<T>(write: Write<unknown>, work: () => Promise<T>): Promise<T> {
  await turn(write, 'disable');
  const done = await work();
  // What is checked at the commit is checked now: a table with checks under way cannot be altered.
  await write.db.run(sql`set constraints all immediate`);
  await write.db.run(sql`select search_fill()`);
  await turn(write, 'enable');
  return done;
}
