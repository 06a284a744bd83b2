import { FIGURE_LIMIT, REQUEST_OUTCOMES } from '@psp/contracts/dashboards';
import type { TodoSide } from '@psp/contracts/own-dashboards';
import { REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { countProjects, ownProjects, projectItem, projectParties } from '../../collaborating/projects/queries.ts';
import { ACTIVE } from '../../collaborating/projects/active.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import { weeklyViews } from '../../presenting/views/queries.ts';
import { countOffers, offersByState } from '../../sourcing/offers/queries.ts';
import { countSuited } from '../../sourcing/opportunities/list.ts';
import { waitingArticles } from '../../publishing/articles/moderation-queries.ts';
import { countRequests } from '../../sourcing/service-requests/list.ts';
import { answered, requestItem } from '../../sourcing/service-requests/queries.ts';
import { isSealed } from '../../sourcing/service-requests/sealed.ts';
import { countWithOutcome } from '../service-requests/outcomes.ts';
import { waitsForBadge } from '../../presenting/partners/badge.ts';
import { countOf, jsonText, type Sql } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { todosOf } from './todos.ts';

const SHOWN = 5;

const json = (db: Db, query: Sql): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select (${query})::text as json`);

const notifications = ({ accountId, organisationId }: Actor): Sql => sql`
  'notifications', (select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title, 'message', n.message, 'href', n.href,
      'readAt', n.read_at, 'createdAt', n.created_at) order by n.id desc), '[]')
    from (select * from notification where account_id = ${accountId} and organisation_id = ${organisationId}
      order by id desc limit ${sql.lit(SHOWN)}) n),
  'unread', (select count(*) from notification where account_id = ${accountId} and organisation_id = ${organisationId} and read_at is null)`;

/** The organisation's rating and number of reviews, as arguments of json_build_object. */
export const rating = ({ organisationId }: Actor): Sql => sql`
  'rating', (select rating from organisation where id = ${organisationId}),
  'reviewCount', (select rating_count from organisation where id = ${organisationId})`;

/* To-dos need an editor; viewers get them as `forEditors`, without actions. */
const todosBy = (side: TodoSide, actor: Actor): Sql =>
  actor.role === 'viewer'
    ? sql`'todos', '[]'::json, 'forEditors', ${todosOf(side, actor)}`
    : sql`'todos', ${todosOf(side, actor)}, 'forEditors', '[]'::json`;

/** Reads an authority's dashboard, counted over all rows, as JSON text (`uatDashboard`). */
export const readUatDashboard = (db: Db, actor: Actor): Promise<string> => {
  const own = actor.organisationId;
  return json(
    db,
    sql`select json_build_object(${todosBy('uat', actor)},
    'figures', json_build_object(
      'requests', ${countRequests(actor)}, 'activeProjects', ${countProjects(actor, 'active')},
      'completedProjects', ${countProjects(actor, 'completed')}, ${rating(actor)}),
    'recentRequests', (select coalesce(json_agg(${requestItem} order by r.updated_at desc, r.id), '[]')
      from (select * from service_request where organisation_id = ${own} order by updated_at desc, id limit ${sql.lit(SHOWN)}) r),
    ${notifications(actor)})`,
  );
};

/** Reads a firm's dashboard, counted over all rows, as JSON text (`firmaDashboard`). */
export const readFirmaDashboard = (db: Db, actor: Actor): Promise<string> =>
  json(
    db,
    sql`select json_build_object(${todosBy('firma', actor)},
    'figures', json_build_object('matching', ${countSuited(actor)}, 'openOffers', ${countOffers(actor, 'open')},
      'activeProjects', ${countProjects(actor, 'active')}, ${rating(actor)}),
    'projects', (select coalesce(json_agg(${projectItem} order by p.updated_at desc, p.id), '[]')
      from (select * from project p where ${ownProjects(actor)} and ${ACTIVE} order by updated_at desc, id limit ${sql.lit(SHOWN)}) p ${projectParties}),
    'offers', ${offersByState(actor)}, 'views', ${weeklyViews(actor)},
    ${notifications(actor)})`,
  );

/** The request `r` of the authority `u` as JSON, for the association. */
export const adminRequestItem = sql`json_build_object('id', r.id, 'kind', r.kind, 'number', r.number, 'title', r.title, 'category', r.category,
  'status', r.status, 'offers', case when not ${isSealed} then ${answered(sql`r.id`)} end, 'uat', u.name, 'sentAt', r.sent_at)`;

const figure = (rows: Sql): Sql => countOf(rows, FIGURE_LIMIT);
const approved = (kind: 'uat' | 'firma'): Sql =>
  figure(sql`select from organisation where kind = ${sql.lit(kind)} and status = 'approved'`);

/** Reads the association's dashboard, counted up to FIGURE_LIMIT rows, as JSON text (`adminDashboard`). */
export const readAdminDashboard = (db: Db): Promise<string> =>
  json(
    db,
    sql`select json_build_object(
    'organisations', json_build_object('uat', ${approved('uat')}, 'firma', ${approved('firma')},
      'pending', ${figure(sql`select from organisation where kind in ('uat', 'firma') and status = 'pending'`)},
      'badges', ${figure(sql`select from organisation o where ${waitsForBadge}`)}),
    'requests', (select json_build_object('total', sum(n), 'byStatus', json_object_agg(status, n)) from (
      select s.status, c.n from unnest(array[${sql.join(REQUEST_STATUSES.map(sql.lit))}]) as s (status)
      cross join lateral ${figure(sql`select from service_request r where r.status = s.status`)} c) counted),
    'offers', ${figure(sql`select from offer o join service_request r on r.id = o.request_id
      where o.status not in ('draft', 'withdrawn') and not ${isSealed}`)},
    'projects', json_build_object('active', ${countWithOutcome('active')}, 'completed', ${countWithOutcome('completed')}),
    'outcomes', json_build_object(${sql.join(REQUEST_OUTCOMES.map((outcome) => sql`${sql.lit(outcome)}, ${countWithOutcome(outcome)}`))}),
    'reviews', ${figure(sql`select from review v where ${IS_SHOWN}`)},
    'tickets', json_build_object('open', ${figure(sql`select from ticket where status = 'open'`)},
      'overdue', ${figure(sql`select from ticket where status = 'open' and due_at <= now()`)}),
    'articles', json_build_object('pending', (${waitingArticles})),
    'latestRequests', (select coalesce(json_agg(${adminRequestItem} order by r.sent_at desc, r.id), '[]')
      from (select * from service_request where status <> 'draft' order by sent_at desc, id limit ${sql.lit(SHOWN)}) r join organisation u on u.id = r.organisation_id),
    'latestProjects', (select coalesce(json_agg(${projectItem} order by p.created_at desc), '[]')
      from (select * from project order by created_at desc limit ${sql.lit(SHOWN)}) p ${projectParties}))`,
  );
