import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { counters } from '@psp/bff-kit/counters';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { bffPublic } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const releasesDir = mkdtempSync(join(tmpdir(), 'reported-releases-'));
const { app, rows } = await startTestApp(bffPublic, 'public', { releasesDir });
afterAll(() => rmSync(releasesDir, { recursive: true }));

for (const folder of ['shell/1.0-s', 'mfe_uat/1.0-a', 'mfe_uat/0.9-a'])
  mkdirSync(join(releasesDir, folder), { recursive: true });
const manifest = '/mfe/mfe_uat/1.0-a/mf-manifest.json';
writeFileSync(
  join(releasesDir, 'registry.json'),
  JSON.stringify({
    hosts: { shell: { version: '1.0-s' } },
    remotes: { mfe_uat: { version: '1.0-a', contract: 1, manifest } },
  }),
);

const failure = { area: 'uat', version: '1.0-a', kind: 'entry' };
const empty = { failures: [], vitals: [] };

beforeEach(() => rows('truncate browser_report, attempt'));

const tell = async (body: object) => (await app.anonymous.post('/browser-reports', body)).statusCode;
const told = () => rows<object>('select area, version, what, step, count from browser_report order by what, step');

test('what a browser tells is added up without whose it was', async () => {
  expect(await tell({ ...empty, failures: [failure, failure] })).toBe(204);
  expect(await tell({ failures: [failure], vitals: [{ area: 'uat', version: '1.0-a', name: 'CLS', value: 0 }] })).toBe(
    204,
  );
  expect(await told()).toEqual([
    { area: 'uat', version: '1.0-a', what: 'CLS', step: 0, count: 1 },
    { area: 'uat', version: '1.0-a', what: 'entry', step: 0, count: 3 },
  ]);
  expect(await counters.metrics()).toContain('portal_load_failures_total{area="uat",kind="entry"} 3');
});

test.each([
  ['an address of a page', { ...failure, path: '/uat/projects/1' }],
  ['an area that does not exist', { ...failure, area: 'alta' }],
  ['a kind that does not exist', { ...failure, kind: 'alta' }],
  ['a version with words in it', { ...failure, version: 'Ion Popescu' }],
])('%s is refused', async (_, wrong) => {
  expect(await tell({ ...empty, failures: [wrong] })).toBe(400);
  expect(await told()).toEqual([]);
});

test('more than ten failures at once, and impossible figures, are refused', async () => {
  expect(await tell({ ...empty, failures: Array.from({ length: 11 }, () => failure) })).toBe(400);
  for (const value of [-1, 600_001, '1'])
    expect(await tell({ ...empty, vitals: [{ area: 'uat', version: '', name: 'LCP', value }] })).toBe(400);
});

test('one address is counted so many times an hour, told the same afterwards, and not kept', async () => {
  expect(await tell({ ...empty, failures: [failure] })).toBe(204);
  await rows('insert into attempt (kind, key) select kind, key from attempt, generate_series(1, 298)');
  for (let time = 0; time < 3; time += 1) expect(await tell({ ...empty, failures: [failure] })).toBe(204);
  expect(await told()).toEqual([{ area: 'uat', version: '1.0-a', what: 'entry', step: 0, count: 2 }]);
  expect(JSON.stringify(await rows('select * from attempt'))).not.toContain('127.0.0.1');
});

test('invented versions, areas of other releases and parts of paths are counted in one row', async () => {
  for (let n = 0; n < 170; n += 1) {
    const invented = Array.from({ length: 10 }, (_, of) => ({ ...failure, version: `v${n}-${of}` }));
    expect(await tell({ ...empty, failures: invented })).toBe(204);
  }
  const elsewhere = [
    { area: 'firma', version: '1.0-a' },
    { area: 'shell', version: '0.9-a' },
    { area: 'uat', version: '..' },
  ];
  await tell({ failures: [], vitals: elsewhere.map((of) => ({ ...of, name: 'LCP', value: 1000 })) });
  expect(await told()).toEqual([{ area: 'unknown', version: '', what: 'unknown', step: 0, count: 1703 }]);
});

test('where a day is full, live releases, what has a row and what names no version are counted still', async () => {
  const before = { ...failure, version: '0.9-a' };
  expect(await tell({ ...empty, failures: [before] })).toBe(204);
  await rows(
    `insert into browser_report select ${TODAY}, 'uat', '0.9-a', 'LCP', n, 1 from generate_series(1, 15000) n`,
  );
  const reports = [
    failure,
    { area: 'shell', version: '1.0-s', kind: 'crashed' },
    { ...failure, version: '' },
    { ...failure, version: 'v' },
    before,
    { ...before, kind: 'page' },
  ];
  expect(await tell({ ...empty, failures: reports })).toBe(204);
  expect(
    await rows(`select area, version, what, count from browser_report where what <> 'LCP' order by what, version`),
  ).toEqual([
    { area: 'shell', version: '1.0-s', what: 'crashed', count: 1 },
    { area: 'uat', version: '', what: 'entry', count: 1 },
    { area: 'uat', version: '0.9-a', what: 'entry', count: 2 },
    { area: 'uat', version: '1.0-a', what: 'entry', count: 1 },
    { area: 'unknown', version: '', what: 'unknown', count: 1 },
  ]);
});
