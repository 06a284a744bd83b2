import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { createImportGraph } from '../graph/import-graph.ts';
import * as affected from './affected.ts';
import { AREA_JOURNEYS, journeyFile } from './journey-areas.ts';

const graph = createImportGraph(workspaceRoot);
const affectedBy = (files: string[]) => affected.affectedBy(files, graph);
const filesOf = (names: readonly string[]) => names.map(journeyFile).toSorted();
const LINKS = 'libs/build/src/links/notifications.test.ts';
const CALLS = 'libs/build/src/operations/operations.test.ts';
const WHILE_RELEASED = 'libs/build/src/release/while-working.test.ts';

test('a change of a remote affects its own tests, those that follow links into it or read its calls, and its area’s journeys', () => {
  const { tests, journeys } = affectedBy(['mfe-uat/src/dashboard/dashboard-page.tsx']);
  expect(tests).toEqual(expect.arrayContaining(['mfe-uat/', LINKS, CALLS]));
  expect(tests).not.toContain(WHILE_RELEASED);
  expect(tests.filter((path) => !path.startsWith('libs/build/'))).toEqual(['mfe-uat/']);
  expect(journeys).toEqual(filesOf(AREA_JOURNEYS.uat));
});

test('a change of a BFF affects its own tests, those that run it, and its area’s journeys', () => {
  const { tests, journeys } = affectedBy(['services/bff-firma/src/app.ts']);
  expect(tests).toEqual(
    expect.arrayContaining(['services/bff-firma/', 'services/gateway/src/services.test.ts', CALLS]),
  );
  expect(tests).not.toContain('services/bff-uat/');
  expect(journeys).toEqual(filesOf(AREA_JOURNEYS.firma));
});

test('a change of screens of two areas affects the journeys of both', () => {
  const { tests, journeys } = affectedBy(['libs/features/src/projects/ui/project-page.tsx']);
  expect(tests).toEqual(expect.arrayContaining(['libs/features/', LINKS]));
  expect(journeys).toEqual(filesOf([...new Set([...AREA_JOURNEYS.uat, ...AREA_JOURNEYS.firma])]));
});

test('a change of a test or a journey affects only itself', () => {
  const ofTest = affectedBy(['libs/demo/src/demo.test.ts']);
  expect(ofTest.tests).toContain('libs/demo/');
  expect(ofTest.tests).not.toContain('libs/domain/');
  expect(ofTest.journeys).toEqual([]);
  expect(affectedBy(['shell/e2e/offers.spec.ts']).journeys).toEqual(['shell/e2e/offers.spec.ts']);
});

test('a change of the test setup affects all tests', () => {
  const { tests, journeys } = affectedBy(['jest.config.js']);
  expect(tests).toEqual(expect.arrayContaining(['libs/contracts/', 'libs/domain/', 'services/worker/', 'mfe-admin/']));
  expect(journeys).toEqual([affected.ALL_JOURNEYS]);
});

test.each(['playwright.config.ts', 'shell/src/main.ts', 'shell/e2e/support/page.ts', 'libs/domain/src/write.ts'])(
  'a change of %s, which all areas share, affects every journey',
  (path) => {
    expect(affectedBy([path]).journeys).toEqual([affected.ALL_JOURNEYS]);
  },
);

test('a change of a contract affects only the tests that import it', () => {
  const { tests } = affectedBy(['libs/contracts/src/newsletter.ts']);
  expect(tests).toContain('libs/contracts/');
  expect(tests.some((path) => path.startsWith('mfe-public/src/newsletter/'))).toBe(true);
  expect(tests.filter((path) => /^(?:mfe-firma|services\/bff-firma)\//.test(path))).toEqual([]);
});

test.each(Object.values(AREA_JOURNEYS).flat())('the journey %s of an area exists', (name) => {
  expect(existsSync(join(workspaceRoot, journeyFile(name)))).toBe(true);
});
