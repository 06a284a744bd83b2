import { DEADLINES_MAX, type Deadline } from '@psp/contracts/deadlines';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { inRomania, today } from '../../time.ts';

const midnight = (day: Sql): Sql => inRomania(sql`${day}::timestamp`);

/* Of an offer before the opening nothing is known, not even until when it holds. */
const deadlinesOf = (authority: string): Sql => sql`
  select 'offersClose' as kind, r.id, null::uuid as part, r.kind as request_kind, r.number, r.title, '' as about, r.deadline as at, false as whole from service_request r
    where r.organisation_id = ${authority} and r.status = 'sent' and r.opened_at is null and r.deadline > now()
  union all
  select 'offersClose', r.id, null, r.kind, r.number, r.title, '', r.deadline, false
    from group_part g join service_request r on r.id = g.request_id
    where g.organisation_id = ${authority} and g.status = 'confirmed'
      and r.status = 'sent' and r.opened_at is null and r.deadline > now()
  union all
  select 'offerEnds', r.id, null, null, r.number, r.title, '', ${midnight(sql`min(o.valid_until)`)}, true
    from service_request r join offer o on o.request_id = r.id
    where r.organisation_id = ${authority} and r.status = 'sent' and r.opened_at is not null
      and o.status in ('submitted', 'shortlisted') and o.valid_until >= ${today} group by r.id
  union all
  select 'milestone', p.id, m.id, null, r.number, p.title, m.title, ${midnight(sql`m.due_on`)}, true
    from project p join service_request r on r.id = p.request_id join milestone m on m.project_id = p.id
    where p.uat_id = ${authority} and p.status <> 'completed' and p.closed_at is null and m.done_at is null and m.due_on >= ${today}
  union all
  select 'project', p.id, null, null, r.number, p.title, '', ${midnight(sql`p.due_on`)}, true
    from project p join service_request r on r.id = p.request_id
    where p.uat_id = ${authority} and p.status <> 'completed' and p.closed_at is null and p.due_on >= ${today}`;

/** What is still to end for an authority, the soonest first, as JSON text (`deadlineList`). */
export const listDeadlines = (db: Db, authority: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('kind', d.kind, 'id', d.id, 'part', d.part, 'requestKind', d.request_kind, 'number', d.number,
      'title', d.title, 'about', d.about, 'at', d.at, 'isWholeDay', d.whole) order by d.at, d.number, d.kind, d.about, d.part), '[]'))::text as json
    from (select * from (${deadlinesOf(authority)}) every_deadline order by at, number, kind, about, part limit ${sql.lit(DEADLINES_MAX)}) d`,
  );

/** The same for those who write a calendar. */
export const readDeadlines = async (db: Db, authority: string): Promise<Deadline[]> => {
  const { items } = JSON.parse(await listDeadlines(db, authority)) as { items: Deadline[] };
  return items;
};
