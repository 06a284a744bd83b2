import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Names in one history entry; the files after them are counted. */
const NAMED = 3;

/** Names of stored files in the order of their ids, as a history tells them: 'a.pdf, b.pdf, c.pdf și încă 2'. */
export const fileNames = async (db: Db, ids: readonly string[]): Promise<string> => {
  if (ids.length === 0) return '';
  const rows = await db.run(
    sql<{ name: string }>`select f.name from unnest(${ids}::uuid[]) with ordinality i(id, position)
      join stored_file f on f.id = i.id order by i.position`,
  );
  const names = rows.map(({ name }) => name);
  const more = names.length - NAMED;
  const told = names.slice(0, NAMED).join(', ');
  if (more <= 0) return told;
  return `${told} și încă ${more === 1 ? 'unul' : more}`;
};
