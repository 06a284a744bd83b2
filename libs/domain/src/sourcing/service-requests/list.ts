import type { RequestListQuery, RequestPeriod, RequestSort } from '@psp/contracts/service-request-list';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, fitting, matches, pageText, type Sql, windowOf } from '../../sql.ts';
import { inRomania, onDays } from '../../time.ts';
import { answered, requestItem } from './queries.ts';

/** Filters and order of a list, without its page. */
export type RequestFilters = Omit<RequestListQuery, 'page'>;

/** SQL condition: the request `r` is the authority's and matches the status filter. */
const inState = ({ organisationId }: Actor, status: RequestListQuery['status']): Sql =>
  allOf(
    sql`r.organisation_id = ${organisationId}`,
    status && (status === 'open' ? sql`r.status in ('draft', 'sent', 'in_progress')` : sql`r.status = ${status}`),
  );

/** Scalar subquery: number of the authority's requests under a status filter. */
export const countRequests = (actor: Actor, status?: RequestListQuery['status']): Sql =>
  sql`(select count(*) from service_request r where ${inState(actor, status)})`;

const day = sql`coalesce(r.sent_at, r.created_at)`;
const yearOf = (moment: Sql): Sql => sql`extract(year from ${inRomania(moment)})`;
const PERIODS: Record<RequestPeriod, Sql> = {
  '30d': sql`${day} > now() - interval '30 days'`,
  '3m': sql`${day} > now() - interval '3 months'`,
  '12m': sql`${day} > now() - interval '12 months'`,
  year: sql`${yearOf(day)} = ${yearOf(sql`now()`)}`,
  'last-year': sql`${yearOf(day)} = ${yearOf(sql`now()`)} - 1`,
};

export const ORDERS: Record<RequestSort, Sql> = {
  updated: sql`r.updated_at desc, r.id`,
  newest: sql`${day} desc, r.id`,
  deadline: sql`r.deadline nulls last, r.id`,
  title: sql`r.title collate "ro-x-icu", r.id`,
  offers: sql`${answered(sql`r.id`)} desc, r.updated_at desc, r.id`,
};

/** SQL condition: the authority's request `r` matches the filters. */
export const shownBy = (actor: Actor, { q, status, category, period, kind, from, to }: Partial<RequestFilters>): Sql =>
  allOf(
    inState(actor, status),
    onDays(sql`r.sent_at`, { from, to }),
    category && sql`r.category = ${category}`,
    period && PERIODS[period],
    kind && sql`r.kind = ${kind}`,
    q ? fitting(matches(sql`r.search_text`, sql`r.search_vector`, q)) : undefined,
  );

/**
 * Lists an authority's requests, as a page of JSON text (`requestList`); without its drafts, and with their number, when another
 * reader looks (`isSentOnly`).
 */
export const listRequests = (db: Db, actor: Actor, query: RequestListQuery, isSentOnly = false): Promise<string> => {
  const where = allOf(shownBy(actor, query), isSentOnly ? sql`r.status <> 'draft'` : undefined);
  const drafts = isSentOnly ? sql`, 'drafts', ${countRequests(actor, 'draft')}` : undefined;
  const order = ORDERS[query.sort];
  const items = sql`select ${requestItem} as item, row_number() over (order by ${order}) as position from (
    select * from service_request r where ${where} order by ${order} ${windowOf(query.page)}) r`;
  return pageText(db, query.page, items, sql`select from service_request r where ${where}`, drafts);
};
