import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createImportGraph } from '../graph/import-graph.ts';
import { buildInputs } from '../release/version.ts';
import { browserProjects, calledServices, workspaceRoot } from '../workspace.ts';
import { UNKNOWN } from './addresses.ts';
import { calledOperations } from './called.ts';
import { callsIn } from './calls.ts';
import { servedOperations } from './served.ts';
import { addressedBy, callsOf } from './write-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

function callsOfSource(source: string): string[] {
  const file = join(folder, 'page.tsx');
  writeFileSync(file, source);
  return callsIn([file], 'uat').map(({ method, address }) => `${method} ${address.replaceAll(UNKNOWN, '…')}`);
}

test.each([
  ["const api = createClient('firma'); api.get('/offers');", ['GET /api/firma/offers']],
  ['(client) => client.post(`/offers/${id}/accept`, {});', ['POST /api/uat/offers/…/accept']],
  ['(area) => area.client.put<View>(area.isNew ? "/a" : `/b/${x}`);', ['PUT /api/uat/a', 'PUT /api/uat/b/…']],
  [
    'const of = (id) => `/offers/${id}`; (client) => client.post(`${of(1)}/accept`);',
    ['POST /api/uat/offers/…/accept'],
  ],
  [
    "const W = { a: 'x/y', b: 'z' }; (client) => client.post(`/o/${W[act]}`);",
    ['POST /api/uat/o/x/y', 'POST /api/uat/o/z'],
  ],
  ["(client) => listQuery(client, ['offers'], '/offers', { page });", ['GET /api/uat/offers']],
  ["(client) => polledQuery(client, ['files'], '/files', isWaiting);", ['GET /api/uat/files']],
  ['<a href={`/api/admin/files/${id}`} />', ['* /api/admin/files/…']],
  ["(seen, params) => seen.get('/offers') ?? params.get('q');", []],
])('%s', (source, calls) => {
  expect(callsOfSource(source)).toEqual(calls);
});

test('a call whose path stands elsewhere is an error, so that none is missed', () => {
  expect(() => callsOfSource('(client, path) => client.post(path);')).toThrow(
    'page.tsx: the path of a call client.post does not stand where the call does',
  );
});

test('a call of an operation that no service has is an error', () => {
  const call = { method: 'POST', address: '/api/uat/offres', file: 'page.ts', isShared: false };
  expect(() => calledOperations([call], { 'POST /api/uat/offers': {} })).toThrow(
    'page.ts: no service has POST /api/uat/offres',
  );
});

/* What is called from outside, by other services, a browser's own worker, search engines, calendars and mail programs, or is told to who asks with the API alone. */
const FROM_OUTSIDE = [
  'GET /api/identity/jwks',
  'GET /api/identity/reauthenticate',
  'GET /api/public/calendar/{token}.ics',
  'GET /api/public/newsletter/unsubscribe',
  'GET /api/public/opportunity-alerts/unsubscribe',
  'GET /api/public/report-mails/unsubscribe',
  'GET /api/public/robots.txt',
  'GET /api/public/sitemap.xml',
  'POST /api/identity/push/devices/renew',
  'POST /api/public/newsletter/unsubscribe',
  'POST /api/public/opportunity-alerts/unsubscribe',
  'POST /api/public/report-mails/unsubscribe',
  // The release before still asks for it.
];

test('every operation of a service is found where an application calls it', () => {
  const byService = servedOperations(workspaceRoot, calledServices);
  const served = Object.assign({}, ...Object.values(byService));
  const graph = createImportGraph(workspaceRoot);
  const called = browserProjects.flatMap((project) => {
    const { files } = buildInputs(workspaceRoot, project, graph);
    const calls = calledOperations(callsOf(workspaceRoot, project, files), served);
    return Object.keys({ ...calls, ...addressedBy(workspaceRoot, project, files, byService) });
  });
  expect(Object.keys(served).length).toBeGreaterThan(200);
  expect(
    Object.keys(served)
      .filter((name) => !called.includes(name))
      .toSorted(),
  ).toEqual(FROM_OUTSIDE);
});
