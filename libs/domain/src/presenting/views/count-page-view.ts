import type { MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { countVisit, type Visitor } from './count-visit.ts';
import { oneRow } from '../../sql.ts';
import { listedFirm } from '../partners/queries.ts';
import { listed } from '../solutions/listed.ts';

/** Public pages of a firm whose views are counted. */
export type ViewedPage = 'profile' | 'solution';

/* The owner of a public page; no row for a page that is not public. */
const OWNERS: Record<ViewedPage, (id: string) => RawBuilder<{ owner: string }>> = {
  profile: (id) => sql`select f.id as owner from organisation f where f.id = ${id} and ${listedFirm}`,
  solution: (id) => sql`select f.id as owner from solution s join organisation f on f.id = s.organisation_id
    where s.id = ${id} and ${listed}`,
};

export interface PageView {
  page: ViewedPage;
  /** The firm, or its solution. */
  id: string;
  /** The organisation of whoever views it, where one is signed in. */
  viewerId: string | null;
}

/**
 * Counts that somebody has opened a public page of a firm: once for a visitor and a day in Bucharest, not beyond what one address
 * may add, and never its own people. What is not counted is not told apart from what is.
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
      const row = await oneRow(db, OWNERS[page](id));
      if (!row || row.owner === viewerId) return false;
      const added = await db.run(sql`insert into page_visitor (subject_id, day, visitor_hash)
        values (${id}, ${day}::date, ${visitorHash}) on conflict do nothing returning 1`);
      return added.length > 0;
    },
    count: async (db, day) => {
      await db.run(sql`insert into page_views (page, subject_id, organisation_id, day, views)
        select ${page}, ${id}, w.owner, ${day}::date, 1 from (${OWNERS[page](id)}) w
        on conflict (subject_id, day) do update set views = page_views.views + 1`);
    },
  });
