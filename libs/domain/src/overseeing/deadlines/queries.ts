import { DEADLINES_MAX, type Deadline } from '@psp/contracts/deadlines';
import type { DeadlineSide } from '@psp/contracts/deadline-names';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { beginOfDay, today } from '../../time.ts';

/** The organisation whose deadlines are read. */
export interface DeadlineOwner {
  side: DeadlineSide;
  organisationId: string;
}

const isOpen = sql`r.status = 'sent' and r.opened_at is null and r.deadline > now()`;
const closing = sql`'offersClose' as kind, r.id, null::uuid as part, r.kind as request_kind, r.number, r.title, r.organisation_id as authority, '' as about, r.deadline as at, false as whole`;
const ending = (day: Sql): Sql =>
  sql`'offerEnds', r.id, null, null, r.number, r.title, r.organisation_id, '', ${beginOfDay(day)}, true`;

/* Before the opening an authority may not learn anything of an offer, not even its validity. */
const ofAuthority = (authority: string): Sql => sql`
  select ${closing} from service_request r where r.organisation_id = ${authority} and ${isOpen}
  union all
  select ${closing} from group_part g join service_request r on r.id = g.request_id
    where g.organisation_id = ${authority} and g.status = 'confirmed' and ${isOpen}
  union all
  select ${ending(sql`min(o.valid_until)`)} from service_request r join offer o on o.request_id = r.id
    where r.organisation_id = ${authority} and r.status = 'sent' and r.opened_at is not null
      and o.status in ('submitted', 'shortlisted') and o.valid_until >= ${today} group by r.id`;

/* Closing of requests with an unsent or unconfirmed offer or answer, and the last days of submitted offers. */
const ofFirm = (firm: string): Sql => sql`
  select ${closing} from offer o join service_request r on r.id = o.request_id
    where o.organisation_id = ${firm} and o.status in ('draft', 'to_confirm') and ${isOpen}
  union all
  select ${closing} from consultation_answer n join service_request r on r.id = n.request_id
    where n.organisation_id = ${firm} and n.status = 'submitted' and n.request_revision < r.revision and ${isOpen}
  union all
  select ${ending(sql`o.valid_until`)} from offer o join service_request r on r.id = o.request_id
    where o.organisation_id = ${firm} and o.status in ('submitted', 'shortlisted') and o.valid_until >= ${today}`;

const ofProjects = ({ side, organisationId }: DeadlineOwner): Sql => {
  const isOwn = sql`${sql.ref(side === 'uat' ? 'p.uat_id' : 'p.firma_id')} = ${organisationId} and p.status <> 'completed' and p.closed_at is null`;
  return sql`
  select 'milestone', p.id, m.id, null, r.number, p.title, p.uat_id, m.title, ${beginOfDay(sql`m.due_on`)}, true
    from project p join service_request r on r.id = p.request_id join milestone m on m.project_id = p.id
    where ${isOwn} and m.done_at is null and m.due_on >= ${today}
  union all
  select 'project', p.id, null, null, r.number, p.title, p.uat_id, '', ${beginOfDay(sql`p.due_on`)}, true
    from project p join service_request r on r.id = p.request_id where ${isOwn} and p.due_on >= ${today}`;
};

const deadlinesOf = (of: DeadlineOwner): Sql =>
  sql`${of.side === 'uat' ? ofAuthority(of.organisationId) : ofFirm(of.organisationId)} union all ${ofProjects(of)}`;

/** Lists an organisation's deadlines, soonest first, as JSON text (`deadlineList`). */
export const listDeadlines = (db: Db, of: DeadlineOwner): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('kind', d.kind, 'id', d.id, 'part', d.part, 'requestKind', d.request_kind, 'number', d.number,
      'title', d.title, 'authority', a.name, 'about', d.about, 'at', d.at, 'isWholeDay', d.whole) order by d.at, d.number, d.kind, d.about, d.part), '[]'))::text as json
    from (select * from (${deadlinesOf(of)}) every_deadline order by at, number, kind, about, part limit ${sql.lit(DEADLINES_MAX)}) d
      join organisation a on a.id = d.authority`,
  );

/** The same as objects, for the calendar feed. */
export const readDeadlines = async (db: Db, of: DeadlineOwner): Promise<Deadline[]> => {
  const { items } = JSON.parse(await listDeadlines(db, of)) as { items: Deadline[] };
  return items;
};
