import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Number of names in one history entry; further files are counted. */
const NAMES_MAX = 3;

/** Names of stored files in the order of `ids`, for a history entry: 'a.pdf, b.pdf, c.pdf și încă 2'. */
export const fileNames = async (db: Db, ids: readonly string[]): Promise<string> => {
  if (ids.length === 0) return '';
  const rows = await db.run(
    sql<{ name: string }>`select f.name from unnest(${ids}::uuid[]) with ordinality i(id, position)
      join stored_file f on f.id = i.id order by i.position`,
  );
  const names = rows.map(({ name }) => name);
  const more = names.length - NAMES_MAX;
  const listed = names.slice(0, NAMES_MAX).join(', ');
  if (more <= 0) return listed;
  return `${listed} și încă ${more === 1 ? 'unul' : more}`;
};
