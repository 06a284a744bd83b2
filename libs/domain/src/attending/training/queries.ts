import {
  type EditedTrainingQuery,
  type EditedTrainingView,
  TRAINING_CATEGORIES,
  TRAINING_DATES,
  type TrainingQuery,
  type TrainingView,
} from '@psp/contracts/training';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { listSentMessages, receivedMessages } from '../seats/messages.ts';
import { isReadableBy, readsCourses } from './readable.ts';
import { trainingActions } from './training.entity.ts';

const DAY = 24 * 3_600_000;
const WITH_POOL = sql`training t join seat_pool p on p.id = t.pool_id`;
/* Nobody waits while seats are free. */
const WAITING = sql`case when p.taken < p.seats then 0 else
  (select count(*)::int from seat_registration w where w.pool_id = t.pool_id and w.status = 'waitlisted') end`;

/** SQL for the price of a course `t` in lei for the actor's organisation: members pay less. */
export const ownPrice = ({ kind }: Actor): Sql =>
  kind === 'uat' ? sql`round(t.price * (100 - t.discount) / 100, 2)` : sql`t.price`;

/** Fields of a course `t` with its pool `p` (`trainingItem`). */
export const listed = (
  actor: Actor,
): Sql => sql`'id', t.id, 'number', t.number, 'title', t.title, 'provider', t.provider, 'category', t.category,
  'format', t.format, 'level', t.level, 'hours', t.hours::float8, 'price', t.price::float8, 'discount', t.discount,
  'ownPrice', (${ownPrice(actor)})::float8, 'sittings', t.sittings, 'place', t.place, 'countyCode', t.county_code, 'seats', p.seats,
  'free', p.seats - p.taken, 'waiting', ${WAITING}, 'closesAt', p.closes_at, 'hasCertificate', t.has_certificate,
  'rating', t.rating::float8, 'reviews', t.review_count, 'isCancelled', t.status = 'cancelled'`;

const PRICES: Record<NonNullable<TrainingQuery['price']>, (price: Sql) => Sql> = {
  free: (price) => sql`${price} = 0`,
  'to-1500': (price) => sql`${price} <= 1500`,
  'to-2500': (price) => sql`${price} <= 2500`,
};

const given = <T>(chosen: T | undefined, condition: (one: T) => Sql): Sql | undefined =>
  chosen === undefined ? undefined : condition(chosen);

/* The filters but for the category. */
const conditionOf = (actor: Actor, query: TrainingQuery, now: Date): Sql =>
  allOf(
    readsCourses(actor) ? sql`t.status = 'published' and t.starts_at > ${now}` : sql`false`,
    given(query.format, (one) => sql`t.format = ${one}`),
    given(query.level, (one) => sql`t.level = ${one}`),
    given(query.price, (one) => PRICES[one](ownPrice(actor))),
    given(query.county, (one) => sql`t.county_code = ${one}`),
    given(query.date, (one) => sql`t.starts_at < ${new Date(now.getTime() + TRAINING_DATES[one] * DAY)}`),
    query.q ? matches(sql`t.search_text`, sql`t.search_vector`, query.q) : undefined,
  );

const CATEGORIES = Object.keys(TRAINING_CATEGORIES);
const COUNTS = sql.join(
  CATEGORIES.map((one) => sql`${sql.lit(one)}, count(*) filter (where t.category = ${sql.lit(one)})`),
);

/** Lists the coming courses of the catalogue, the next first, as JSON text (`trainingList`). */
export const listTrainings = (db: Db, actor: Actor, query: TrainingQuery, now: Date): Promise<string> => {
  const inAny = conditionOf(actor, query, now);
  const where = allOf(
    inAny,
    given(query.category, (one) => sql`t.category = ${one}`),
  );
  const order = sql`t.starts_at, t.id`;
  return pageText(
    db,
    query.page,
    sql`select json_build_object(${listed(actor)}) as item, row_number() over (order by ${order}) as position
      from ${WITH_POOL} where ${where} order by ${order} ${windowOf(query.page)}`,
    sql`select from training t where ${where}`,
    sql`, 'counts', (select json_build_object('all', count(*), ${COUNTS}) from training t where ${inAny})`,
  );
};

/** Reads one course of the catalogue, a past or cancelled one too; null for one that the actor may not read. */
export const readTraining = async (db: Db, actor: Actor, id: string): Promise<TrainingView | null> => {
  const hasSeat = sql`exists (select from seat_registration r where r.pool_id = t.pool_id and r.account_id = ${actor.accountId}
    and r.organisation_id = ${actor.organisationId} and r.status in ('confirmed', 'attended'))`;
  const row = await oneRow(
    db,
    sql<{ json: TrainingView }>`select json_build_object(${listed(actor)}, 'description', t.description,
        'curriculum', t.curriculum, 'instructor', json_build_object('name', t.instructor_name, 'about', t.instructor_about),
        'onlineUrl', case when ${hasSeat} then t.online_url end,
        'cancelReason', case when t.status = 'cancelled' then t.reason end, 'messages', ${receivedMessages(actor, sql`t.pool_id`)}) as json
      from ${WITH_POOL} where t.id = ${id} and ${isReadableBy(actor)}`,
  );
  return row?.json ?? null;
};

const EDITED = sql`'id', t.id, 'version', t.version, 'number', t.number, 'title', t.title, 'status', t.status,
  'startsAt', t.starts_at, 'seats', p.seats, 'taken', p.taken, 'waiting', ${WAITING},
  'firm', case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end`;
const WITH_FIRM = sql`${WITH_POOL} left join organisation o on o.id = t.organisation_id`;

/* The association edits all courses; a firm its proposals. */
const isEditableBy = ({ kind, organisationId }: Actor): Sql =>
  kind === 'admin' ? sql`true` : sql`t.organisation_id = ${organisationId}`;

/** Lists the courses that the actor prepares or has proposed, the newest first, as JSON text (`editedTrainingList`). */
export const listEditedTrainings = (
  db: Db,
  actor: Actor,
  { page, q, status }: EditedTrainingQuery,
): Promise<string> => {
  const where = allOf(
    isEditableBy(actor),
    status === 'all' ? undefined : sql`t.status = ${status}`,
    q ? matches(sql`t.search_text`, sql`t.search_vector`, q) : undefined,
  );
  return pageText(
    db,
    page,
    sql`select json_build_object(${EDITED}) as item, row_number() over (order by t.id desc) as position
      from ${WITH_FIRM} where ${where} order by t.id desc ${windowOf(page)}`,
    sql`select from training t where ${where}`,
  );
};

type Stored = Omit<EditedTrainingView, 'actions'> & { endsAt: string; organisationId: string | null };

/** Reads a course with everything that its editors see; null for one of another firm. */
export const readEditedTraining = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<EditedTrainingView | null> => {
  const content = sql`json_build_object('category', t.category, 'title', t.title, 'description', t.description,
    'provider', t.provider, 'format', t.format, 'level', t.level, 'hours', t.hours::float8, 'price', t.price::float8,
    'discount', t.discount, 'sittings', t.sittings, 'place', t.place, 'countyCode', t.county_code, 'onlineUrl', t.online_url,
    'seats', p.seats, 'closesAt', p.closes_at, 'curriculum', t.curriculum, 'instructorName', t.instructor_name,
    'instructorAbout', t.instructor_about, 'hasCertificate', t.has_certificate, 'completionShare', t.completion_share)`;
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(${EDITED}, 'content', ${content}, 'reason', t.reason,
        'history', ${historyOf(sql`select t.id`, actor)}, 'endsAt', t.ends_at, 'organisationId', t.organisation_id) as json
      from ${WITH_FIRM} where t.id = ${id} and ${isEditableBy(actor)}`,
  );
  if (!row) return null;
  const { endsAt, organisationId, ...view } = row.json;
  const { status, startsAt } = view;
  const facts = { status, organisationId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { ...view, actions: trainingActions(facts, actor, now) };
};

/** Messages sent to the participants of a course, as JSON text (`sentMessages`). Throws `not_found`. */
export const listTrainingMessages = async (db: Db, id: string): Promise<string> => {
  const { poolId } = found(
    await oneRow(db, sql<{ poolId: string }>`select pool_id as "poolId" from training where id = ${id}`),
  );
  return listSentMessages(db, poolId);
};
