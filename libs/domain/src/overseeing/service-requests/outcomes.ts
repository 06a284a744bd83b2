import { FIGURE_LIMIT, type RequestOutcome } from '@psp/contracts/dashboards';
import { sql } from 'kysely';
import { ACTIVE } from '../../collaborating/projects/active.ts';
import { countOf, type Sql } from '../../sql.ts';

/** True of a request `r` of which this came. */
const OUTCOMES: Record<RequestOutcome, Sql> = {
  offers: sql`(r.opened_at is not null and exists (select 1 from offer o where o.request_id = r.id and o.status not in ('draft', 'withdrawn')))`,
  active: sql`exists (select 1 from project p where p.request_id = r.id and ${ACTIVE})`,
  completed: sql`exists (select 1 from project p where p.request_id = r.id and p.status = 'completed')`,
  reviews: sql`exists (select 1 from review v join project p on p.id = v.project_id
    where p.request_id = r.id and v.published_at is not null)`,
};

/** The requests `r` of all authorities that the association's list shows: no draft, which is private. */
export const shownWith = (outcome?: RequestOutcome): Sql =>
  outcome ? sql`r.status <> 'draft' and ${OUTCOMES[outcome]}` : sql`r.status <> 'draft'`;

/* What comes of a request comes after it was sent, and a request has one project at most. */
const FROM: Record<RequestOutcome, Sql> = {
  offers: sql`select distinct o.request_id from offer o join service_request r on r.id = o.request_id
    where o.status not in ('draft', 'withdrawn') and r.opened_at is not null`,
  active: sql`select from project p where ${ACTIVE}`,
  completed: sql`select from project p where p.status = 'completed'`,
  reviews: sql`select distinct project_id from review where published_at is not null`,
};

/** How many requests the association's list has with an outcome, up to FIGURE_LIMIT: a scalar. */
export const countWithOutcome = (outcome: RequestOutcome): Sql => countOf(FROM[outcome], FIGURE_LIMIT);
