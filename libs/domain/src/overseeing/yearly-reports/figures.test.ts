import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TABLE_MEASURES, type TableMeasure } from '@psp/contracts/yearly-figures';
import { type YearlyFigures, yearlyFigures } from '@psp/contracts/yearly-reports';
import { fillNetwork } from '../reports/network/testing/network-rows.ts';
import type { Actor } from '../../actor.ts';
import { createReadDb } from '../../read-db.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScenario } from '../../testing/scenario.ts';
import { storeMember } from '../../testing/store-member.ts';
import { readFacts, type StoredFacts } from './facts.ts';
import { computeFigures, figuresFrom } from './compute.ts';
import { figuresOfText, hasFigures } from './figures.ts';

let database: TestDatabase;
let figures: YearlyFigures;
const NOW = new Date('2026-06-20T09:00:00Z');
const compute = (year: number) => computeFigures(createReadDb(database.orm), year, NOW);
beforeAll(async () => {
  database = await createTestDatabase();
  await fillNetwork(database.orm);
  await database.orm.em.fork().execute(`update project set completed_at = closed_at where status = 'completed'`);
  figures = yearlyFigures.parse(await compute(2025));
});
afterAll(() => database.close());

const one = async <Row>(query: string): Promise<Row> => {
  const [row] = await database.orm.em.fork().execute<Row[]>(query);
  if (!row) throw new Error('no row');
  return row;
};
/* Midnights of the year in Bucharest, written out. */
const during = (column: string) => `${column} >= '2024-12-31T22:00Z' and ${column} < '2025-12-31T22:00Z'`;
const OPENED = `select o.* from offer o, service_request q where q.id = o.request_id and q.opened_at > '2000-01-01'
  and q.revision = o.request_revision and o.status <> 'draft' and o.status <> 'withdrawn'`;
const joined = (kind: string) => `select id as who, id as firm, county_code as county, 1 as n from organisation
  where status = 'approved' and kind = '${kind}' and coalesce(decided_at, created_at) < '2025-12-31T22:00Z'`;
const done = (
  value: string,
) => `select r.organisation_id as who, o.organisation_id as firm, r.county_code as county, ${value} as n
  from project p, service_request r, offer o where r.id = p.request_id and o.id = p.offer_id and p.completed_at is not null
    and p.status = 'completed' and ${during('p.completed_at')}`;
/** The facts behind each figure, by SQL written apart from that of the report: authority, firm, place and amount. */
const COUNTED: Record<TableMeasure, string> = {
  authorities: joined('uat'),
  firms: joined('firma'),
  requests: `select organisation_id as who, organisation_id as firm, county_code as county, 1 as n from service_request
    where status in ('sent', 'in_progress', 'completed', 'cancelled', 'expired') and kind in ('purchase', 'group') and ${during('sent_at')}`,
  offers: `select r.organisation_id as who, x.organisation_id as firm, r.county_code as county, 1 as n from (${OPENED}) x join service_request r on r.id = x.request_id
    where ${during('x.submitted_at')}`,
  projects: done('1'),
  value: done('o.price'),
};

test.each(TABLE_MEASURES)('the total of %s is counted by hand, or left out of fewer than five', async (measure) => {
  const { n, who } = await one<{ n: number; who: number }>(
    `select coalesce(sum(n), 0)::float8 as n, least(count(distinct who), count(distinct firm))::int as who from (${COUNTED[measure]}) c`,
  );
  expect(n).toBeGreaterThan(0);
  expect(figures.totals[measure]).toBe(who < 5 ? null : n);
});

test.each(['authorities', 'firms', 'requests', 'projects', 'value'] as const)(
  'the counties of %s have the sums of five organisations or more, and the rest the difference',
  async (measure) => {
    const rows = await database.orm.em
      .fork()
      .execute<{ county: string | null; n: number; who: number }[]>(
        `select county, sum(n)::float8 as n, least(count(distinct who), count(distinct firm))::int as who from (${COUNTED[measure]}) c group by county`,
      );
    const shown = figures.tables.counties.filter(
      ({ key, values }) => key !== 'other' && (values[measure] ?? null) !== null,
    );
    for (const { key, values } of shown) {
      const counted = rows.find(({ county }) => county === key);
      expect(values[measure]).toBe(counted?.n);
      expect(counted?.who).toBeGreaterThanOrEqual(5);
    }
    const other = figures.tables.counties.find(({ key }) => key === 'other')?.values[measure] ?? 0;
    const total = figures.totals[measure];
    if (total !== null)
      expect(shown.reduce((sum, { values }) => sum + (values[measure] ?? 0), other)).toBeCloseTo(total, 6);
  },
);

test.each([
  ['five firms', 5, [true, true]],
  ['one firm', 1, [false, false]],
] as const)('five authorities with requests and offers of %s', async (_, firmCount, isTold) => {
  // A year without requests of the network, so that only these are counted.
  const year = firmCount === 5 ? 2021 : 2022;
  const { em } = database.orm;
  const halls = Array.from({ length: 5 }, () => anActor({ kind: 'uat' }));
  const offering = Array.from({ length: firmCount }, () => anActor({ kind: 'firma' }));
  for (const [at, actor] of [...halls, ...offering].entries()) await storeMember(database.orm, actor, `y${year}${at}`);
  const scenario = createScenario(database.orm);
  for (const [at, hall] of halls.entries()) {
    const id = await scenario.sent(hall);
    await scenario.submitted(offering[at % firmCount] as Actor, id);
    await em.fork().execute(`update offer set submitted_at = ? where request_id = ?`, [`${year}-03-03T10:00:00Z`, id]);
    await em
      .fork()
      .execute(`update service_request set sent_at = ?, opened_at = ? where id = ?`, [
        ...[`${year}-03-01T10:00:00Z`, `${year}-04-01T10:00:00Z`, id],
      ]);
  }
  const { totals } = await compute(year);
  expect(totals.requests).toBe(5);
  expect([totals.firstOffer !== null, totals.offersPerRequest !== null]).toEqual(isTold);
});

test('of one request with an offer among those of five authorities, the first offer is not told', async () => {
  await database.orm.em
    .fork()
    .execute(`delete from offer_version where offer_id in (select o.id from offer o join service_request r on
    r.id = o.request_id where r.sent_at between '2021-01-01' and '2021-12-01')`);
  await database.orm.em
    .fork()
    .execute(`update offer set status = 'withdrawn' where request_id in (select id from service_request
    where sent_at between '2021-01-01' and '2021-12-01' order by id offset 1)`);
  const { totals } = await compute(2021);
  expect([totals.requests, totals.offers, totals.firstOffer, totals.offersPerRequest]).toEqual([5, null, null, null]);
});

const COPIES = `insert into service_request (number, organisation_id, created_by, title, description, category, kind, status, revision,
    cancel_reason, sent_at, deadline, created_at, updated_at)
  select 'D-' || n, organisation_id, created_by, title, description, category, kind, 'cancelled', 1, 'Nu mai este nevoie.', sent_at,
    deadline, created_at, updated_at
  from service_request, generate_series(1, 40) n where id = ?`;

test('requests that one of five authorities makes nearly all of are not told, nor what follows from their number', async () => {
  const em = database.orm.em.fork();
  const scenario = createScenario(database.orm);
  const send = async (name: string): Promise<string> => {
    const hall = anActor({ kind: 'uat' });
    await storeMember(database.orm, hall, name);
    const id = await scenario.sent(hall);
    await em.execute(`update service_request set sent_at = '2019-05-05T10:00:00Z' where id = ?`, [id]);
    return id;
  };
  const told = async () => {
    const { totals, tables } = await compute(2019);
    return [totals.requests, totals.acceptance, tables.domains.length];
  };
  const [first] = [await send('d1'), await send('d2'), await send('d3'), await send('d4'), await send('d5')];
  expect(await told()).toEqual([5, 0, 1]);
  await em.execute(`update taxonomy_value set name = 'Servicii digitale' where slug = 'it-digitalizare'`);
  expect((await compute(2019)).tables.domains).toMatchObject([{ key: 'it-digitalizare', label: 'Servicii digitale' }]);
  await em.execute(COPIES, [first]);
  expect(await told()).toEqual([null, null, 0]);
  for (const name of ['d6', 'd7', 'd8', 'd9']) await send(name);
  // 41 of 49
  expect(await told()).toEqual([49, 0, 1]);
});

test('a year without data has nothing to publish', async () => {
  const empty = yearlyFigures.parse(await compute(2031));
  expect([hasFigures(empty), empty.totals.requests, empty.totals.rating]).toEqual([false, 0, null]);
  const { downloads, training, answers, acceptance } = empty.totals;
  expect([downloads, training, answers, acceptance]).toEqual([0, 0, 0, null]);
  expect(hasFigures(figures)).toBe(true);
});

test('many facts are counted in a thread, to the same figures', async () => {
  const { facts, ...others } = JSON.parse(await readFacts(createReadDb(database.orm), 2025, NOW)) as StoredFacts;
  const many = Array.from({ length: 20_000 }, (_, n) => ({
    ...{ measure: 'offers' as const, sides: [`a${n % 700}`, `f${n % 900}`], county: n % 2 ? 'SB' : 'CJ' },
    ...{ domain: 'mediu', value: 1 },
  }));
  const text = JSON.stringify({ ...others, facts: [...facts, ...many] });
  expect(await figuresFrom(text)).toEqual(figuresOfText(text));
});
