import { PAGE_SIZE } from '@psp/contracts/common';
import { type OpportunityQuery, type OpportunityView, TOTAL_LIMIT } from '@psp/contracts/opportunities';
import type { OfferView } from '@psp/contracts/offers';
import { sql } from 'kysely';
import { type Actor, writesFor } from '../actor.ts';
import { offerActions } from '../offers/offer.entity.ts';
import { ownOfferOf } from '../offers/queries.ts';
import { questionsOf } from '../questions/queries.ts';
import { offersReceived } from '../service-requests/queries.ts';
import { allOf, jsonText, matches, offsetOf, oneRow, type Sql } from '../sql.ts';
import type { Db } from '../read-db.ts';
import { fromLiveAuthority } from './live-authority.ts';

// Sets, not correlated checks: PostgreSQL reads the firm's own rows once and looks each request up in their hash.
const invited = (firma: string): Sql =>
  sql`r.id in (select i.request_id from service_request_invitation i where i.organisation_id = ${firma})`;
const mine = (firma: string): Sql =>
  sql`mine as materialized (select id, request_id, status from offer where organisation_id = ${firma} and status <> 'withdrawn')`;
const offered = sql`r.id in (select request_id from mine where status <> 'draft')`;
const open = sql`r.status = 'sent' and r.opened_at is null and r.deadline > now()`;
const ownDomain = sql`r.category = any (me.domains)`;
const ownCounty = sql`r.county_code is not distinct from me.county_code`;

/**
 * What a firm may see: everything sent to all partners, and what it was invited to, by authorities that are not suspended.
 * Nothing until it is approved itself.
 */
const visibleTo = ({ organisationId, status }: Actor): Sql =>
  status === 'approved'
    ? sql`r.status <> 'draft' and ${fromLiveAuthority} and (r.visibility = 'all' or ${invited(organisationId)})`
    : sql`false`;

const inState = (status: OpportunityQuery['status']): Sql | undefined =>
  ({
    active: sql`${open} and not ${offered}`,
    responded: sql`${open} and ${offered}`,
    closed: sql`not (${open})`,
    all: undefined,
  })[status];

/** Fit is only worth computing among open requests, which are few; among all the newest come first. */
const orderOf = ({ sort, status }: OpportunityQuery, firma: string): Sql => {
  const all = status === 'all' || status === 'closed';
  if (sort === 'deadline') return all ? sql`r.deadline desc, r.id` : sql`r.deadline, r.id`;
  if (sort === 'newest' || all) return sql`r.sent_at desc, r.id`;
  return sql`(case when r.visibility = 'invited' and ${invited(firma)} then 4 else 0 end
    + case when ${ownDomain} then 2 else 0 end + case when ${ownCounty} then 1 else 0 end) desc, r.deadline, r.id`;
};

const me = (firma: string): Sql => sql`(select f.county_code, array(
  select d.domain_slug from organisation_domain d where d.organisation_id = f.id) as domains
  from organisation f where f.id = ${firma}) me`;

const itemFields = (firma: string): Sql => sql`'id', r.id, 'number', r.number, 'title', r.title, 'category', r.category,
  'countyCode', r.county_code, 'locality', r.locality, 'deadline', r.deadline, 'budgetMin', r.budget_min,
  'budgetMax', r.budget_max, 'urgency', r.urgency, 'sentAt', r.sent_at,
  'status', case when not (${open}) then 'closed' when ${offered} then 'responded' else 'active' end,
  'views', (select count(*) from service_request_view v where v.request_id = r.id),
  'responses', ${offersReceived(sql`r.id`)},
  'offerId', (select mine.id from mine where mine.request_id = r.id),
  'fit', json_build_object('domain', ${ownDomain}, 'county', coalesce(${ownCounty} and r.county_code is not null, false), 'invited', ${invited(firma)})`;

/** Opportunities of a firm as a page of JSON text (`opportunityList`); counting stops at TOTAL_LIMIT. */
export const listOpportunities = (db: Db, actor: Actor, query: OpportunityQuery): Promise<string> => {
  const firma = actor.organisationId;
  const where = allOf(
    visibleTo(actor),
    inState(query.status),
    query.category && sql`r.category = ${query.category}`,
    query.county && sql`r.county_code = ${query.county}`,
    query.q ? matches(sql`r.search_text`, sql`r.search_vector`, query.q) : undefined,
  );
  return jsonText(
    db,
    sql<{ json: string }>`with me as materialized (select * from ${me(firma)}), ${mine(firma)},
    page as materialized (select r.id, row_number() over () as position from (
      select r.id from service_request r, me where ${where}
      order by ${orderOf(query, firma)} limit ${PAGE_SIZE} offset ${offsetOf(query.page)}) r)
    select json_build_object(
      'items', coalesce((select json_agg(json_build_object(${itemFields(firma)},
          'excerpt', left(r.description, 240), 'uat', u.name) order by page.position)
        from page join service_request r on r.id = page.id join organisation u on u.id = r.organisation_id, me), '[]'),
      'total', (select count(*) from (select 1 from service_request r where ${where} limit ${TOTAL_LIMIT + 1}) counted),
      'page', ${query.page}::int, 'pageSize', ${PAGE_SIZE}::int)::text as json`,
  );
};

type Stored = Omit<OpportunityView, 'actions' | 'offer' | 'questions' | 'submissionOpen' | 'outcome'> & {
  questions: Omit<OpportunityView['questions'][number], 'actions'>[];
  offer: Omit<OfferView, 'actions'> | null;
  requestStatus: string;
  openedAt: string | null;
};

/** One opportunity with the firm's own offer, or null when the firm may not see it. A firm that ever began an offer always may. */
export const readOpportunity = async (db: Db, actor: Actor, id: string, now: Date): Promise<OpportunityView | null> => {
  const firma = actor.organisationId;
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`with ${mine(firma)} select json_build_object(${itemFields(firma)},
      'description', r.description, 'revision', r.revision, 'requestStatus', r.status, 'openedAt', r.opened_at,
      'cancelReason', r.cancel_reason,
      'uat', json_build_object('id', u.id, 'name', u.name, 'county', c.name),
      'questions', ${questionsOf(sql`r.id`, actor)}, 'offer', ${ownOfferOf(sql`r.id`, actor)}) as json
    from service_request r join organisation u on u.id = r.organisation_id left join county c on c.code = u.county_code, ${me(firma)}
    where r.id = ${id} and (${visibleTo(actor)} or exists (
        select 1 from offer o where o.request_id = r.id and o.organisation_id = ${firma}))`,
  );
  return row && withActions(row.json, actor, now);
};

const outcomeOf = ({ requestStatus, offer }: Stored): OpportunityView['outcome'] => {
  if (offer?.status === 'accepted') return 'won';
  if (requestStatus === 'cancelled') return 'cancelled';
  if (offer?.status === 'declined') return 'lost';
  return requestStatus === 'sent' ? 'pending' : 'none';
};

const withActions = (stored: Stored, actor: Actor, now: Date): OpportunityView => {
  const { requestStatus, openedAt, ...view } = stored;
  const submissionOpen = requestStatus === 'sent' && openedAt === null && new Date(stored.deadline) > now;
  const request = {
    organisationId: stored.uat.id,
    revision: stored.revision,
    deadline: new Date(stored.deadline),
    open: submissionOpen,
    opened: openedAt !== null,
  };
  const mayWrite = submissionOpen && writesFor(actor, actor.organisationId);
  const offer = stored.offer && {
    ...stored.offer,
    actions: offerActions(
      {
        ...stored.offer.content,
        status: stored.offer.status,
        organisationId: actor.organisationId,
        request,
        isFirmActive: actor.status === 'approved',
      },
      actor,
      now,
    ),
  };
  return {
    ...view,
    submissionOpen,
    outcome: outcomeOf(stored),
    questions: stored.questions.map((question) => ({ ...question, actions: [] })),
    offer,
    actions: mayWrite ? (offer ? ['ask'] : ['ask', 'startOffer']) : [],
  };
};
