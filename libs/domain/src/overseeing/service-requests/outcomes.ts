import { FIGURE_LIMIT, type ListedOutcome, type RequestOutcome } from '@psp/contracts/dashboards';
import type { RequestedKind } from '@psp/contracts/overseen';
import { sql } from 'kysely';
import { ACTIVE } from '../../collaborating/projects/active.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { countOf, type Sql } from '../../sql.ts';

/** SQL condition for each outcome of a request `r`. */
const REACHED: Record<RequestOutcome | 'opened' | 'chosen', Sql> = {
  opened: sql`r.opened_at is not null`,
  offers: sql`exists (select 1 from offer o where o.request_id = r.id and ${isOpenedOffer})`,
  chosen: sql`exists (select 1 from offer o where o.request_id = r.id and ${isOpenedOffer} and o.status = 'accepted')`,
  active: sql`exists (select 1 from project p where p.request_id = r.id and ${ACTIVE})`,
  completed: sql`exists (select 1 from project p where p.request_id = r.id and p.status = 'completed')`,
  reviews: sql`exists (select 1 from review v join project p on p.id = v.project_id
    where p.request_id = r.id and ${IS_SHOWN})`,
};
const OUTCOMES: Record<ListedOutcome, Sql> = {
  ...REACHED,
  unoffered: sql`not ${REACHED.offers}`,
  unchosen: sql`(${REACHED.offers} and not ${REACHED.chosen})`,
  unfinished: sql`(${REACHED.chosen} and not ${REACHED.completed})`,
  unreviewed: sql`(${REACHED.completed} and not ${REACHED.reviews})`,
};

/** SQL condition: the request `r` is of this kind. */
export const ofKind = (kind: RequestedKind): Sql =>
  kind === 'consultation' ? sql`r.kind = 'consultation'` : sql`r.kind <> 'consultation'`;

/** SQL condition: the association's list shows the request `r`, with this outcome if one is given. Drafts are private. */
export const shownWith = (outcome?: ListedOutcome): Sql =>
  outcome ? sql`r.status <> 'draft' and ${OUTCOMES[outcome]}` : sql`r.status <> 'draft'`;

/* One row per request. An outcome implies that the request was sent, and a request has at most one project. */
const FROM: Record<RequestOutcome, Sql> = {
  offers: sql`select distinct o.request_id from offer o join service_request r on r.id = o.request_id
    where ${isOpenedOffer}`,
  active: sql`select from project p where ${ACTIVE}`,
  completed: sql`select from project p where p.status = 'completed'`,
  reviews: sql`select distinct v.project_id from review v where ${IS_SHOWN}`,
};

/** Scalar: number of requests with an outcome in the association's list, up to FIGURE_LIMIT. */
export const countWithOutcome = (outcome: RequestOutcome): Sql => countOf(FROM[outcome], FIGURE_LIMIT);
