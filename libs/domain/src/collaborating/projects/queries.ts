import { BOARD_SIZE, type ProjectListQuery } from '@psp/contracts/project-list';
import { type ProjectFilter, type ProjectSort, PROJECT_STATUSES } from '@psp/contracts/project-statuses';
import { type ProjectAction, type ProjectView } from '@psp/contracts/projects';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { receivedOn, reviewsOf, type StoredReview, withReviewActions } from '../reviews/queries.ts';
import { deliveryFiles, projectFiles } from '../../operating/attachments/queries.ts';
import { grossPrice } from '../../sourcing/offers/content.ts';
import { amendmentsOf, type StoredAmendment, withAmendmentActions } from '../amendments/queries.ts';
import { noteOf } from '../reception-notes/queries.ts';
import { allOf, jsonText, matches, oneRow, pageText, containsWords, type Sql, windowOf } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { today } from '../../time.ts';
import { ACTIVE, NOT_STOPPED } from './active.ts';
import { projectActions } from './project.entity.ts';

/** Item of a list of projects as JSON, from the rows `p` (project), `r` (request), `u` (authority) and `f` (firm). */
export const projectItem = sql`json_build_object('id', p.id, 'title', p.title, 'status', p.status, 'progress', p.progress,
  'number', r.number, 'uat', json_build_object('id', u.id, 'name', u.name),
  'firma', json_build_object('id', f.id, 'name', f.name), 'dueOn', p.due_on, 'updatedAt', p.updated_at, 'isStopped', not ${NOT_STOPPED})`;
export const projectParties = sql`join service_request r on r.id = p.request_id
  join organisation u on u.id = p.uat_id join organisation f on f.id = p.firma_id`;

/** SQL condition: the actor's organisation is a side of the project `p`. */
export const ownProjects = (actor: Actor): Sql =>
  actor.kind === 'uat' ? sql`p.uat_id = ${actor.organisationId}` : sql`p.firma_id = ${actor.organisationId}`;

type ReviewFilters = Pick<ProjectListQuery, 'from' | 'to' | 'criterion' | 'mark'>;

/* Condition on the published review by the other side. */
const reviewed = (actor: Actor, { criterion, mark, ...days }: ReviewFilters = {}): Sql => {
  const given = criterion && mark ? sql`${sql.ref(`v.${criterion}`)} = ${mark}` : undefined;
  return sql`exists (select from review v where v.project_id = p.id and ${allOf(receivedOn(actor, days), given)})`;
};

/* By the calendar of Bucharest, like due dates. */
const LATE = sql`p.due_on < ${today}`;

/* Searches the text and number of the request and the name of the other side. */
const fits = (actor: Actor, q: string): Sql | undefined =>
  q
    ? sql`exists (select from service_request r, organisation w where r.id = p.request_id
        and w.id = ${actor.kind === 'uat' ? sql`p.firma_id` : sql`p.uat_id`}
        and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${containsWords(sql`w.name_text`, q)}))`
    : undefined;

const ORDERS: Record<ProjectSort, Sql> = {
  touched: sql`p.updated_at desc, p.id`,
  due: sql`p.due_on nulls last, p.id`,
};

/** SQL condition: the project `p` is the actor's and matches the status filter. */
const shownBy = (actor: Actor, status?: ProjectFilter): Sql => {
  if (status === 'late') return allOf(ownProjects(actor), ACTIVE, LATE);
  if (status === 'active') return allOf(ownProjects(actor), ACTIVE);
  if (status === 'reviewed') return allOf(ownProjects(actor), reviewed(actor));
  return allOf(ownProjects(actor), status && allOf(sql`p.status = ${status}`, NOT_STOPPED));
};

/** Scalar subquery: number of the actor's projects under a status filter. */
export const countProjects = (actor: Actor, status: ProjectFilter): Sql =>
  sql`(select count(*) from project p where ${shownBy(actor, status)})`;

/** Lists an organisation's projects, as a page of JSON text (`projectList`). */
export const listProjects = (db: Db, actor: Actor, query: ProjectListQuery): Promise<string> => {
  const { page, q, status, sort, from, to, criterion, mark } = query;
  const byReview = from || to || (criterion && mark) ? reviewed(actor, { from, to, criterion, mark }) : undefined;
  const where = allOf(shownBy(actor, status), byReview, fits(actor, q));
  const order = ORDERS[sort];
  const items = sql`select ${projectItem} as item, row_number() over (order by ${order}) as position
    from (select * from project p where ${where} order by ${order} ${windowOf(page)}) p
    ${projectParties}`;
  return pageText(db, page, items, sql`select from project p where ${where}`);
};

/** An organisation's projects by status, last changed first, as JSON text (`projectBoard`). */
export const boardOf = (db: Db, actor: Actor, q: string): Promise<string> => {
  const where = allOf(ownProjects(actor), fits(actor, q), sql`p.status = s.status`, NOT_STOPPED);
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('columns', json_agg(json_build_object('status', s.status,
      'total', (select count(*) from project p where ${where}),
      'items', (select coalesce(json_agg(${projectItem} order by p.updated_at desc, p.id), '[]')
        from (select * from project p where ${where} order by ${ORDERS.touched} limit ${sql.lit(BOARD_SIZE)}) p ${projectParties})
      ) order by s.rank))::text as json
    from unnest(${sql.val([...PROJECT_STATUSES])}::text[]) with ordinality s (status, rank)`,
  );
};

/* Contact data of the other side, with the person who acted last on the project or its offer. */
const contactOf = (actor: Actor): Sql => sql`(
  select json_build_object('email', w.email, 'phone', w.phone, 'person', (
    select who.display_name from audit a join account who on who.id = a.account_id
      join membership m on m.account_id = a.account_id and m.organisation_id = w.id
    where a.entity_id in (p.id, p.offer_id) and a.organisation_id = w.id and a.outcome = 'done' order by a.id desc limit 1))
  from organisation w where w.id = ${actor.kind === 'uat' ? sql`p.firma_id` : sql`p.uat_id`})`;

type Stored = Omit<ProjectView, 'actions' | 'reviews' | 'amendments'> & {
  amendments: StoredAmendment[];
  reviews: Omit<ProjectView['reviews'], 'own' | 'other'> & { own: StoredReview | null; other: StoredReview | null };
};

/** Reads a project of the actor's organisation with everything its page shows, or null. */
export const readProject = async (db: Db, actor: Actor, id: string, now: Date): Promise<ProjectView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('id', p.id, 'version', p.version, 'title', p.title, 'status', p.status,
      'progress', p.progress, 'request', json_build_object('id', r.id, 'number', r.number),
      'uat', json_build_object('id', u.id, 'name', u.name), 'firma', json_build_object('id', f.id, 'name', f.name),
      'price', coalesce(p.agreed_price, o.price), 'vatRate', o.vat_rate,
      'priceWithVat', case when p.agreed_price is null then ${grossPrice} else round(p.agreed_price * (100 + o.vat_rate) / 100, 2) end,
      'deliveryDays', o.delivery_days, 'dueOn', p.due_on,
      'holdReason', p.hold_reason, 'changesReason', p.changes_reason, 'createdAt', p.created_at,
      'startedAt', p.started_at, 'deliveredAt', p.delivered_at, 'completedAt', p.completed_at, 'closedAt', p.closed_at,
      'milestones', (select coalesce(json_agg(json_build_object('id', m.id, 'version', m.version, 'title', m.title,
        'dueOn', m.due_on, 'doneAt', m.done_at) order by m.due_on nulls last, m.id), '[]') from milestone m where m.project_id = p.id),
      'amendments', ${amendmentsOf(sql`p.id`)},
      'contact', ${contactOf(actor)},
      'files', ${projectFiles(sql`p.id`, actor)},
      'deliveries', (select coalesce(json_agg(json_build_object('id', d.id, 'number', d.number, 'note', d.note,
        'deliveredAt', d.created_at, 'changesReason', d.changes_reason, 'answeredAt', d.answered_at, 'files', ${deliveryFiles}) order by d.number desc), '[]')
        from delivery d where d.project_id = p.id),
      'remarks', coalesce(p.acceptance_remarks, ''), 'receptionNote', ${noteOf(sql`p.id`)},
      'reviews', ${reviewsOf(sql`p.id`, actor)},
      'history', ${historyOf(sql`select p.id union all select id from amendment where project_id = p.id`, actor)}) as json
    from project p ${projectParties} join offer o on o.id = p.offer_id
    where p.id = ${id} and ${ownProjects(actor)}`,
  );
  return row && withActions(row.json, actor, now);
};

const withActions = (stored: Stored, actor: Actor, now: Date): ProjectView => {
  const { own, other, ...written } = stored.reviews;
  const { receptionNote } = stored;
  const isDone: Partial<Record<ProjectAction, boolean>> = {
    review: own !== null,
    makeNote: receptionNote != null && receptionNote.failedAt === null,
  };
  const facts = {
    status: stored.status,
    uatId: stored.uat.id,
    firmaId: stored.firma.id,
    closedAt: stored.closedAt === null ? null : new Date(stored.closedAt),
  };
  return {
    ...stored,
    amendments: stored.amendments.map((one) => withAmendmentActions(one, facts, actor, now)),
    reviews: { own: withReviewActions(own, actor, now), other: withReviewActions(other, actor, now), ...written },
    actions: projectActions(facts, actor, now).filter((action) => !isDone[action]),
  };
};
