import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { countVisit, type Visitor } from '../../presenting/views/count-visit.ts';
import { isPublic } from './fields.ts';

/**
 * Counts that somebody has opened a public article: once for a visitor and a day in Bucharest, and not beyond what one address
 * may add. What is not counted is not told apart from what is.
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

/** Adds views of an article; nobody's edit of it becomes stale by them. */
export const addViews = async (db: Db, id: string, views: number): Promise<void> => {
  await db.run(sql`update article set views = views + ${views} where id = ${id}`);
};
