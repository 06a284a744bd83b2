import type { FilteredListName, SavedFilter, SavedFilters } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { countNews } from '../../sourcing/opportunities/news.ts';
import type { Sql } from '../../sql.ts';

/** Days after which what nobody looked at is no news any more. */
const NEWS_DAYS = 30;

/** The membership in which the actor works: a scalar. */
export const ownMembership = ({ accountId, organisationId }: Actor): Sql => sql`(select m.id from membership m
  where m.account_id = ${accountId} and m.organisation_id = ${organisationId})`;

/** True of the filters `f` that are shown to the actor. */
export const ownFilters = (actor: Actor): Sql => sql`f.account_id = ${actor.accountId}
  and (f.membership_id is null or f.membership_id = ${ownMembership(actor)})`;

interface Kept extends SavedFilter {
  since: string;
  asOf: string;
}

/** The person's filters of a list; of the opportunities with how much is new under each. */
export const listFilters = async (db: Db, actor: Actor, list: FilteredListName): Promise<SavedFilters> => {
  const kept = await db.run(
    sql<Kept>`select f.id, f.version, f.name, f.query, f.frequency, to_json(now()) #>> '{}' as "asOf",
        to_json(greatest(f.looked_at, f.created_at, now() - make_interval(days => ${NEWS_DAYS}))) #>> '{}' as since
      from saved_filter f where ${ownFilters(actor)} and f.list = ${list} order by f.name collate "ro-x-icu", f.id`,
  );
  const [first] = kept;
  const hasNews = list === 'opportunities' && actor.kind === 'firma';
  const counted = new Map((hasNews ? await countNews(db, actor, kept) : []).map(({ id, ...news }) => [id, news]));
  return {
    items: kept.map(({ since, asOf: _, ...filter }) => {
      const news = counted.get(filter.id);
      return news ? { ...filter, news: { since, ...news } } : filter;
    }),
    ...(first ? { asOf: first.asOf } : {}),
  };
};
