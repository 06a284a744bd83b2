import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { SessionOf } from './baseline-session.ts';

const COMING = `t.status = 'published' and t.published_at is not null and t.starts_at > now()`;
const CATALOGUE = `
  select t.id, t.number, t.title, t.provider, t.category, t.format, t.level, t.hours::float8, t.price::float8, t.discount,
    round(t.price * (100 - t.discount) / 100, 2)::float8 as "ownPrice", t.sittings, t.place, t.county_code as "countyCode", p.seats,
    p.seats - p.taken as free, w.n as waiting, p.closes_at as "closesAt", t.has_certificate as "hasCertificate", t.rating::float8,
    t.review_count as reviews, false as "isCancelled"
  from training t join seat_pool p on p.id = t.pool_id,
    lateral (select count(*)::int as n from seat_registration r where r.pool_id = p.id and r.status = 'waitlisted') w
  where ${COMING} order by t.starts_at, t.id limit 20`;
const BY_CATEGORY = `select t.category, count(*)::int as n from training t where ${COMING} group by t.category`;

const EVENT = `select from event where id = $1`;
const SHOWN = `from seat_registration r where r.pool_id = (select pool_id from event where id = $1) and r.status <> 'cancelled'`;
const REGISTERED = `
  select r.id, r.version, coalesce(a.display_name, r.guest_name) as name, a.email, coalesce(o.name, r.guest_organisation, '') as organisation,
    r.account_id is null as "isGuest", r.status, null as place, r.offered_until as "offeredUntil", r.price::float8, r.created_at as at,
    r.status in ('confirmed', 'waitlisted', 'offered') and p.starts_at > now() as "canCancel"
  from seat_registration r join seat_pool p on p.id = r.pool_id
    left join account a on a.id = r.account_id left join organisation o on o.id = r.organisation_id
  where r.pool_id = (select pool_id from event where id = $1) and r.status <> 'cancelled'
  order by r.status = 'waitlisted', r.created_at, r.id limit 20`;
const counted = (rows: string): string => `select count(*)::int as n from (${rows} limit 1001) c`;

type Row = Record<string, unknown>;

const pageOf = (items: Row[], total: unknown) => ({
  ...{ items, total: Math.min(Number(total), 1000), totalIsCapped: Number(total) > 1000 },
  ...{ page: 1, pageSize: 20 },
});

/** Adds hand-written handlers for an authority's catalogue of courses and for the registrations of an event. */
export function attendingHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  const ask = async (name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query({ name, text, values })).rows;
  app.get('/trainings', async (request, reply) => {
    if (!(await session(request, reply, 'uat'))) return reply;
    const [items, categories] = await Promise.all([ask('courses', CATALOGUE), ask('course categories', BY_CATEGORY)]);
    const counts = { all: 0, funds: 0, procurement: 0, development: 0, digital: 0, legislation: 0, management: 0 };
    for (const { category, n } of categories)
      Object.assign(counts, { [String(category)]: n, all: counts.all + Number(n) });
    return { ...pageOf(items, counts.all), counts };
  });
  app.get<{ Params: { id: string } }>('/events/:id/registrations', async (request, reply) => {
    if (!(await session(request, reply, 'admin'))) return reply;
    const { id } = request.params;
    const [events, items, [total]] = await Promise.all([
      ask('event', EVENT, [id]),
      ask('registered', REGISTERED, [id]),
      ask('registered count', counted(`select ${SHOWN}`), [id]),
    ]);
    return events.length > 0 ? pageOf(items, total?.n) : reply.code(404).send({ code: 'not_found' });
  });
}
