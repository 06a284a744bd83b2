import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
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
    count: async (db) => {
      await db.run(sql`update article set views = views + 1 where id = ${id}`);
    },
  });
