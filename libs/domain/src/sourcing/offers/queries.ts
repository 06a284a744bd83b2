import type { OfferFilter } from '@psp/contracts/offer-names';
import type { Scored } from '@psp/contracts/scores';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, type Sql } from '../../sql.ts';
import { offerFiles } from '../../operating/attachments/queries.ts';
import { type Days, onDays } from '../../time.ts';
import { isReadableBy } from '../groups/queries.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { contentOf, grossPrice, linesOf } from './content.ts';
import { versionsOf } from './versions.ts';

/**
 * SQL condition: the offer `o` answers the current revision of its request. Nobody else may read an offer that its firm has not
 * confirmed.
 */
export const isConfirmed = sql`o.request_revision = (select revision from service_request where id = o.request_id)`;

/** SQL condition: the offer `o` is shown once offers are opened; the same as of the database's function `opened_offers`. */
export const isCompared = sql`(o.status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed') and ${isConfirmed})`;

/** Minimum number of other offers whose price range is shown: the range of a single offer would be its price. */
const OTHERS_IN_RANGE = 2;

/* The opened offer `o` belongs to a request with an accepted offer. */
const isChosen = sql`${isCompared} and exists (select from opened_offers(o.request_id) w where w.status = 'accepted')`;
/* Rank of the offer `o` by price, without names, as JSON (`offerStanding`); null before a choice. */
const standing = sql`case when ${isChosen} then (
  select json_build_object('place', 1 + count(*) filter (where x.price < o.price), 'of', 1 + count(*),
    'lowest', case when count(*) >= ${OTHERS_IN_RANGE}::int then min(x.price) end,
    'highest', case when count(*) >= ${OTHERS_IN_RANGE}::int then max(x.price) end)
  from opened_offers(o.request_id) x where x.id <> o.id) end`;

/* Rating of the firm `f` of the offer `o` to the request `q`: its value at the choice, or the current one before a choice. */
const kept = sql`q.comparison -> 'ratings' -> o.id::text`;
const ratingOf = sql`case when ${kept} is null then f.rating else (${kept} ->> 'rating')::numeric end`;
const reviewsOf = sql`coalesce((${kept} ->> 'count')::int, f.rating_count)`;

/* The request of the offer `o` ended without a choice after its opened offers were rated. */
const isRated = sql`${isCompared} and exists (select from service_request r join audit a on a.entity_id = r.id
  where r.id = o.request_id and r.status in ('cancelled', 'expired') and r.opened_at is not null
    and a.action = 'service-request.compare' and a.outcome = 'done' and (a.details ->> 'opened')::boolean)`;

/* Input of `pointsFor` for the request of an offer `o`, once it has ended with a choice or a rating; null before. */
const pointsOf = sql`case when ${isChosen} or ${isRated} then (
  select json_build_object('weights', q.comparison -> 'weights',
    'offers', (select json_agg(json_build_object('id', o.id, 'status', o.status, 'price', o.price, 'deliveryDays', o.delivery_days,
        'rating', ${ratingOf}, 'methodMark', (q.comparison -> 'marks' ->> o.id::text)::int))
      from opened_offers(q.id) o join organisation f on f.id = o.organisation_id),
    'changes', (select coalesce(json_agg(json_build_object('at', a.at, 'reason', a.reason, 'details', a.details) order by a.id), '[]')
      from audit a where a.entity_id = q.id and a.action = 'service-request.compare' and a.outcome = 'done'
        and (a.details ->> 'opened')::boolean))
  from service_request q where q.id = o.request_id) end`;

/**
 * SQL condition: the authority of the request `r` may read its offer `o`, since the offers were opened. The association sees no more.
 * The same as `isCompared` of an opened request, in words that indexes answer.
 */
export const isOpenedOffer = sql`(r.opened_at is not null and o.request_revision = r.revision
  and o.status in ('submitted', 'shortlisted', 'accepted', 'declined', 'expired', 'closed'))`;

/** SQL condition: the authority may read the offer `o`, because it may read the request `r` and the offers are opened. */
export const shownToAuthority = (actor: Actor): Sql => sql`(${isReadableBy(actor)} and ${isOpenedOffer})`;

/** Reads the values by which the offers to a request are scored, before its choice. */
export const readScored = (db: Db, requestId: string): Promise<(Scored & { reviews: number })[]> =>
  db.run(sql<
    Scored & { reviews: number }
  >`select o.id, o.status, o.price::float8 as price, o.delivery_days as "deliveryDays",
      f.rating::float8 as rating, f.rating_count as reviews, (q.comparison -> 'marks' ->> o.id::text)::int as "methodMark"
    from offer o join organisation f on f.id = o.organisation_id join service_request q on q.id = o.request_id
    where o.request_id = ${requestId} and ${isCompared}`);

/** Ratings of the offers' firms by offer id, as a comparison stores them. */
export const ratingsIn = (
  scored: Awaited<ReturnType<typeof readScored>>,
): Record<string, { rating: number | null; count: number }> =>
  Object.fromEntries(scored.map(({ id, rating, reviews: count }) => [id, { rating, count }]));

/** The opened offers of a request as JSON (`offerComparisonItem` without actions), cheapest first. */
export const comparisonOf = (requestId: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', o.id, 'version', o.version, 'status', o.status,
    'firma', json_build_object('id', f.id, 'name', f.name, 'county', c.name, 'locality', f.locality, 'verified', f.verified_at is not null,
      'suspended', f.status <> 'approved'),
    'price', o.price, 'vatRate', o.vat_rate, 'priceWithVat', ${grossPrice}, 'lines', o.lines,
    'deliveryDays', o.delivery_days, 'validUntil', o.valid_until, 'method', o.method, 'team', o.team,
    'attachments', ${offerFiles}, 'rating', ${ratingOf}, 'reviewCount', ${reviewsOf},
    'completedProjects', completed_projects(f.id),
    'methodMark', (q.comparison -> 'marks' ->> o.id::text)::int,
    'submittedAt', o.submitted_at, 'declineReason', o.decline_reason,
    'acceptReason', o.accept_reason) order by o.price, o.id), '[]')
  from offer o join organisation f on f.id = o.organisation_id left join county c on c.code = f.county_code
    join service_request q on q.id = o.request_id
  where o.request_id = ${requestId} and ${isCompared})`;

/** The firm's own live offer to a request as JSON (`offerView` without actions), or null. */
export const ownOfferOf = (requestId: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select json_build_object('id', o.id, 'version', o.version, 'status', o.status, 'content', ${contentOf}, 'lines', ${linesOf}, 'attachments', ${offerFiles},
    'requestRevision', o.request_revision, 'submittedAt', o.submitted_at, 'decidedAt', o.decided_at,
    'declineReason', o.decline_reason, 'acceptReason', o.accept_reason, 'projectId', (select p.id from project p where p.offer_id = o.id),
    'standing', ${standing}, 'points', ${pointsOf}, 'versions', ${versionsOf},
    'history', ${historyOf(sql`o.id`, actor)})
  from offer o where o.request_id = ${requestId} and o.organisation_id = ${actor.organisationId} and o.status <> 'withdrawn')`;

const IN_FILTER: Partial<Record<OfferFilter, Sql>> = {
  // A draft or an offer to confirm counts only while its request accepts offers.
  open: sql`(o.status in ('submitted', 'shortlisted') or o.status in ('draft', 'to_confirm') and exists (
    select from service_request r where r.id = o.request_id and ${isOpen}))`,
  decided: sql`o.status in ('accepted', 'declined')`,
};

/** SQL condition: the offer `o` is the firm's and matches the status filter of its list. */
export const ofFirm = ({ organisationId }: Actor, status?: OfferFilter): Sql =>
  allOf(sql`o.organisation_id = ${organisationId}`, status && (IN_FILTER[status] ?? sql`o.status = ${status}`));

/** SQL condition: the offer `o` was submitted on these days; true for all offers if no day is given. */
export const submittedOn = (days: Days): Sql => onDays(sql`o.submitted_at`, days);

/** Scalar subquery: number of the firm's offers under a status filter. */
export const countOffers = (actor: Actor, status: OfferFilter): Sql =>
  sql`(select count(*) from offer o where ${ofFirm(actor, status)})`;

const byState = (offers: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('status', status, 'offers', offers) order by offers desc, status), '[]')
  from (select o.status, count(*) as offers from ${offers} group by o.status) counted)`;

/** Number of a firm's offers by status, as JSON; each equals the total of the list under that status. */
export const offersByState = (actor: Actor): Sql => byState(sql`offer o where ${ofFirm(actor)}`);

/** Like `offersByState`, but only for offers that their authorities can read, so that it does not reveal sealed ones. */
export const openedByState = (actor: Actor): Sql =>
  byState(sql`offer o join service_request r on r.id = o.request_id where ${ofFirm(actor)} and ${isOpenedOffer}`);
