import { afterAll, expect, test } from '@jest/globals';
import {
  type BrowserReport,
  type BrowserReportView,
  browserReportView,
  type Vital,
} from '@psp/contracts/browser-reports';
import { SYSTEM } from '../../actor.ts';
import { createReadDb } from '../../read-db.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { transaction } from '../../write.ts';
import { tidy } from '../lifecycle/tidy.ts';
import { countReport, type ReleaseOf } from './count-reports.ts';
import { readBrowserReports } from './queries.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/** Noon in Romania, some days before 20 March 2026. */
const daysAgo = (days: number) => new Date(Date.UTC(2026, 2, 20 - days, 10));

const tell = (report: Partial<BrowserReport>, now = daysAgo(0), releaseOf: ReleaseOf = () => 'live') =>
  transaction(database.orm, { actor: SYSTEM, now }, (write) =>
    countReport(write, { failures: [], vitals: [], ...report }, '192.0.2.1', releaseOf),
  );
const read = async (): Promise<BrowserReportView> =>
  browserReportView.parse(JSON.parse(await readBrowserReports(createReadDb(database.orm), daysAgo(0))));

test('without reports the view is empty', async () => {
  expect(await read()).toEqual({ failures: [], vitals: [], unknown: null });
});

test('failures of seven days are added up by area, version and kind, the most frequent first', async () => {
  const [entry, page] = [
    { area: 'uat', version: '1.0-a', kind: 'entry' },
    { area: 'public', version: '1.0-b', kind: 'page' },
  ] as const;
  await tell({ failures: [entry] }, daysAgo(7));
  await tell({ failures: [entry, page] }, daysAgo(6));
  await tell({ failures: [page, page] }, daysAgo(2));
  expect((await read()).failures).toEqual([
    { ...page, count: 3, lastOn: '2026-03-18' },
    { ...entry, count: 1, lastOn: '2026-03-14' },
  ]);
});

test('the 75th percentile of ten visits is the third slowest, exact to a few hundredths', async () => {
  const told: Record<Vital, (visit: number) => number> = {
    LCP: (visit) => 1000 + 100 * visit,
    INP: (visit) => 20 * visit,
    CLS: (visit) => visit / 100,
  };
  for (const name of ['LCP', 'INP', 'CLS'] as const)
    for (let visit = 1; visit <= 10; visit += 1)
      await tell({ vitals: [{ area: 'firma', version: '1.0-c', name, value: told[name](visit) }] }, daysAgo(visit % 3));
  const [seen] = (await read()).vitals;
  expect(seen).toMatchObject({ area: 'firma', version: '1.0-c', visits: 10 });
  for (const [value, name] of [
    [seen?.lcp, 'LCP'],
    [seen?.inp, 'INP'],
    [seen?.cls, 'CLS'],
  ] as const)
    expect(Math.abs((value ?? 0) / told[name](8) - 1)).toBeLessThan(0.04);
});

test('a vital that no browser reported for a release is null', async () => {
  await tell({ vitals: [{ area: 'shell', version: '', name: 'CLS', value: 0 }] });
  expect((await read()).vitals.find(({ area }) => area === 'shell')).toEqual({
    ...{ area: 'shell', version: '', visits: 1 },
    ...{ lcp: null, inp: null, cls: 0 },
  });
});

test('reports of unknown versions are counted together, apart from those of releases', async () => {
  const before = await read();
  const invented = Array.from({ length: 10 }, (_, n) => ({ area: 'uat', version: `v${n}`, kind: 'page' }) as const);
  await tell({ failures: invented }, daysAgo(1), () => 'unknown');
  await tell({ failures: invented.slice(0, 3) }, daysAgo(0), () => 'unknown');
  expect(await read()).toEqual({ ...before, unknown: { count: 13, lastOn: '2026-03-20' } });
});

test('counts older than a month are removed', async () => {
  await tell({ failures: [{ area: 'admin', version: 'veche', kind: 'page' }] }, new Date(Date.now() - 40 * 86_400_000));
  const old = () => database.orm.em.fork().execute(`select 1 from browser_report where version = 'veche'`);
  expect(await old()).toHaveLength(1);
  expect(await tidy(database.orm)).toEqual([]);
  expect(await old()).toEqual([]);
});
