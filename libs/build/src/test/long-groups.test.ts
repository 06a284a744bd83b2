import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from '@jest/globals';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { workspaceRoot } from '../workspace.ts';
import { LONG_GROUPS, type Mode } from './long-groups.ts';
import { bin } from './run.ts';

const groups = Object.values(LONG_GROUPS);
const testFiles = groups.flatMap(({ tests = [] }) => tests);
const journeysIn = (mode: Mode): string[] => groups.flatMap(({ journeys }) => journeys?.[mode] ?? []);
const isLong = (path: string): boolean => path.includes('.long.');

/** Returns the output of a test runner. */
function printed(script: string, args: string[], own: Record<string, string>): string {
  const { LONG_TESTS: _, NODE_OPTIONS: __, JEST_WORKER_ID: ___, ...others } = process.env;
  const options = { cwd: workspaceRoot, env: { ...others, ...own }, encoding: 'utf8' as const };
  return spawnSync(process.execPath, [bin(script), ...args], options).stdout;
}

const IN_CHECK = {};
const IN_LONG_RUN = { LONG_TESTS: '1', RELEASE_BEFORE: 'somewhere' };

function jestFiles(env: Record<string, string>, patterns: string[]): string[] {
  const paths: string[] = JSON.parse(printed('jest/bin/jest.js', ['--listTests', '--json', ...patterns], env));
  return paths.map((path) => relative(workspaceRoot, path)).sort();
}

const modesIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(modesIn),
];

/** Returns the files in which Playwright finds journeys, each with its mode. */
function journeyFiles(env: Record<string, string>, patterns: string[]): { mode: string; file: string }[] {
  const { errors, suites }: JSONReport = JSON.parse(
    printed('@playwright/test/cli.js', ['test', '--list', '--reporter=json', ...patterns], env),
  );
  expect(errors.filter(({ message }) => !message?.includes('No tests found'))).toEqual([]);
  return suites.flatMap((suite) => [...new Set(modesIn(suite))].map((mode) => ({ mode, file: suite.file })));
}

test('jest finds each file of each group; each long file is in one group and not part of `npm test`', () => {
  expect(jestFiles(IN_LONG_RUN, [...testFiles, '\\.long\\.test\\.'])).toEqual(testFiles.toSorted());
  expect(jestFiles(IN_CHECK, ['\\.long\\.test\\.'])).toEqual([]);
});

test('Playwright finds each journey of each group in its mode; each long one is in one group and not part of `npm test`', () => {
  const grouped = (['all', 'split'] as const).flatMap((mode) => journeysIn(mode).map((file) => ({ mode, file })));
  const patterns = [...grouped.map(({ file }) => `shell/e2e/${file}`), '\\.long\\.spec\\.'];
  const found = journeyFiles(IN_LONG_RUN, patterns);
  expect(found).toEqual(expect.arrayContaining(grouped));
  const long = (files: { file: string }[]) => [...new Set(files.map(({ file }) => file).filter(isLong))].sort();
  expect(long(found)).toEqual(long(grouped));
  expect(journeyFiles(IN_CHECK, ['\\.long\\.spec\\.'])).toEqual([]);
});

test('each group has a file, and no file is in two groups', () => {
  for (const { tests = [], journeys = {} } of groups)
    expect([...tests, ...Object.values(journeys).flat()]).not.toEqual([]);
  for (const files of [testFiles, journeysIn('all'), journeysIn('split')])
    expect(files.length).toBe(new Set(files).size);
});
