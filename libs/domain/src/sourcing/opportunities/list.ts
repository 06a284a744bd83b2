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
import { invited, visibleTo } from '../service-requests/shown-to.ts';
import { cameSince } from './came-since.ts';
import { ignoredBy } from './ignored.ts';
import { itemFields, withOwnOffer } from './item.ts';

/** Ids of the requests that a firm has answered. */
export const answered = (firma: string): Sql =>
  sql`(select o.request_id from offer o where o.organisation_id = ${firma} and o.status not in ('draft', 'withdrawn')
    union all ${answeredBy(firma)})`;
const inState = (status: OpportunityQuery['status'], firma: string): Sql | undefined =>
  ({
    active: sql`${isOpen} and r.id not in ${answered(firma)}`,
    // An array: the few answered ones are fetched by their ids instead of being looked for among all open ones.
    responded: sql`${isOpen} and r.id = any (array${answered(firma)})`,
    closed: sql`not (${isOpen})`,
    ignored: undefined,
    all: undefined,
  })[status];

/* What a firm ignores is listed under the status `ignored` only. */
const listed = (status: OpportunityQuery['status'], firma: string): Sql =>
  allOf(inState(status, firma), status === 'ignored' ? ignoredBy(firma) : sql`not (${ignoredBy(firma)})`);

/** In a domain of the firm, or sent to it by invitation. */
export const suited = (firma: string): Sql => sql`(${invited(firma)} or r.visibility = 'all'
  and r.category in (select d.domain_slug from organisation_domain d where d.organisation_id = ${firma}))`;

/** How many requests suit a firm that it can still answer: a scalar, the total of its list under these two filters. */
export const countSuited = (actor: Actor): Sql => {
  const firma = actor.organisationId;
  return sql`(select count(*) from service_request r where ${allOf(visibleTo(actor), listed('active', firma), suited(firma))})`;
};

/** Of all requests there are many, of open ones few, which are read anyhow. */
const isOpenOnly = ({ status }: OpportunityQuery): boolean => status === 'active' || status === 'responded';

type Firm = Pick<Actor, 'organisationId' | 'status'>;
export type Conditions = Omit<OpportunityQuery, 'page' | 'sort'>;

/* The requests that a query is about, in whatever state, before its words. */
const about = (firm: Firm, query: Conditions): Sql =>
  allOf(
    visibleTo(firm),
    query.fit && suited(firm.organisationId),
    query.category && sql`r.category = ${query.category}`,
    query.county && sql`r.county_code = ${query.county}`,
    query.kind && sql`r.kind = ${query.kind}`,
    query.since ? cameSince(firm.organisationId, sql`${query.since}::timestamptz`) : undefined,
  );

/** The requests that a query is about, before its words. */
const asked = (actor: Actor, query: OpportunityQuery): Sql =>
  allOf(about(actor, query), listed(query.status, actor.organisationId));

const worded = (q: string): Sql => matches(sql`r.search_text`, sql`r.search_vector`, q);

/** True of a request `r` that fits a query but for its state. */
export const fitsQuery = (firm: Firm, query: Conditions): Sql =>
  allOf(about(firm, query), query.q ? fitting(worded(query.q)) : undefined);

/** True of a request `r` that is among the firm's active opportunities. */
export const answerable = ({ organisationId }: Firm): Sql => listed('active', organisationId);

/** An invitation counts more than all else together. */
const INVITED = sql.lit(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0));

interface Found {
  /** A query of the requests' ids and of what they are ordered by. */
  found: Sql;
  order: Sql;
  /** A row for each request there is, where `found` has no more than are shown. */
  all?: Sql;
}

/**
 * Open requests by how well they suit the firm whose facts are `me`: first what suits it (its domains and what it was invited to),
 * within that and among the rest by the score, then by the deadline. The rest is compared only when a page reaches it; where
 * words are searched for, each row is read anyhow.
 */
const bestOnes = (firma: string, where: Sql, { page, q }: OpportunityQuery): Found => {
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

/** Open requests with the columns to sort by, and the order by them. No column more than that: without them an index alone answers. */
const openOnes = (actor: Actor, query: OpportunityQuery): Found => {
  const where = allOf(asked(actor, query), query.q ? fitting(worded(query.q)) : undefined);
  if (query.sort === 'fit') return bestOnes(actor.organisationId, where, query);
  const { keys, order } = {
    deadline: { keys: sql`r.deadline`, order: sql`r.deadline, r.id` },
    newest: { keys: sql`r.sent_at`, order: sql`r.sent_at desc, r.id` },
  }[query.sort];
  return { found: sql`(select r.id, ${keys} from service_request r where ${where})`, order };
};

/** Requests in any state: fit is not worth computing, the newest come first. */
const anyOnes = (actor: Actor, query: OpportunityQuery): Found => ({
  found: searched({
    q: query.q,
    from: sql`service_request r`,
    id: sql`r.id`,
    where: asked(actor, query),
    order: query.sort === 'deadline' ? sql`r.deadline desc, r.id` : sql`r.sent_at desc, r.id`,
    fits: worded(query.q),
    ordered: orderedFor(query.page),
  }),
  order: sql`r.place`,
});

/**
 * Opportunities of a firm as a page of JSON text (`opportunityList`); counting stops at TOTAL_LIMIT. A search, which is what
 * takes the time, gives both page and total; among all requests it ends once there are enough for both.
 */
export const listOpportunities = (db: Db, actor: Actor, query: OpportunityQuery): Promise<string> => {
  const firma = actor.organisationId;
  const {
    found,
    order,
    all = sql`select from found`,
  } = isOpenOnly(query) ? openOnes(actor, query) : anyOnes(actor, query);
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
