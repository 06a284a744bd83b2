import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Columns of one branch: kind, id, number, title, other, count, due, rank. */
const branch = (kind: string, rank: number, columns: { id: Sql; other: Sql; count: Sql; due: Sql }, from: Sql): Sql =>
  sql`select ${kind}::text as kind, ${columns.id} as id, r.number as number, r.title as title, ${columns.other} as other,
    ${columns.count} as count, ${columns.due} as due, ${rank}::int as rank ${from}`;

const asJson = (
  branches: Sql[],
): Sql => sql`(select coalesce(json_agg(json_build_object('kind', t.kind, 'id', t.id, 'number', t.number,
  'title', t.title, 'other', t.other, 'count', t.count, 'dueAt', t.due) order by t.due nulls last, t.rank), '[]')
  from (select * from (${sql.join(branches, sql` union all `)}) every_todo order by due nulls last, rank limit 12) t)`;

const received = sql`(select count(*) from offer o where o.request_id = r.id and o.status in ('submitted', 'shortlisted'))`;
const unreviewed = (
  organisationId: string,
): Sql => sql`p.status = 'completed' and p.completed_at > now() - interval '60 days'
  and not exists (select 1 from review v where v.project_id = p.id and v.author_id = ${organisationId})`;
const reviewDue = sql`p.completed_at + interval '14 days'`;

/** What waits for an authority, the most urgent first, as JSON. */
export const uatTodos = ({ organisationId }: Actor): Sql => {
  const own = sql`r.organisation_id = ${organisationId}`;
  const project = sql`from project p join service_request r on r.id = p.request_id join organisation f on f.id = p.firma_id where p.uat_id = ${organisationId}`;
  return asJson([
    branch(
      'openOffers',
      1,
      { id: sql`r.id`, other: sql`''`, count: received, due: sql`r.deadline` },
      sql`from service_request r where ${own} and r.status = 'sent' and r.opened_at is null and r.deadline <= now() and ${received} > 0`,
    ),
    branch(
      'decideOffers',
      2,
      {
        id: sql`r.id`,
        other: sql`''`,
        count: received,
        due: sql`(select min(o.valid_until)::timestamptz from offer o where o.request_id = r.id and o.status in ('submitted', 'shortlisted'))`,
      },
      sql`from service_request r where ${own} and r.status = 'sent' and r.opened_at is not null and ${received} > 0`,
    ),
    branch(
      'answerQuestions',
      3,
      { id: sql`r.id`, other: sql`''`, count: sql`count(q.id)`, due: sql`r.deadline` },
      sql`from service_request r join question q on q.request_id = r.id and q.answer is null
        where ${own} and r.status = 'sent' and r.opened_at is null and r.deadline > now() group by r.id`,
    ),
    branch(
      'acceptDelivery',
      4,
      { id: sql`p.id`, other: sql`f.name`, count: sql`1`, due: sql`p.delivered_at + interval '7 days'` },
      sql`${project} and p.status = 'review' and p.closed_at is null`,
    ),
    branch(
      'writeReview',
      5,
      { id: sql`p.id`, other: sql`f.name`, count: sql`1`, due: reviewDue },
      sql`${project} and ${unreviewed(organisationId)}`,
    ),
  ]);
};

/** What waits for a firm, the most urgent first, as JSON. */
export const firmaTodos = ({ organisationId }: Actor): Sql => {
  const offer = sql`from offer o join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
    where o.organisation_id = ${organisationId} and r.status = 'sent' and r.opened_at is null and r.deadline > now()`;
  const project = sql`from project p join service_request r on r.id = p.request_id join organisation u on u.id = p.uat_id
    where p.firma_id = ${organisationId}`;
  return asJson([
    branch(
      'confirmOffer',
      1,
      { id: sql`r.id`, other: sql`u.name`, count: sql`1`, due: sql`r.deadline` },
      sql`${offer} and o.status = 'to_confirm'`,
    ),
    branch(
      'finishOffer',
      2,
      { id: sql`r.id`, other: sql`u.name`, count: sql`1`, due: sql`r.deadline` },
      sql`${offer} and o.status = 'draft'`,
    ),
    branch(
      'startProject',
      3,
      { id: sql`p.id`, other: sql`u.name`, count: sql`1`, due: sql`p.created_at + interval '7 days'` },
      sql`${project} and p.status = 'planning' and p.closed_at is null`,
    ),
    branch(
      'continueProject',
      4,
      { id: sql`p.id`, other: sql`u.name`, count: sql`1`, due: sql`p.due_on::timestamptz` },
      sql`${project} and p.status = 'in_progress' and p.changes_reason is not null`,
    ),
    branch(
      'writeReview',
      5,
      { id: sql`p.id`, other: sql`u.name`, count: sql`1`, due: reviewDue },
      sql`${project} and ${unreviewed(organisationId)}`,
    ),
  ]);
};
