import { FIGURE_LIMIT, type RequestOutcome } from '@psp/contracts/dashboards';
import { sql } from 'kysely';
import { ACTIVE } from '../../collaborating/projects/active.ts';
import { countOf, type Sql } from '../../sql.ts';

/** SQL condition for each outcome of a request `r`. */
const OUTCOMES: Record<RequestOutcome, Sql> = {
  offers: sql`(r.opened_at is not null and exists (select 1 from offer o where o.request_id = r.id and o.status not in ('draft', 'withdrawn')))`,
  active: sql`exists (select 1 from project p where p.request_id = r.id and ${ACTIVE})`,
  completed: sql`exists (select 1 from project p where p.request_id = r.id and p.status = 'completed')`,
  reviews: sql`exists (select 1 from review v join project p on p.id = v.project_id
    where p.request_id = r.id and v.published_at is not null)`,
};

/** SQL condition: the association's list shows the request `r`, with this outcome if one is given. Drafts are private. */
export const shownWith = (outcome?: RequestOutcome): Sql =>
  outcome ? sql`r.status <> 'draft' and ${OUTCOMES[outcome]}` : sql`r.status <> 'draft'`;

/* One row per request. An outcome implies that the request was sent, and a request has at most one project. */
const FROM: Record<RequestOutcome, Sql> = {
  offers: sql`select distinct o.request_id from offer o join service_request r on r.id = o.request_id
    where o.status not in ('draft', 'withdrawn') and r.opened_at is not null`,
  active: sql`select from project p where ${ACTIVE}`,
  completed: sql`select from project p where p.status = 'completed'`,
  reviews: sql`select distinct project_id from review where published_at is not null`,
};

/** Scalar: number of requests with an outcome in the association's list, up to FIGURE_LIMIT. */
export const countWithOutcome = (outcome: RequestOutcome): Sql => countOf(FROM[outcome], FIGURE_LIMIT);
