import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { countVisit, type Visitor } from '../../presenting/views/count-visit.ts';
import { isPublic } from './fields.ts';

/**
 * Counts a view of a public article: once per visitor and day in Bucharest, up to a limit per address. The caller cannot tell
 * whether a view was counted.
 */
export const countView = (orm: MikroORM, id: string, visitor: Visitor, now: Date): Promise<void> =>
  countVisit(orm, visitor, now, {
    limit: { kind: 'view:article', key: id },
    isNew: async (db, day, visitorHash) => {
      const rows = await db.run(sql`insert into article_view (article_id, day, visitor_hash)
        select a.id, ${day}::date, ${visitorHash} from article a where a.id = ${id} and ${isPublic}
        on conflict do nothing returning 1`);
      return rows.length > 0;
    },
    count: (db) => addViews(db, id, 1),
  });

/** Adds views to an article without changing its version. */
export const addViews = async (db: Db, id: string, views: number): Promise<void> => {
  await db.run(sql`update article set views = views + ${views} where id = ${id}`);
};
