import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createImportGraph, type ImportGraph } from '../graph/import-graph.ts';
import { buildInputs } from '../release/version.ts';
import { browserProjects, serviceProjects, workspaceRoot } from '../workspace.ts';
import { AREA_JOURNEYS, areaOf, journeyFile } from './journey-areas.ts';

export interface Affected {
  /** Changed folders, each with a trailing slash, whose tests all run, and affected test files elsewhere. */
  tests: string[];
  /** Files of affected journeys, or their folder when shared code has changed. */
  journeys: string[];
}

/** Stands for all journeys. */
export const ALL_JOURNEYS = 'shell/e2e/';
/** Configuration of the journeys; belongs to no workspace. */
const HOW_JOURNEYS_RUN = 'playwright.config.ts';
const HOW_TESTS_RUN = /^(?:jest\.config\.js$|package-lock\.json$|libs\/build\/src\/test\/(?!.*\.test\.ts$))/;

/** Calls by which tests read sources without importing them, and the sources that they read. */
const READERS: readonly (readonly [call: RegExp, sources: RegExp])[] = [
  [/\b(?:globSync|buildInputs)\b/, /./],
  [/\b(?:publishService|servedOperations)\b/, /^(?:services|libs)\//],
];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isJourney = (path: string): boolean => /^shell\/e2e\/[^/]+\.spec\.ts$/.test(path);
const absolute = (path: string): string => join(workspaceRoot, path);
const paths = (pattern: string): string[] => globSync(pattern, { cwd: workspaceRoot });

const lines = (program: string, args: string[]): string[] =>
  execFileSync(program, args, { cwd: workspaceRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the files that differ from the merge base with `base`, committed or not. */
const changedFiles = (base: string): string[] => [
  ...lines('git', ['diff', '--name-only', '--merge-base', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
];

/** Returns the tests and journeys that changes since `base` can affect. */
export const affectedSince = (base: string): Affected => affectedBy(changedFiles(base));

/** Returns the tests and journeys that changes of these files can affect; paths are relative to the root. */
export function affectedBy(files: string[], graph = createImportGraph(workspaceRoot)): Affected {
  return { tests: testsTouchedBy(files, graph), journeys: journeysTouchedBy(files, graph) };
}

function testsTouchedBy(files: string[], graph: ImportGraph): string[] {
  const workspaces = paths('{libs/*,services/*,shell,mfe-*}/package.json').map((path) =>
    path.replace('package.json', ''),
  );
  if (files.some((path) => HOW_TESTS_RUN.test(path))) return workspaces;
  const folders = workspaces.filter((folder) => files.some((path) => path.startsWith(folder) && !isJourney(path)));
  const others = paths('{libs/*,services/*,shell,mfe-*}/src/**/*.test.{ts,tsx}').filter(
    (test) => !test.includes('.long.') && !folders.some((folder) => test.startsWith(folder)),
  );
  return [...folders, ...others.filter((test) => isTouched(test, files, graph))];
}

function isTouched(test: string, files: string[], graph: ImportGraph): boolean {
  const reached = graph.reach([absolute(test)]).files;
  if (files.some((path) => reached.has(absolute(path)))) return true;
  const text = readFileSync(absolute(test), 'utf8');
  if (!text.includes('workspaceRoot')) return false;
  return READERS.some(([call, sources]) => call.test(text) && files.some((path) => sources.test(path)));
}

function journeysTouchedBy(files: string[], graph: ImportGraph): string[] {
  const own = files.filter(isJourney);
  const built = files.filter((path) => !isTest(path) && !isJourney(path));
  if (built.some((path) => path === HOW_JOURNEYS_RUN || HOW_TESTS_RUN.test(path))) return [ALL_JOURNEYS];
  const touched = foldersBuiltFrom(built, graph);
  const areas = touched.flatMap((folder) => areaOf(folder) ?? []);
  if (areas.length < touched.length || new Set(areas).size === Object.keys(AREA_JOURNEYS).length) return [ALL_JOURNEYS];
  const ofAreas = areas.flatMap((area) => AREA_JOURNEYS[area].map(journeyFile));
  return [...new Set([...own, ...ofAreas])].toSorted();
}

/** Returns the folders of applications and services that contain or import these files; journeys count as part of the shell. */
function foldersBuiltFrom(files: string[], graph: ImportGraph): string[] {
  const services = [...serviceProjects, 'gateway'];
  const journeys = paths('shell/e2e/**/*.ts').map(absolute);
  const reached: [folder: string, files: Set<string>][] = [
    ...browserProjects.map((name): [string, Set<string>] => [name, buildInputs(workspaceRoot, name, graph).files]),
    ...services.map((name): [string, Set<string>] => {
      const folder = `services/${name}`;
      return [folder, graph.reach([absolute(`${folder}/src/main.ts`)]).files];
    }),
    ['shell', graph.reach(journeys).files],
  ];
  const touched = reached.flatMap(([folder, inputs]) =>
    files.some((path) => path.startsWith(`${folder}/`) || inputs.has(absolute(path))) ? [folder] : [],
  );
  // The gateway mounts every BFF, so a change in one BFF counts only for its area.
  const isMounted = touched.some(areaOf) && !files.some((path) => path.startsWith('services/gateway/'));
  return [...new Set(touched)].filter((folder) => folder !== 'services/gateway' || !isMounted);
}
