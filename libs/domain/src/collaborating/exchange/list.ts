import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import {
  COST_BANDS,
  type ExchangeShown,
  LISTED_STAGES,
  type ListedStage,
  POPULATION_BANDS,
} from '@psp/contracts/exchange-names';
import type { ExchangeQuery } from '@psp/contracts/exchange';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, inTurn } from '../../searched.ts';
import { allOf, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { adoptedRows } from './adopted-rows.ts';
import { alikeReasons, type Near, nearOf } from './alike.ts';
import { hasJoined, JOINED } from './joined-rows.ts';
import { IS_PUBLISHED, type Reader, showsCostsTo } from './readable.ts';

const JOINED_SHOWN = 3;

const own = ({ organisationId }: Actor): Sql => sql`x.organisation_id = ${organisationId}`;
/* Those that a firm worked on. */
const worked = ({ organisationId }: Actor): Sql =>
  sql`(x.partner_id = ${organisationId} and x.partner_state is not null)`;
const SHOWN: Record<ExchangeShown, (actor: Actor) => Sql> = {
  // A firm's are those that it worked on.
  mine: (actor) => (actor.kind === 'firma' ? sql`${IS_PUBLISHED} and ${worked(actor)}` : own(actor)),
  followed: ({ accountId, organisationId }) =>
    sql`${IS_PUBLISHED} and exists (select from exchange_follower w where w.exchange_id = x.id and w.account_id = ${accountId}
      and w.organisation_id = ${organisationId})`,
  // `adoptedRows` has no others.
  adopted: () => sql`true`,
  partners: () => sql`${IS_PUBLISHED} and x.seeks_partners and x.group_request_id is null`,
};

const within = (column: Sql, { from, to }: { from: number; to: number | null }): Sql =>
  to === null ? sql`${column} >= ${from}` : sql`(${column} >= ${from} and ${column} < ${to})`;

type Filters = Omit<ExchangeQuery, 'page' | 'order' | 'near'>;

/* The filters but those by stage and by county, which have counts of their own. */
const filtered = (reader: Reader, { q, domain, population, cost, source, show }: Filters): Sql =>
  allOf(
    reader && show ? SHOWN[show](reader) : IS_PUBLISHED,
    domain && sql`x.domain_slug = ${domain}`,
    population && within(sql`x.population`, POPULATION_BANDS[population]),
    cost && allOf(within(sql`x.cost`, COST_BANDS[cost]), showsCostsTo(reader)),
    source && sql`x.sources @> array[${source}::text]`,
    q ? matches(sql`x.search_text`, sql`x.search_vector`, q) : undefined,
  );

/* The projects `x` of a list. Only adopted ones may be listed though they can no longer be opened. */
const rowsFor = (reader: Reader, show: ExchangeQuery['show']) => {
  if (reader && show === 'adopted')
    return { rows: adoptedRows(reader), isOpen: sql`x.is_open`, keptName: sql`x.authority` };
  return { rows: sql`exchange_project`, isOpen: sql`true`, keptName: sql`null::text` };
};

/*
 * An item of the list as JSON. A project that can no longer be opened has only its title, authority and status; that of a suspended
 * authority has the status `withdrawn`.
 */
const ITEM = (
  reader: Reader,
  near: Near | null,
  { isOpen, keptName }: ReturnType<typeof rowsFor>,
): Sql => sql`json_build_object('id', x.id, 'number', x.number, 'title', x.title, 'isGone', not ${isOpen},
  'stage', coalesce(x.stage, 'done'),
  'status', case when not ${isOpen} and x.status = 'published' then 'withdrawn' else x.status end, 'domain', x.domain_slug,
  'authority', json_build_object('id', u.id, 'name', coalesce(${keptName}, u.name)), 'county', x.county_code, 'population', x.population,
  'alike', case when ${isOpen} then ${alikeReasons(reader, near)} else '[]'::json end, 'cost', case when ${showsCostsTo(reader)} then x.cost end, 'sources', x.sources,
  'startedOn', x.started_on, 'endedOn', x.ended_on, 'progress', x.progress, 'adoptions', x.adoptions,
  'seeksPartners', x.seeks_partners and x.group_request_id is null,
  'isOwn', ${reader ? own(reader) : sql`false`},
  'files', f.files, 'hasCopied', f.has_copied,
  'joined', (select coalesce(json_agg(j.name), '[]') from (select u.name from ${JOINED} where ${isOpen}
    order by j.created_at, u.id limit ${sql.lit(JOINED_SHOWN)}) j),
  'joinedCount', (select count(*) from ${JOINED} where ${isOpen}), 'isJoined', ${hasJoined(reader)})`;

/* One reference to attachments: their row policy makes each reference expensive to plan. */
const FILES = ({ isOpen }: ReturnType<typeof rowsFor>): Sql =>
  sql`lateral (select count(*) as files, coalesce(bool_or(a.is_copied), false) as has_copied from attachment a
    where a.exchange_id = x.id and ${isOpen}) f`;

const NEWEST = sql`x.published_at desc nulls last, x.id desc`;

/* Condition of the projects that come before all others. */
const firstIn = (reader: Reader, order: ExchangeQuery['order'], near: Near | null): Sql | null => {
  if (order !== 'alike') return null;
  if (reader?.kind === 'firma') return worked(reader);
  return near && sql`x.population between ${near.from} and ${near.to}`;
};

interface Ordered {
  rows: Sql;
  where: Sql;
  order: ExchangeQuery['order'];
  first: Sql | null;
  /** Number of rows up to the end of the page. */
  most: number;
}

/* The first rows in order, as `id` and `place`. Two parts are read one after the other, each in the order of an index. */
const foundIn = ({ rows, where, order, first, most }: Ordered): Sql => {
  const list = {
    from: sql`${rows} x`,
    id: sql`x.id`,
    order: order === 'adopted' ? sql`x.adoptions desc, ${NEWEST}` : NEWEST,
  };
  const those = (condition?: Sql): Sql => firstOf({ ...list, where: allOf(where, condition) }, most);
  return first ? inTurn(those(first), those(sql`(${first}) is not true`), most) : those();
};

/* The projects of a stage, whose column is `column`: those that are gone have none. */
const inStage = (column: Sql, stage: ListedStage): Sql =>
  stage === 'gone' ? sql`${column} is null` : sql`${column} = ${sql.lit(stage)}`;

const STAGES = sql.join(
  LISTED_STAGES.map(
    (stage) => sql`${sql.lit(stage)}, coalesce(sum(n) filter (where ${inStage(sql`stage`, stage)}), 0)`,
  ),
);

/* One row for each project that the filters leave, from the counts, so that the projects are read once. */
const matchingOf = ({ stage, county }: Filters): Sql =>
  sql`select from facts, generate_series(1, n)
    where ${allOf(stage && inStage(sql`stage`, stage), county && sql`county = ${county}`)}`;

/* Counts by stage and by county, from one pass over what the other filters leave. */
const countsOf = (rows: Sql, where: Sql, { stage, county }: Filters): Sql => sql`facts as materialized (
    select x.stage, x.county_code as county, count(*)::int as n from ${rows} x where ${where} group by 1, 2),
  counted as (select json_build_object('all', coalesce(sum(n), 0), ${STAGES}) as stages from facts
    where ${county ? sql`county = ${county}` : sql`true`}),
  by_county as (select coalesce(json_agg(json_build_object('code', county, 'count', n) order by n desc, county), '[]') as counties
    from (select county, sum(n)::int as n from facts where county is not null and ${stage ? inStage(sql`stage`, stage) : sql`true`} group by 1) c)`;

const MOST = sql`(select coalesce(json_agg(json_build_object('id', m.id, 'title', m.title, 'place', m.name, 'adoptions', m.adoptions)
    order by m.adoptions desc, m.published_at desc, m.id desc), '[]')
  from (select x.id, x.title, u.name, x.adoptions, x.published_at from exchange_project x join organisation u on u.id = x.organisation_id
    where ${IS_PUBLISHED} and x.adoptions > 0 order by x.adoptions desc, x.published_at desc, x.id desc limit 3) m)`;

/* The last completed project of the authority that is not in the exchange. */
const suggestionFor = (reader: Reader): Sql =>
  reader?.kind === 'uat'
    ? sql`(select json_build_object('id', p.id, 'title', p.title) from project p
        where p.uat_id = ${reader.organisationId} and p.status = 'completed'
          and not exists (select from exchange_project e where e.project_id = p.id) order by p.completed_at desc limit 1)`
    : sql`null::json`;

const countyOf = (reader: Reader): Sql =>
  reader ? sql`(select o.county_code from organisation o where o.id = ${reader.organisationId})` : sql`null::text`;

/** Lists the projects of the exchange that the reader may open, as JSON text (`exchangeList`). */
export const listExchange = async (db: Db, reader: Reader, query: ExchangeQuery): Promise<string> => {
  const { page, order, stage, county } = query;
  const near = await nearOf(db, reader, query.near);
  const others = filtered(reader, query);
  const where = allOf(others, stage && inStage(sql`x.stage`, stage), county && sql`x.county_code = ${county}`);
  const shown = rowsFor(reader, query.show);
  const { rows } = shown;
  const most = Math.min(page * PAGE_SIZE, TOTAL_LIMIT);
  const found = foundIn({ rows, where, order, first: firstIn(reader, order, near), most });
  const items = sql`select ${ITEM(reader, near, shown)} as item, listed.place as position
    from (select id, place from ${found} found order by place ${windowOf(page)}) listed
      join ${rows} x on x.id = listed.id join organisation u on u.id = x.organisation_id cross join ${FILES(shown)}`;
  return pageText(
    db,
    page,
    items,
    matchingOf(query),
    sql`, 'counts', (select stages from counted), 'counties', (select counties from by_county), 'most', ${MOST},
      'near', ${near ? sql`json_build_object('from', ${near.from}::int, 'to', ${near.to}::int)` : sql`null::json`},
      'ownCounty', ${countyOf(reader)}, 'suggestion', ${suggestionFor(reader)}`,
    sql`with ${countsOf(rows, others, query)}`,
  );
};

/** Number of published projects, for the public figures. */
export const countPublished = async (db: Db): Promise<number> =>
  (await oneRow(db, sql<{ n: number }>`select count(*)::int as n from exchange_project x where ${IS_PUBLISHED}`))?.n ??
  0;
