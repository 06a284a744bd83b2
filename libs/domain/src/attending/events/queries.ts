import type { EventQuery, EventView, PublicEventQuery } from '@psp/contracts/events';
import { CONFERENCE_DISCOUNT } from '@psp/contracts/event-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, countOf, jsonText, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { allowanceIn, usedIn, yearOf } from '../../publishing/benefits/balance.ts';
import { receivedMessages } from '../seats/messages.ts';
import { type RegistrationFacts, registrationActions } from '../seats/registration.entity.ts';
import { isPublicEvent, isReadableBy } from './readable.ts';

/** Events `e` with their pools `p`. */
export const WITH_POOL = sql`event e join seat_pool p on p.id = e.pool_id`;

/* Price for the actor's organisation: partners pay less at conferences. */
const ownPrice = ({ kind }: Actor): Sql =>
  kind === 'firma'
    ? sql`case e.kind when 'conference' then round(e.price * ${sql.lit((100 - CONFERENCE_DISCOUNT) / 100)}, 2) else e.price end`
    : sql`e.price`;

/** Number of those on the waiting list of an event `e`. */
export const waiting = sql`(select count(*)::int from seat_registration w where w.pool_id = e.pool_id and w.status = 'waitlisted')`;

const seen = sql`'id', e.id, 'number', e.number, 'kind', e.kind, 'title', e.title, 'summary', e.summary,
  'organiser', e.organiser, 'sittings', e.sittings, 'isOnline', e.is_online, 'place', e.place, 'countyCode', e.county_code,
  'price', e.price::float8, 'seats', p.seats, 'free', p.seats - p.taken, 'closesAt', p.closes_at, 'isCancelled', e.status = 'cancelled'`;

const listed = (actor: Actor): Sql => sql`${seen}, 'ownPrice', (${ownPrice(actor)})::float8, 'waiting', ${waiting}`;

/* Registrations of the actor's organisation that count. */
const ownRegistrations = ({ organisationId }: Actor): Sql => sql`seat_registration r
  where r.pool_id = e.pool_id and r.organisation_id = ${organisationId} and r.status <> 'cancelled'`;

/* SQL: JSON array of their names and states. */
const namedOwn = (actor: Actor): Sql => sql`(
  select coalesce(json_agg(json_build_object('name', a.display_name, 'status', r.status) order by a.display_name, r.id), '[]')
  from account a, ${ownRegistrations(actor)} and a.id = r.account_id)`;

const SHOWS: Record<EventQuery['show'], (actor: Actor, now: Date) => Sql> = {
  coming: (_, now) => sql`e.status = 'published' and e.ends_at > ${now}`,
  own: (actor) => sql`exists (select from ${ownRegistrations(actor)})`,
  past: (_, now) => sql`e.status = 'published' and e.ends_at <= ${now}`,
};

const filtersOf = ({ q, kind, county, month }: Pick<EventQuery, 'q' | 'kind' | 'county' | 'month'>): Sql =>
  allOf(
    kind ? sql`e.kind = ${kind}` : undefined,
    county ? sql`e.county_code = ${county}` : undefined,
    month ? sql`date_trunc('month', e.starts_at at time zone 'Europe/Bucharest') = ${month}::date` : undefined,
    q ? matches(sql`e.search_text`, sql`e.search_vector`, q) : undefined,
  );

const conditionOf = (actor: Actor, query: EventQuery, now: Date): Sql =>
  allOf(isReadableBy(actor), SHOWS[query.show](actor, now), filtersOf(query));

const orderOf = (show: EventQuery['show']): Sql =>
  show === 'coming' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id`;

/** Lists the events that the actor may read, the next first and past ones the latest first, as JSON text (`eventList`). */
export const listEvents = (db: Db, actor: Actor, query: EventQuery, now: Date): Promise<string> => {
  const where = conditionOf(actor, query, now);
  const order = orderOf(query.show);
  const counts = (Object.keys(SHOWS) as EventQuery['show'][]).map(
    (show) =>
      sql`${sql.lit(show)}, (select n from ${countOf(
        sql`select from event e where ${isReadableBy(actor)} and ${SHOWS[show](actor, now)}`,
      )} c)`,
  );
  return pageText(
    db,
    query.page,
    sql`select json_build_object(${listed(actor)}, 'own', ${namedOwn(actor)}) as item, row_number() over (order by ${order}) as position
      from ${WITH_POOL} where ${where} order by ${order} ${windowOf(query.page)}`,
    sql`select from event e where ${where}`,
    sql`, 'counts', json_build_object(${sql.join(counts)})`,
  );
};

/** Number of events of a dashboard. */
const NEXT = 4;

/** The next events with own registrations, then those open for registration, as JSON text (`nextEvents`). */
export const listNextEvents = (db: Db, actor: Actor, now: Date): Promise<string> => {
  const hasOwn = sql`exists (select from ${ownRegistrations(actor)})`;
  return jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', e.id, 'title', e.title,
        'sittings', e.sittings, 'place', e.place, 'free', e.free, 'own', ${namedOwn(actor)})
        order by e.is_own desc, e.starts_at, e.id), '[]'))::text as json
      from (select e.*, p.seats - p.taken as free, ${hasOwn} as is_own from ${WITH_POOL}
        where ${isReadableBy(actor)} and ${SHOWS.coming(actor, now)} and (p.closes_at > ${now} or ${hasOwn})
        order by is_own desc, e.starts_at, e.id limit ${sql.lit(NEXT)}) e`,
  );
};

/* Free seats of the package that the actor's firm has left for the event `e`. */
const freeSeats = ({ kind, organisationId }: Actor, now: Date): Sql => {
  if (kind !== 'firma') return sql`0`;
  const year = yearOf(now);
  return sql`case when e.price > 0 then greatest(coalesce((select w.seats from ${allowanceIn(year)}), 0)
    - ${usedIn(organisationId, 'seat', sql`${String(year)}`)}, 0) else 0 end`;
};

type StoredPerson = Omit<EventView['people'][number], 'registration'> & {
  registration:
    | (Omit<NonNullable<EventView['people'][number]['registration']>, 'actions'> & { facts: RegistrationFacts })
    | null;
};

/** One event as the actor's organisation reads it, with its members; null for one that the actor may not read. */
export const readEvent = async (db: Db, actor: Actor, id: string, now: Date): Promise<EventView | null> => {
  const { organisationId, accountId } = actor;
  const registration = sql`json_build_object('id', r.id, 'version', r.version, 'status', r.status, 'place', case when r.status = 'waitlisted' then
      (select count(*)::int from seat_registration b where b.pool_id = r.pool_id and b.status = 'waitlisted' and b.place <= r.place) end,
    'offeredUntil', r.offered_until, 'price', r.price::float8, 'isFreeSeat', r.is_free_seat, 'facts', json_build_object('status', r.status, 'organisationId', r.organisation_id,
      'offeredUntil', r.offered_until))`;
  const people = sql`(select coalesce(json_agg(json_build_object('accountId', a.id, 'name', a.display_name, 'isYou', a.id = ${accountId},
      'registration', case when r.id is not null then ${registration} end) order by a.id <> ${accountId}, a.display_name, a.id), '[]')
    from membership m join account a on a.id = m.account_id
      left join seat_registration r on r.pool_id = e.pool_id and r.account_id = a.id and r.status <> 'cancelled'
    where m.organisation_id = ${organisationId})`;
  const hasSeat = sql`exists (select from ${ownRegistrations(actor)} and r.status in ('confirmed', 'attended') and r.account_id = ${accountId})`;
  const row = await oneRow(
    db,
    sql<{
      json: Omit<EventView, 'people'> & { people: StoredPerson[] };
    }>`select json_build_object(${listed(actor)}, 'body', e.body, 'program', e.program,
        'contact', e.contact, 'mapUrl', e.map_url, 'onlineUrl', case when ${hasSeat} then e.online_url end,
        'hasCertificate', e.has_certificate, 'perOrganisation', p.per_organisation, 'cancelReason', e.cancel_reason,
        'messages', ${receivedMessages(actor, sql`e.pool_id`)}, 'people', ${people}, 'canRegister', e.status = 'published' and p.closes_at > ${now}, 'freeSeats', ${freeSeats(actor, now)}) as json
      from ${WITH_POOL} where e.id = ${id} and ${isReadableBy(actor)}`,
  );
  if (!row) return null;
  const hasBegun = new Date(row.json.sittings[0]?.startsAt ?? now) <= now;
  const shown = ({ registration: stored, ...person }: StoredPerson): EventView['people'][number] => {
    if (!stored) return { ...person, registration: null };
    const { facts, ...rest } = stored;
    const offeredUntil = facts.offeredUntil ? new Date(facts.offeredUntil) : null;
    return {
      ...person,
      registration: { ...rest, actions: hasBegun ? [] : registrationActions({ ...facts, offeredUntil }, actor, now) },
    };
  };
  return { ...row.json, people: row.json.people.map(shown) };
};

/** Lists public events, the next first and past ones the latest first, as JSON text (`publicEventList`). */
export const listPublicEvents = (db: Db, query: PublicEventQuery, now: Date): Promise<string> => {
  const time = query.show === 'coming' ? sql`e.ends_at > ${now}` : sql`e.ends_at <= ${now}`;
  const where = allOf(isPublicEvent, sql`e.status = 'published'`, time, filtersOf(query));
  const order = orderOf(query.show);
  return pageText(
    db,
    query.page,
    sql`select json_build_object(${seen}) as item, row_number() over (order by ${order}) as position
      from ${WITH_POOL} where ${where} order by ${order} ${windowOf(query.page)}`,
    sql`select from event e where ${where}`,
  );
};

/** A public event as JSON text (`publicEventView`); 'null' for any other event. */
export const publicEventText = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(${seen}, 'body', e.body, 'program', e.program, 'mapUrl', e.map_url,
        'hasCertificate', e.has_certificate, 'cancelReason', e.cancel_reason)::text as json
      from ${WITH_POOL} where e.id = ${id} and ${isPublicEvent}`,
  );
