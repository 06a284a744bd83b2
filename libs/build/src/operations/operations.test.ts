import { expect, test } from '@jest/globals';
import { createImportGraph } from '../graph/import-graph.ts';
import { buildInputs } from '../release/version.ts';
import { browserProjects, calledServices, workspaceRoot } from '../workspace.ts';
import { servedOperations } from './served.ts';
import { addressesOf, calledOperations, callsOf } from './write-calls.ts';

test('a call goes to the own area when it has the operation, else to the services that every area calls', () => {
  const names = ['GET /api/uat/articles/{id}', 'GET /api/public/articles/{id}', 'GET /api/admin/articles/{id}'];
  const served = Object.fromEntries(names.map((name) => [name, {}]));
  const called = (own: string | null) => Object.keys(calledOperations(['GET /articles/:id'], own, served));
  expect(called('uat')).toEqual([names[0]]);
  expect(called('firma')).toEqual([names[1]]);
  expect(called(null).toSorted()).toEqual(names.toSorted());
  expect(calledOperations(['GET /articles'], 'uat', served)).toEqual({});
});

/* Operations that no application calls: for other services, service workers, search engines, calendars, mail programs and API clients. */
const FROM_OUTSIDE = [
  // Read by pages of the release before.
  'GET /api/admin/assistant/questions',
  'GET /api/admin/dashboard',
  'GET /api/identity/jwks',
  'GET /api/identity/reauthenticate',
  'GET /api/public/calendar/{token}.ics',
  // Read by the gateway for every page.
  'GET /api/public/domains',
  'GET /api/public/event-calendar/{token}.ics',
  // Stored texts contain it too, so it must never change.
  'GET /api/public/images/{id}/{version}',
  'GET /api/public/newsletter/unsubscribe',
  'GET /api/public/opportunity-alerts/unsubscribe',
  'GET /api/public/report-mails/unsubscribe',
  'GET /api/public/robots.txt',
  'GET /api/public/sitemap.xml',
  // Sent by the page of the release before.
  'POST /api/admin/article-categories/{slug}',
  'POST /api/admin/article-categories/{slug}/move',
  'POST /api/admin/assistant/questions',
  'POST /api/admin/assistant/questions/{id}/remove',
  'POST /api/admin/blog-categories/{slug}',
  'POST /api/identity/push/devices/renew',
  'POST /api/public/newsletter/unsubscribe',
  'POST /api/public/opportunity-alerts/unsubscribe',
  'POST /api/public/report-mails/unsubscribe',
  // Sent by the page of the release before.
  'PUT /api/admin/assistant/questions/{id}',
];

test('every operation of a service is called by an application or from outside, and every call has an operation', () => {
  const served = servedOperations(workspaceRoot, calledServices);
  const all = Object.assign({}, ...Object.values(served));
  const graph = createImportGraph(workspaceRoot);
  const files = new Map(browserProjects.map((project) => [project, buildInputs(workspaceRoot, project, graph).files]));
  const called = [...files].flatMap(([project, of]) => Object.keys(callsOf(workspaceRoot, project, of, served)));
  expect(Object.keys(all).length).toBeGreaterThan(200);
  expect(
    Object.keys(all)
      .filter((name) => !called.includes(name))
      .toSorted(),
  ).toEqual(FROM_OUTSIDE);
  const addresses = [...files.values()].flatMap((of) => [...addressesOf(workspaceRoot, of)]);
  const paths = new Set(Object.keys(all).map((name) => name.replace(/ \/api\/\w+/, ' ')));
  expect(addresses.filter((address) => !paths.has(address.replace(/:(\w+)/g, '{$1}')))).toEqual([]);
});
