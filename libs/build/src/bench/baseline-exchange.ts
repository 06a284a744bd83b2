import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { SessionOf } from './baseline-session.ts';

interface Filters {
  q?: string;
  domain?: string;
  county?: string;
  cost?: 'c3';
  source?: string;
  stage?: string;
  near?: string;
  order?: string;
}

/* $1 is the organisation; the filters follow, null where they are not set. */
const BASE = `x.status = 'published' and x.organisation_id <> all (array(select s.id from organisation s where s.status = 'suspended'))
  and ($2::text is null or x.domain_slug = $2) and ($3::text is null or x.sources @> array[$3])
  and ($4::boolean is null or (x.cost >= 250000 and x.cost < 1000000 and (x.shows_costs or x.organisation_id = $1)))`;
const WORDS = `x.search_text like all ((select search_parts($5))::text[]) and x.search_vector @@ (select search_query($5))`;
const FOUND = (q: string | undefined) => `${BASE} and ${q ? WORDS : '$5::text is null'}`;
const LISTED = `and ($6::text is null or x.stage = $6) and ($7::text is null or x.county_code = $7)`;
const NEAR = `x.population between $8::int and $9::int`;
const NEWEST = 'x.published_at desc, x.id desc';
const orderOf = (order: string | undefined) => (order === 'newest' ? NEWEST : `(${NEAR}) is true desc, ${NEWEST}`);

const itemsOf = (q: string | undefined, order: string | undefined) => `
  select x.id, x.number, x.title, false as "isGone", x.stage, x.status, x.domain_slug as domain, u.id as uat_id, u.name as uat_name, x.county_code as county,
    x.population, case when x.shows_costs or x.organisation_id = $1 then x.cost end as cost, x.sources, x.started_on::text as "startedOn",
    x.ended_on::text as "endedOn", x.progress, x.adoptions, x.seeks_partners and x.group_request_id is null as "seeksPartners",
    x.organisation_id = $1 as "isOwn", ${NEAR} as is_near, u.uat_type = me.uat_type as same_kind, x.county_code = me.county_code as same_county,
    exists (select from service_request r where r.organisation_id = $1 and r.category = x.domain_slug and r.status <> 'draft') as same_requests,
    (select count(*)::int from attachment a where a.exchange_id = x.id) as files,
    exists (select from attachment a where a.exchange_id = x.id and a.is_copied) as "hasCopied",
    array(select o.name from exchange_join j join organisation o on o.id = j.organisation_id where j.exchange_id = x.id
      order by j.created_at, o.id limit 3) as joined,
    (select count(*)::int from exchange_join j where j.exchange_id = x.id) as "joinedCount",
    exists (select from exchange_join j where j.exchange_id = x.id and j.organisation_id = $1) as "isJoined"
  from (select x.* from exchange_project x where ${FOUND(q)} ${LISTED}
      order by ${orderOf(order)} limit 20) x
    join organisation u on u.id = x.organisation_id join organisation me on me.id = $1
  order by ${orderOf(order)}`;
const factsOf = (q: string | undefined) => `
  select x.stage, x.county_code as county, count(*)::int as n from exchange_project x where ${FOUND(q)} group by 1, 2`;
const MOST = `
  select x.id, x.title, u.name as place, x.adoptions from exchange_project x join organisation u on u.id = x.organisation_id
  where x.status = 'published' and x.adoptions > 0 and u.status <> 'suspended'
  order by x.adoptions desc, x.published_at desc, x.id desc limit 3`;
const COUNTY = `select county_code as county from organisation where id = $1`;
const INHABITANTS = `
  select coalesce((select nullif(c.population, 0) from community c where c.organisation_id = $1 order by c.id limit 1),
    (select x.population from exchange_project x where x.organisation_id = $1 and x.population is not null
      order by x.updated_at desc limit 1)) as population`;
const SUGGESTION = `
  select p.id, p.title from project p where p.uat_id = $1 and p.status = 'completed'
    and not exists (select from exchange_project e where e.project_id = p.id) order by p.completed_at desc limit 1`;

type Row = Record<string, unknown>;

const itemOf = ({ uat_id, uat_name, is_near, same_kind, same_county, same_requests, ...row }: Row) => ({
  ...row,
  cost: row.cost === null ? null : Number(row.cost),
  authority: { id: uat_id, name: uat_name },
  alike: row.isOwn
    ? []
    : [is_near && 'population', same_kind && 'kind', same_county && 'county', same_requests && 'requests'].filter(
        Boolean,
      ),
});

/** Registers a handler of the exchange's list as somebody writes it by hand, with a query for each part of the answer. */
export const exchangeHandlers = (app: FastifyInstance, pool: pg.Pool, session: SessionOf): void => {
  const ask = async (text: string, values: unknown[]): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;
  app.get<{ Querystring: Filters }>('/exchange', async (request, reply) => {
    const who = await session(request, reply, 'uat');
    if (!who) return reply;
    const { q, domain, county, cost, source, stage, near, order } = request.query;
    const of = [who.organisation, domain ?? null, source ?? null, cost ? true : null, q ?? null];
    const [mine] = near ? [{ population: near }] : await ask(INHABITANTS, [who.organisation]);
    const inhabitants = Number(mine?.population ?? 0);
    const [from, to] = inhabitants ? [Math.ceil(inhabitants / 2), inhabitants * 2] : [null, null];
    const [items, facts, most, [suggestion = null], [own]] = await Promise.all([
      ask(itemsOf(q, order), [...of, stage ?? null, county ?? null, from, to]),
      ask(factsOf(q), of),
      ask(MOST, []),
      ask(SUGGESTION, [who.organisation]),
      ask(COUNTY, [who.organisation]),
    ]);
    const sum = (rows: Row[]) => rows.reduce((all, { n }) => all + Number(n), 0);
    const here = facts.filter((one) => !county || one.county === county);
    const inStage = (one: string) => sum(here.filter((fact) => fact.stage === one));
    const total = stage ? inStage(stage) : sum(here);
    const shown = facts.filter((one) => one.county && (!stage || one.stage === stage));
    const codes = [...new Set(shown.map((one) => String(one.county)))];
    const counties = codes.map((code) => ({ code, count: sum(shown.filter((one) => one.county === code)) }));
    return {
      items: items.map(itemOf),
      ...{ total: Math.min(total, 1000), totalIsCapped: total > 1000, page: 1, pageSize: 20 },
      counts: { all: sum(here), done: inStage('done'), ongoing: inStage('ongoing'), wanted: inStage('wanted') },
      counties: counties.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
      ...{ most, near: inhabitants ? { from, to } : null, ownCounty: own?.county ?? null, suggestion },
    };
  });
};
