import { PAGE_SIZE } from '@psp/contracts/lists';
import { MATCH_WEIGHTS } from '@psp/contracts/match-weights';
import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { orderedFor, searched } from '../../searched.ts';
import { allOf, countOf, fitting, jsonText, matches, type Sql, totals, windowOf } from '../../sql.ts';
import { answeredBy } from '../consultations/queries.ts';
import { me } from '../matching/facts.ts';
import { isOfDomain, score } from '../matching/score.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { invited, isVisibleTo } from '../service-requests/shown-to.ts';
import { isNewSince } from './came-since.ts';
import { hiddenBy, ignoredBy } from './ignored.ts';
import { itemFields, withOwnOffer } from './item.ts';

type Firm = Pick<Actor, 'organisationId' | 'status'>;

/** Ids of the requests that a firm has answered. */
export const answered = (firma: string): Sql =>
  sql`(select o.request_id from offer o where o.organisation_id = ${firma} and o.status not in ('draft', 'withdrawn')
    union all ${answeredBy(firma)})`;
const inState = (status: OpportunityQuery['status'], firma: string): Sql | undefined =>
  ({
    active: sql`${isOpen} and r.id not in ${answered(firma)}`,
    // With an array, PostgreSQL fetches the few answered ones by id instead of scanning all open ones.
    responded: sql`${isOpen} and r.id = any (array${answered(firma)})`,
    closed: sql`not (${isOpen})`,
    ignored: undefined,
    all: undefined,
  })[status];

/* Ignored requests are listed under the status `ignored` only. */
const listed = (status: OpportunityQuery['status'], firma: string, ignored: Sql = ignoredBy(firma)): Sql =>
  allOf(inState(status, firma), status === 'ignored' ? ignored : sql`not (${ignored})`);

/** SQL condition: the request `r` is in a domain of the firm, or the firm is invited to it. */
export const suited = (firma: string): Sql => sql`(${invited(firma)} or r.visibility = 'all'
  and r.category in (select d.domain_slug from organisation_domain d where d.organisation_id = ${firma}))`;

/** Scalar subquery: number of suited active requests of a firm, i.e. the total of its list under these two filters. */
export const countSuited = (actor: Actor): Sql => {
  const firma = actor.organisationId;
  return sql`(select count(*) from service_request r where ${allOf(isVisibleTo(actor), listed('active', firma), suited(firma))})`;
};

/**
 * Scalar subquery: number of suited requests that are open to a firm. Unlike `countSuited` it has those that the firm has answered,
 * which nobody else may know.
 */
export const countOpenSuited = (firm: Firm): Sql => {
  const { organisationId } = firm;
  const where = allOf(isVisibleTo(firm), isOpen, sql`not (${hiddenBy(organisationId)})`, suited(organisationId));
  return sql`(select count(*) from service_request r where ${where})`;
};

/** Open requests are few and can all be read; requests in any status are many. */
const isOpenOnly = ({ status }: OpportunityQuery): boolean => status === 'active' || status === 'responded';

export type Conditions = Omit<OpportunityQuery, 'page' | 'sort'>;

/* Condition for the filters of a query, without status and words. */
const fitsFilters = (firm: Firm, query: Conditions): Sql =>
  allOf(
    isVisibleTo(firm),
    query.fit && suited(firm.organisationId),
    query.category && sql`r.category = ${query.category}`,
    query.county && sql`r.county_code = ${query.county}`,
    query.kind && sql`r.kind = ${query.kind}`,
    query.since ? isNewSince(firm.organisationId, sql`${query.since}::timestamptz`) : undefined,
  );

const hasWords = (q: string): Sql => matches(sql`r.search_text`, sql`r.search_vector`, q);

/** SQL condition: the request `r` fits a query, whatever its status. */
export const fitsQuery = (firm: Firm, query: Conditions): Sql =>
  allOf(fitsFilters(firm, query), query.q ? fitting(hasWords(query.q)) : undefined);

/** SQL condition: the request `r` is among the firm's active opportunities. */
export const answerable = ({ organisationId }: Firm): Sql => listed('active', organisationId);

/** An invitation outweighs all criteria of the score together. */
const INVITED = sql.lit(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0));

interface Selection {
  /** Query of the requests' ids and of the columns in `order`. */
  found: Sql;
  order: Sql;
  /** Query with one row for each request, used for the total if `found` is limited to the page. */
  all?: Sql;
}

/**
 * Selects open requests by their match with the firm whose facts are `me`: suited ones (its domains and invitations) before the
 * rest, each group by score, then by deadline. The rest is scored only if the page reaches it, or if words are searched for, since
 * then every row is read anyhow.
 */
const openByFit = (firma: string, where: Sql, { page, q }: OpportunityQuery): Selection => {
  const from = (
    fit: Sql,
    suits: boolean,
    which: Sql,
  ): Sql => sql`select r.id, r.deadline, ${fit} as fit, ${sql.lit(suits)} as suits
    from service_request r, me where ${where} and ${which}`;
  const isLeft = sql`not ${invited(firma)}`;
  const isReached = q ? sql`true` : sql`(select count(*) < ${sql.lit(page * PAGE_SIZE)} from suited)`;
  return {
    found: sql`(with suited as materialized (
        ${from(sql`${INVITED} + ${score}`, true, sql`r.id = any (array(select i.request_id from service_request_invitation i where i.organisation_id = ${firma}))`)}
        union all ${from(score, true, sql`${isOfDomain} and ${isLeft}`)})
      select * from suited union all ${from(score, false, sql`not ${isOfDomain} and ${isLeft} and ${isReached}`)})`,
    order: sql`r.suits desc, r.fit desc, r.deadline, r.id`,
    ...(q ? {} : { all: sql`select from service_request r where ${where}` }),
  };
};

/** Selects open requests with only the columns to sort by, so that PostgreSQL can answer from an index alone. */
const openRequests = (firma: string, isListed: Sql, query: OpportunityQuery): Selection => {
  const where = allOf(isListed, query.q ? fitting(hasWords(query.q)) : undefined);
  if (query.sort === 'fit') return openByFit(firma, where, query);
  const { keys, order } = {
    deadline: { keys: sql`r.deadline`, order: sql`r.deadline, r.id` },
    newest: { keys: sql`r.sent_at`, order: sql`r.sent_at desc, r.id` },
  }[query.sort];
  return { found: sql`(select r.id, ${keys} from service_request r where ${where})`, order };
};

/** Selects requests in any status, newest first: their fit is not worth computing. */
const anyRequests = (isListed: Sql, query: OpportunityQuery): Selection => ({
  found: searched({
    q: query.q,
    from: sql`service_request r`,
    id: sql`r.id`,
    where: isListed,
    order: query.sort === 'deadline' ? sql`r.deadline desc, r.id` : sql`r.sent_at desc, r.id`,
    fits: hasWords(query.q),
    ordered: orderedFor(query.page),
  }),
  order: sql`r.place`,
});

/**
 * Lists opportunities of a firm as a page of JSON text (`opportunityList`); counting stops at TOTAL_LIMIT. The search is the slow
 * part, so it runs once for page and total; among requests in any status it stops when it has enough for both. `ignored`: SQL condition
 * for the requests that it leaves out.
 */
export const listOpportunities = (
  db: Db,
  actor: Actor,
  query: OpportunityQuery,
  ignored: Sql = ignoredBy(actor.organisationId),
): Promise<string> => {
  const firma = actor.organisationId;
  const isListed = allOf(fitsFilters(actor, query), listed(query.status, firma, ignored));
  const {
    found,
    order,
    all = sql`select from found`,
  } = isOpenOnly(query) ? openRequests(firma, isListed, query) : anyRequests(isListed, query);
  return jsonText(
    db,
    sql<{ json: string }>`with me as materialized (select * from ${me(firma)}),
    found as materialized (select * from ${found} r),
    page as materialized (select r.id, row_number() over () as position
      from (select r.id from found r order by ${order} ${windowOf(query.page)}) r)
    select json_build_object(
      'items', coalesce((select json_agg(json_build_object(${itemFields(firma)},
          'excerpt', left(r.description, 240), 'uat', u.name) order by page.position)
        from page join service_request r on r.id = page.id join organisation u on u.id = r.organisation_id
          ${withOwnOffer(firma)}, me), '[]'),
      ${totals(query.page)})::text as json from ${countOf(all)} counted`,
  );
};
