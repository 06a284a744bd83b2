import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { networkReport } from '@psp/contracts/network-reports';
import { createReadDb } from '../../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { computeReport } from './compute.ts';
import { fillNetwork } from './testing/network-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillNetwork(database.orm);
});
afterAll(() => database.close());

/* Midnights in Bucharest, written out: in summer the day begins at 21:00 UTC, in winter at 22:00. */
const QUARTER = { from: '2026-01-01', to: '2026-03-31', begin: '2025-12-31T22:00Z', end: '2026-03-31T21:00Z' };
const YEAR_BEFORE = { from: '2025-01-01', to: '2025-03-31', begin: '2024-12-31T22:00Z', end: '2025-03-31T21:00Z' };
const QUARTER_BEFORE = { from: '2025-10-01', to: '2025-12-31', begin: '2025-09-30T21:00Z', end: '2025-12-31T22:00Z' };
const LATER = new Date('2026-06-20T09:00:00Z');

const report = async (query: Partial<NetworkReportQuery> = {}, now = LATER): Promise<NetworkReport> =>
  networkReport.parse(
    await computeReport(createReadDb(database.orm), { period: '2026-01..2026-03', compared: 'year', ...query }, now),
  );
const one = async <Row>(query: string): Promise<Row> => {
  const [row] = await database.orm.em.fork().execute<Row[]>(query);
  if (!row) throw new Error('no row');
  return row;
};
const number = async (query: string): Promise<number> =>
  Number((await one<{ n: string | number }>(`select (${query}) as n`)).n);

type Span = Pick<typeof QUARTER, 'begin' | 'end'>;
const during = (column: string, { begin, end }: Span) => `${column} >= '${begin}' and ${column} < '${end}'`;
/* In other words than those of the report: no condition is shared. */
const sent = (
  span: Span,
  county?: string,
) => `select r.* from service_request r where r.status in ('sent', 'in_progress', 'completed',
  'cancelled', 'expired') and r.kind in ('purchase', 'group') and ${during('r.sent_at', span)} ${county ? `and r.county_code = '${county}'` : ''}`;
const OPENED = `select o.*, q.sent_at from offer o, service_request q where q.id = o.request_id and q.opened_at > '2000-01-01'
  and q.revision = o.request_revision and o.status <> 'draft' and o.status <> 'withdrawn'`;
const withOffer = (span: Span, county?: string) =>
  `select * from (${sent(span, county)}) s where s.id in (select request_id from (${OPENED}) x)`;
const chosen = (span: Span, county?: string) =>
  `select * from (${sent(span, county)}) s where s.id in (select request_id from offer where status = 'accepted')`;

for (const [name, query, span] of [
  ['the year before', {}, YEAR_BEFORE],
  ['the quarter before', { compared: 'before' }, QUARTER_BEFORE],
] as const)
  test(`figures of requests are those counted by hand, beside ${name}`, async () => {
    const { figures, days, compared } = await report(query);
    expect([days, compared]).toEqual([
      { from: QUARTER.from, to: QUARTER.to },
      { from: span.from, to: span.to },
    ]);
    for (const county of [undefined, 'CJ']) {
      const read = county ? (await report({ ...query, county: 'CJ' })).figures : figures;
      for (const [side, ofSide, of] of [
        ['value', 'of', QUARTER],
        ['before', 'beforeOf', span],
      ] as const) {
        const requests = await number(`select count(*) from (${sent(of, county)}) s`);
        expect([side, read.requests[side]]).toEqual([side, requests]);
        expect(read.acceptance[ofSide]).toBe(requests);
        expect(read.acceptance[side]).toBe(await number(`select count(*) from (${chosen(of, county)}) s`));
        expect(read.accepted[side]).toBe(
          await number(
            `select coalesce(sum(price), 0) from offer where status = 'accepted' and request_id in (select id from (${sent(of, county)}) s)`,
          ),
        );
        expect(read.firstOffer[ofSide]).toBe(await number(`select count(*) from (${withOffer(of, county)}) s`));
        const hours = `select extract(epoch from min(least(x.submitted_at, v.submitted_at)) - min(x.sent_at)) / 3600 as h
          from (${OPENED}) x left join offer_version v on v.offer_id = x.id where x.request_id in (select id from (${sent(of, county)}) s) group by x.request_id`;
        const median = await one<{
          h: string | null;
        }>(`with h as (${hours}), n as (select h, row_number() over (order by h) as i, count(*) over () as c from h)
          select round(avg(h)::numeric, 1) as h from n where i in ((c + 1) / 2, (c + 2) / 2)`);
        expect(read.firstOffer[side]).toBe(median.h === null ? null : Number(median.h));
        const opened = `select s.id, (select count(*) from (${OPENED}) x where x.request_id = s.id) as n from (${sent(of, county)}) s where s.opened_at is not null`;
        expect(read.offersPerRequest[ofSide]).toBe(await number(`select count(*) from (${opened}) c`));
        const mean = await one<{ m: string | null }>(`select round(avg(n), 1) as m from (${opened}) c`);
        expect(read.offersPerRequest[side]).toBe(mean.m === null ? null : Number(mean.m));
      }
    }
    expect(figures.requests.value).toBeGreaterThan(10);
    expect(figures.requests.before).toBeGreaterThan(5);
  });

test('the funnel is counted by hand, and each step is part of the one before', async () => {
  const { funnel } = await report();
  const done = `select project_id from review where published_at is not null`;
  expect(funnel).toEqual({
    requests: await number(`select count(*) from (${sent(QUARTER)}) s`),
    offered: await number(`select count(*) from (${withOffer(QUARTER)}) s`),
    chosen: await number(`select count(*) from (${chosen(QUARTER)}) s`),
    completed: await number(
      `select count(*) from project where status = 'completed' and request_id in (select id from (${sent(QUARTER)}) s)`,
    ),
    reviewed: await number(
      `select count(distinct request_id) from project where id in (${done}) and request_id in (select id from (${sent(QUARTER)}) s)`,
    ),
    underWay:
      await number(`select count(*) from project where status in ('planning', 'in_progress', 'on_hold', 'review') and closed_at is null
      and request_id in (select id from (${sent(QUARTER)}) s)`),
  });
  const steps = [funnel.requests, funnel.offered, funnel.chosen, funnel.completed, funnel.reviewed];
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
});

test('members, packages, counties and active organisations are counted by hand', async () => {
  const { figures, packages, counties, activeDays } = await report();
  const joined = (
    kind: string,
    { end }: Span,
  ) => `select * from organisation where status = 'approved' and kind = '${kind}'
    and case when decided_at is null then created_at else decided_at end < '${end}'`;
  const count = (query: string) => number(`select count(*) from (${query}) o`);
  expect(figures.members).toEqual({
    value: await count(joined('uat', QUARTER)),
    of: null,
    before: await count(joined('uat', YEAR_BEFORE)),
    beforeOf: null,
  });
  expect(figures.partners.value).toBe(await count(joined('firma', QUARTER)));
  expect(activeDays).toEqual({ from: '2026-03-02', to: '2026-03-31' });
  const active = (span: Span, begin: string) => {
    const of = { begin, end: span.end };
    return `select id from (${joined('uat', span)} union all ${joined('firma', span)}) o where
      exists (select from service_request r where r.organisation_id = o.id and r.status <> 'draft' and ${during('r.sent_at', of)})
      or exists (select from (${OPENED}) x where x.organisation_id = o.id and ${during('x.submitted_at', of)})
      or exists (select from message m where m.organisation_id = o.id and m.is_note = false and ${during('m.created_at', of)})`;
  };
  expect(figures.active).toEqual({
    value: await count(active(QUARTER, '2026-03-01T22:00Z')),
    of: (figures.members.value ?? 0) + (figures.partners.value ?? 0),
    before: await count(active(YEAR_BEFORE, '2025-03-01T22:00Z')),
    beforeOf: (figures.members.before ?? 0) + (figures.partners.before ?? 0),
  });
  for (const line of packages)
    expect(line.members).toBe(
      await count(
        line.kind === 'firma'
          ? joined('firma', QUARTER)
          : `${joined('uat', QUARTER)} and package is not distinct from ${line.package ? `'${line.package}'` : 'null'}`,
      ),
    );
  expect(packages.reduce((sum, { members }) => sum + members, 0)).toBe(figures.active.of);
  for (const { county, ...line } of counties) {
    const members = await count(`${joined('uat', QUARTER)} and county_code = '${county}'`);
    const partners = await count(`${joined('firma', QUARTER)} and county_code = '${county}'`);
    const requests = await count(sent(QUARTER, county));
    const accepted = await number(
      `select coalesce(sum(price), 0) from offer where status = 'accepted' and request_id in (select id from (${sent(QUARTER, county)}) s)`,
    );
    const withAccepted = await count(chosen(QUARTER, county));
    expect({ county, ...line }).toEqual({ county, members, partners, requests, accepted, chosen: withAccepted });
  }
});

test('reviews, downloads, courses and answers are counted by hand, in all and by month', async () => {
  const { figures, months } = await report();
  const reviews = (span: Span) => `select * from review where ${during('published_at', span)}`;
  const downloads = ({ from, to }: typeof QUARTER) =>
    `select * from library_use where kind = 'download' and day between '${from}' and '${to}'`;
  const courses = (span: Span) =>
    `select * from seat_certificate where kind = 'training' and ${during('issued_at', span)}`;
  const answers = (span: Span) =>
    `select * from forum_post where is_opening = false and status = 'published' and ${during('published_at', span)}`;
  const count = (query: string) => number(`select count(*) from (${query}) o`);
  expect(figures.rating.of).toBe(await count(reviews(QUARTER)));
  expect(figures.rating.value).toBe(await number(`select round(avg(rating), 1) from (${reviews(QUARTER)}) v`));
  expect(figures.rating.beforeOf).toBe(await count(reviews(YEAR_BEFORE)));
  expect(figures.downloads).toEqual({
    value: await count(downloads(QUARTER)),
    of: null,
    before: await count(downloads(YEAR_BEFORE)),
    beforeOf: null,
  });
  expect(figures.training.of).toBe(await count(courses(QUARTER)));
  expect(figures.training.value).toBe(await number(`select sum(hours) from (${courses(QUARTER)}) c`));
  expect(figures.answers.value).toBe(await count(answers(QUARTER)));
  expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
  const MARCH = { from: '2026-03-01', to: '2026-03-31', begin: '2026-02-28T22:00Z', end: QUARTER.end };
  expect(months[2]).toEqual({
    month: '2026-03',
    requests: await count(sent(MARCH)),
    reviews: await count(reviews(MARCH)),
    downloads: await count(downloads(MARCH)),
    graduates: await count(courses(MARCH)),
    hours: await number(`select coalesce(sum(hours), 0) from (${courses(MARCH)}) c`),
    answers: await count(answers(MARCH)),
  });
});

test('cohorts follow the organisations that joined in a month, up to the end of the period', async () => {
  const { cohorts } = await report();
  expect(cohorts.map(({ month, active }) => [month, active.length])).toEqual([
    ['2025-10', 6],
    ['2025-11', 5],
    ['2025-12', 4],
    ['2026-01', 3],
    ['2026-02', 2],
    ['2026-03', 1],
  ]);
  const month = (column: string) => `to_char(${column} at time zone 'Europe/Bucharest', 'YYYY-MM')`;
  for (const { month: of, organisations, active } of cohorts) {
    const joined = `select id from organisation where kind <> 'admin' and status = 'approved' and ${month('coalesce(decided_at, created_at)')} = '${of}'`;
    expect(organisations).toBe(await number(`select count(*) from (${joined}) o`));
    for (const [index, count] of active.entries()) {
      const [year = 0, start = 0] = of.split('-').map(Number);
      const later = new Date(Date.UTC(year, start - 1 + index, 1)).toISOString().slice(0, 7);
      expect([of, later, count]).toEqual([
        of,
        later,
        await number(`select count(*) from (${joined}) o where
          exists (select from service_request r where r.organisation_id = o.id and r.status <> 'draft' and ${month('r.sent_at')} = '${later}')
          or exists (select from (${OPENED}) x where x.organisation_id = o.id and ${month('x.submitted_at')} = '${later}')
          or exists (select from message m where m.organisation_id = o.id and not m.is_note and ${month('m.created_at')} = '${later}')`),
      ]);
    }
  }
});

test('a year without data has zeros and no averages; a running year ends today, and is compared with as many days', async () => {
  const empty = await report({ period: '2020-01..2020-12' });
  expect(empty.figures.requests).toEqual({ value: 0, of: null, before: 0, beforeOf: null });
  expect(empty.figures.firstOffer).toEqual({ value: null, of: 0, before: null, beforeOf: 0 });
  expect([empty.figures.rating.value, empty.figures.training.value, empty.months.length]).toEqual([null, 0, 12]);
  const running = await report({ period: 'year' }, new Date('2026-02-10T22:30:00Z'));
  expect([running.days, running.compared]).toEqual([
    { from: '2026-01-01', to: '2026-02-11' },
    { from: '2025-01-01', to: '2025-02-11' },
  ]);
  const begun = { begin: QUARTER.begin, end: '2026-02-11T22:00Z' };
  expect(running.figures.requests.value).toBe(await number(`select count(*) from (${sent(begun)}) s`));
});

test('a member that was suspended and restored joined when it was first approved', async () => {
  const before = await report();
  await database.orm.em
    .fork()
    .execute(`update organisation set status = 'suspended', decided_at = '2026-06-01' where status = 'approved' and joined_at is not null;
    update organisation set status = 'approved', decided_at = '2026-06-02' where status = 'suspended' and decided_at = '2026-06-01'`);
  const after = await report();
  expect([after.figures.members, after.cohorts]).toEqual([before.figures.members, before.cohorts]);
});
