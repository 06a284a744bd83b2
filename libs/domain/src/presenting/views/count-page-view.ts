import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countVisit, type Visitor } from './count-visit.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { listedFirm } from '../partners/queries.ts';
import { listed } from '../solutions/listed.ts';

/** Public pages of a firm whose views are counted. */
export type ViewedPage = 'profile' | 'solution';

/* Public pages with their owners. */
const PAGES = sql`(select 'profile' as page, f.id, f.id as owner from organisation f where ${listedFirm}
  union all select 'solution', s.id, f.id from solution s join organisation f on f.id = s.organisation_id where ${listed})`;

export interface PageView {
  page: ViewedPage;
  /** Id of the firm or of its solution. */
  id: string;
  /** Organisation of the signed-in viewer, else null. */
  viewerId: string | null;
}

/**
 * Counts a view of a public page of a firm: once per visitor and day in Bucharest, up to a limit per address, and never for members
 * of the firm. The caller cannot tell whether a view was counted.
 */
export const countPageView = (
  orm: MikroORM,
  { page, id, viewerId }: PageView,
  visitor: Visitor,
  now: Date,
): Promise<void> =>
  countVisit(orm, visitor, now, {
    limit: { kind: 'view:page', key: `${page} ${id}` },
    isNew: async (db, day, visitorHash) => {
      const row = await oneRow(
        db,
        sql<{ owner: string }>`select owner from ${PAGES} p where p.page = ${page} and p.id = ${id}`,
      );
      if (!row || row.owner === viewerId) return false;
      const added = await db.run(sql`insert into page_visitor (subject_id, day, visitor_hash)
        values (${id}, ${day}::date, ${visitorHash}) on conflict do nothing returning 1`);
      return added.length > 0;
    },
    count: (db, day) => addViews(db, sql`select ${page}::text, ${id}::uuid, ${day}::date, 1`),
  });

/**
 * Adds views of public pages to their days. `viewed` selects page, id, day in Bucharest and number of views; pages that are not
 * public are ignored.
 */
export const addViews = async (db: Db, viewed: Sql): Promise<void> => {
  await db.run(sql`insert into page_views (page, subject_id, organisation_id, day, views)
    select v.page, v.id, p.owner, v.day, v.views
    from (${viewed}) v (page, id, day, views) join ${PAGES} p on p.page = v.page and p.id = v.id
    on conflict (subject_id, day) do update set views = page_views.views + excluded.views`);
};
