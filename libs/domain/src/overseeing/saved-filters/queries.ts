import type { FilteredListName, SavedFilter, SavedFilters } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { countNews } from '../../sourcing/opportunities/news.ts';
import type { Sql } from '../../sql.ts';

/** Days in which unseen results count as new. */
const NEWS_DAYS = 30;

/** Scalar subquery: id of the actor's membership in their current organisation. */
export const ownMembership = ({ accountId, organisationId }: Actor): Sql => sql`(select m.id from membership m
  where m.account_id = ${accountId} and m.organisation_id = ${organisationId})`;

/** SQL condition: the filter `f` is the actor's, and of their current organisation or of none. */
export const ownFilters = (actor: Actor): Sql => sql`f.account_id = ${actor.accountId}
  and (f.membership_id is null or f.membership_id = ${ownMembership(actor)})`;

interface StoredFilter extends SavedFilter {
  since: string;
  asOf: string;
}

/** Lists the person's filters of a list; those of opportunities with the number of new results. */
export const listFilters = async (db: Db, actor: Actor, list: FilteredListName): Promise<SavedFilters> => {
  const filters = await db.run(
    sql<StoredFilter>`select f.id, f.version, f.name, f.query, f.frequency, to_json(now()) #>> '{}' as "asOf",
        to_json(greatest(f.looked_at, f.created_at, now() - make_interval(days => ${NEWS_DAYS}))) #>> '{}' as since
      from saved_filter f where ${ownFilters(actor)} and f.list = ${list} order by f.name collate "ro-x-icu", f.id`,
  );
  const [first] = filters;
  const hasNews = list === 'opportunities' && actor.kind === 'firma';
  const counted = new Map((hasNews ? await countNews(db, actor, filters) : []).map(({ id, ...news }) => [id, news]));
  return {
    items: filters.map(({ since, asOf: _, ...filter }) => {
      const news = counted.get(filter.id);
      return news ? { ...filter, news: { since, ...news } } : filter;
    }),
    ...(first ? { asOf: first.asOf } : {}),
  };
};
