import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AuthorityComparison } from '@psp/contracts/report-comparisons';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { asSystem } from '../../../as-system.ts';
import { createOwnDb } from '../../../read-db.ts';
import { anActor } from '../../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createScenario, type Scenario } from '../../../testing/scenario.ts';
import { storeMember } from '../../../testing/store-member.ts';
import { authorityReport } from '../authority-report.ts';
import { firmReport } from '../firm-report.ts';
import { compareDaily } from './keep.ts';

let database: TestDatabase;
let scenario: Scenario;
const halls: Actor[] = Array.from({ length: 6 }, () => anActor({ kind: 'uat' }));
const firms: Actor[] = Array.from({ length: 6 }, () => anActor({ kind: 'firma' }));
const DAY = 86_400_000;

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(text, values);
const ownDb = async (kind: 'uat' | 'firma', { organisationId }: Actor) =>
  createOwnDb(await database.ormOf(kind), organisationId);
const ofHall = async (hall: Actor): Promise<AuthorityComparison | null> =>
  (await authorityReport(await ownDb('uat', hall), hall, '3', new Date())).comparison;
const ofFirm = async (firm: Actor) => (await firmReport(await ownDb('firma', firm), firm, '3', new Date())).comparison;
const compute = (now = new Date()) => asSystem(database.orm, compareDaily, now);
/** Forgets that today was computed, and computes it. */
const computeAgain = async () => {
  await run('delete from report_comparison_day');
  await compute();
};

beforeAll(async () => {
  database = await createTestDatabase();
  scenario = createScenario(database.orm);
  for (const [at, actor] of [...halls, ...firms].entries()) await storeMember(database.orm, actor, `om${at}`);
  for (const [at, hall] of halls.entries()) {
    for (let sent = 0; sent <= at; sent += 1) {
      const request = await scenario.sent(hall);
      for (const firm of firms.slice(0, 1 + ((at + sent) % 3))) await scenario.submitted(firm, request);
      if (sent > 0) await run('update service_request set opened_at = now() where id = ?', [request]);
    }
  }
  await run(`update offer set status = 'accepted', decided_at = now() + interval '3 days' where id in (select distinct on (request_id) o.id
    from offer o join service_request r on r.id = o.request_id where r.opened_at is not null order by request_id, o.id)`);
  await run(`update offer set status = 'declined' where status = 'submitted'
    and request_id in (select id from service_request where opened_at is not null)`);
  await run(`insert into organisation_domain select id, 'mediu' from organisation where kind = 'firma'`);
  await compute();
});
afterAll(() => database.close());

test('medians of requests and of opened offers are those of a query written apart, without own and sealed ones', async () => {
  for (const hall of halls) {
    const [expected] = await run<{ requests: number; offers: number }>(
      `select (select percentile_cont(0.5) within group (order by n) from (
          select count(*) as n from service_request where sent_at is not null and organisation_id <> ? group by organisation_id) c)::float8 as requests,
        (select round(percentile_cont(0.5) within group (order by mean)::numeric, 1) from (
          select round(avg(n), 1)::float8 as mean from (
            select r.organisation_id, (select count(*) from offer where request_id = r.id)::numeric as n
            from service_request r where r.opened_at is not null and r.organisation_id <> ?) one group by organisation_id) c)::float8 as offers`,
      [hall.organisationId, hall.organisationId],
    );
    const comparison = await ofHall(hall);
    // The first hall has no opened request: the others are five without it, and four without another one.
    const isFirst = hall === halls[0];
    expect(comparison?.figures.requests).toMatchObject({ median: expected?.requests, others: 5, level: 'kind' });
    expect(comparison?.figures.offersPerRequest).toMatchObject({
      ...{ others: isFirst ? 5 : 4, level: isFirst ? 'kind' : 'all', median: isFirst ? expected?.offers : null },
    });
  }
});

test('own values are those of the report of twelve months', async () => {
  for (const hall of halls) {
    const { figures } = await authorityReport(await ownDb('uat', hall), hall, '12', new Date());
    const comparison = await ofHall(hall);
    for (const name of ['requests', 'offersPerRequest', 'daysToAccepted', 'daysToCompleted'] as const)
      expect(comparison?.figures[name].own).toBe(figures[name]);
  }
  const [firm] = firms as [Actor];
  const { figures } = await firmReport(await ownDb('firma', firm), firm, '12', new Date());
  const compared = (await ofFirm(firm))?.figures;
  expect([compared?.offers.own, compared?.medianHours.own]).toEqual([figures.offers, figures.medianHours]);
});

test('a firm is compared with those of a common domain, and by employees once there are enough', async () => {
  const [first] = firms as [Actor];
  // Three firms have offers: two others.
  expect((await ofFirm(first))?.figures.offers).toMatchObject({ median: null, others: 2, level: 'all' });
  for (const firm of firms.slice(3)) await scenario.submitted(firm, await scenario.sent(halls[0] as Actor));
  await computeAgain();
  // A sealed offer is in the firm's own figure, and in no median.
  expect((await ofFirm(first))?.figures.offers).toMatchObject({ median: null, others: 2 });
  expect((await ofFirm(firms[3] as Actor))?.figures.offers).toMatchObject({ own: 1, others: 3 });
  await run('update service_request set opened_at = now() where organisation_id = ?', [halls[0]?.organisationId]);
  const withdrawn = `update offer set status = ? where organisation_id = ?`;
  await run(withdrawn, ['withdrawn', firms[5]?.organisationId]);
  await computeAgain();
  expect((await ofFirm(first))?.figures.offers).toMatchObject({ median: null, others: 4 });
  await run(withdrawn, ['submitted', firms[5]?.organisationId]);
  await computeAgain();
  expect((await ofFirm(first))?.figures.offers).toMatchObject({ others: 5, level: 'kind' });
  await run(`update organisation set employees = '10-50' where kind = 'firma'`);
  await computeAgain();
  expect(await ofFirm(first)).toMatchObject({
    ...{ employees: '10-50', figures: { offers: { others: 5, level: 'closest' } } },
  });
});

test('population makes the closest group', async () => {
  for (const [at, { organisationId }] of halls.entries())
    await run(
      `insert into community (organisation_id, name, county_code, population) values (?, ?, 'SB', 4200) on conflict (organisation_id) do update set population = 4200`,
      [organisationId, `Comuna ${at}`],
    );
  await computeAgain();
  expect(await ofHall(halls[1] as Actor)).toMatchObject({
    ...{ band: 1, uatType: 'commune', figures: { requests: { level: 'closest', others: 5 } } },
  });
});

test('a service reads only the comparison of its own organisation, and a suspended one loses its comparison', async () => {
  const [first, second] = halls as [Actor, Actor];
  const seen = await (await ownDb('uat', first)).run(
    sql<{ id: string }>`select organisation_id as id from report_comparison`,
  );
  expect(seen).toEqual([{ id: first.organisationId }]);
  await run(`update organisation set status = 'suspended' where id = ?`, [second.organisationId]);
  await computeAgain();
  expect(await ofHall(second)).toBeNull();
  expect((await ofHall(first))?.figures.requests).toMatchObject({ median: null, others: 4 });
});

test('it is computed once a day, by whatever process looks first', async () => {
  const tomorrow = new Date(Date.now() + DAY);
  expect((await Promise.all([compute(tomorrow), compute(tomorrow)])).toSorted()).toEqual([false, true]);
  expect(await compute(tomorrow)).toBe(false);
  expect(await run('select from report_comparison_day')).toHaveLength(1);
});
