import type { ComputedFigures } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { IS_SHOWN } from '../../shown-review.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { inRomania } from '../../time.ts';

/**
 * Computes the figures of the portal over all rows: approved authorities and firms; completed projects; the percentage of published
 * reviews with four or five stars; the value without VAT of completed projects' offers, in lei; the median number of hours between a
 * request and its first offer, for requests that were opened or ended; the percentage of completed projects delivered on time.
 */
export const readFigures = async (db: Db): Promise<ComputedFigures> =>
  found(
    await oneRow(
      db,
      sql<ComputedFigures>`select
        (select count(*)::int from organisation where kind = 'uat' and status = 'approved') as authorities,
        (select count(*)::int from organisation where kind = 'firma' and status = 'approved') as firms,
        p.completed as "completedProjects", p.value as "projectValue", p.on_time as "onTime",
        (select (avg((v.rating >= 4)::int) * 100)::float8 from review v where ${IS_SHOWN}) as satisfaction,
        (select percentile_cont(0.5) within group (order by extract(epoch from first - r.sent_at) / 3600)
          from (select request_id, min(submitted_at) as first from offer
            where submitted_at is not null and status <> 'withdrawn' group by request_id) o
          join service_request r on r.id = o.request_id where o.first >= r.sent_at and (r.status <> 'sent' or r.opened_at is not null)) as "responseTime"
      from (select count(*)::int as completed, sum(o.price)::float8 as value,
          (avg((${inRomania(sql`p.delivered_at`)}::date <= p.due_on)::int) filter (where p.due_on is not null and p.delivered_at is not null) * 100)::float8
            as on_time
        from project p join offer o on o.id = p.offer_id where p.status = 'completed') p`,
    ),
  );
