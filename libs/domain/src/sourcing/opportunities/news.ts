import { TOTAL_LIMIT } from '@psp/contracts/common';
import { isLapsed } from '@psp/contracts/lapsed-filter';
import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { countOf, isWords, type Sql, unfoldedPatterns } from '../../sql.ts';
import { conditionsOf, canHaveNews } from './alerts/matching.ts';
import { isNewSince } from './came-since.ts';
import { ignoredBy } from './ignored.ts';
import { isVisibleTo } from '../service-requests/shown-to.ts';
import { answerable, suited } from './list.ts';

/** A filter of the list, and the time after which its results count as new. */
export interface WatchedFilter {
  id: string;
  /** Query string of the list. */
  query: string;
  /** ISO text. */
  since: string;
}

interface News {
  id: string;
  count: number;
  isCapped: boolean;
}

type Row = Pick<WatchedFilter, 'id' | 'since'> &
  Omit<OpportunityQuery, 'page' | 'sort' | 'since'> & { one: string | null; two: string | null };

/* No row for a filter that cannot have new results. */
const rowOf = ({ id, query, since }: WatchedFilter): Row[] => {
  const conditions = isLapsed(query) ? null : conditionsOf(query);
  if (!conditions || !canHaveNews(conditions)) return [];
  const [one, two] = conditions.q && !isWords(conditions.q) ? unfoldedPatterns(conditions.q) : [null, null];
  return [{ id, since, ...conditions, one, two }];
};

const hasWords = sql`(k.q is null or r.search_text like k.one or r.search_text like k.two
  or (r.search_text like all (k.parts) and r.search_vector @@ k.words))`;

/*
 * The conditions of `listOpportunities` on a request `r`, with the filter's values as columns of `k`, so that the SQL text is the
 * same for all filters.
 */
const fits = (firm: Actor): Sql => sql`${isNewSince(firm.organisationId, sql`k.since`)} and ${isVisibleTo(firm)}
  and case k.status when 'active' then ${answerable(firm)} else not (${ignoredBy(firm.organisationId)}) end
  and (k.category is null or r.category = k.category) and (k.county is null or r.county_code = k.county)
  and (k.kind is null or r.kind = k.kind) and (k.fit is null or ${suited(firm.organisationId)}) and ${hasWords}`;

/** Number of new results of each filter, i.e. the total of its list with `since`. Omits filters that cannot have new results. */
export const countNews = async (db: Db, actor: Actor, filters: readonly WatchedFilter[]): Promise<News[]> => {
  const rows = filters.flatMap(rowOf);
  if (rows.length === 0) return [];
  return db.run(sql<News>`with kept as materialized (
      select f.*, search_parts(f.q)::text[] as parts, search_query(f.q) as words
      from (select id, since, status, category, county, kind, fit, nullif(q, '') as q, search_fold(one) as one, search_fold(two) as two
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, since timestamptz, status text, category text,
          county text, kind text, fit text, q text, one text, two text)) f)
    select k.id, least(counted.n, ${sql.lit(TOTAL_LIMIT)}) as count, counted.n > ${sql.lit(TOTAL_LIMIT)} as "isCapped"
    from kept k, lateral ${countOf(sql`select from service_request r where ${fits(actor)}`)} counted`);
};
