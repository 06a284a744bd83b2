import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { RELEASE_BEFORE, releaseBefore, TRIED_BEFORE } from '../skew/release-before.ts';
import { prepareDemonstration, removeData } from './demonstration.ts';
import { isOfArea } from './journey-areas.ts';
import type { Mode } from './long-groups.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { bin, node, readReport, type Tally, type Took, withReport } from './run.ts';

/** How many journeys run at once, each in a portal of its own: of a journey's time about a third is waiting. */
const LANES = 3;
const MODES: Mode[] = [...Array.from({ length: LANES }, () => 'all' as const), 'split'];

/* Journeys say what the server draws; on a machine that several lanes share it may take longer than a visitor is let wait. */
const patient = { RENDER_LIMIT_MS: '20000' };

/**
 * Starts a portal in each of these modes, with the demonstration in its database, and stops them when `work` is done. `work` is given
 * the variables by which the journeys find portals and browser.
 */
export async function withPortals<T>(
  modes: readonly Mode[],
  chromium: string,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const built = await node(join(import.meta.dirname, 'build-portal.ts'), [], { part: 'builds' });
  if (built !== 0) throw new Error('The portal could not be built.');
  const from = await prepareDemonstration();
  const portals: TestPortal[] = [];
  try {
    for (const mode of modes) portals.push(await startPortal({ mode, seed: true, from, env: patient }));
    const described = portals.map(({ url, databaseUrl, releasesDir, pid }, n) => ({
      mode: modes[n],
      url,
      databaseUrl,
      releasesDir,
      pid,
    }));
    return await work({ PORTALS: JSON.stringify(described), DEMONSTRATION: from, CHROMIUM_PATH: chromium });
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    removeData(from);
  }
}

/**
 * The browser journeys, against the production build in both ways of running it. `chromium`: path of the browser. `others`: what the
 * journeys wait for; the portals are built and started meanwhile.
 */
export const runJourneys = (chromium: string, others: Promise<unknown>): Promise<Tally> =>
  withPortals(MODES, chromium, async (env) => {
    const before = await releaseBefore(TRIED_BEFORE);
    if (!before) console.log(`Not tried with the release before: the history of this clone lacks ${RELEASE_BEFORE}.`);
    await others;
    return playwright([`--workers=${LANES}`], { ...env, RELEASE_BEFORE: before ?? '' });
  });

const FEW_LANES = 2;

/** Runs the journeys of these files, in portals of one process each; as `runJourneys` otherwise. */
export const runSomeJourneys = (chromium: string, others: Promise<unknown>, files: string[]): Promise<Tally> =>
  withPortals([...MODES.slice(0, FEW_LANES), ...splitModes(files)], chromium, async (env) => {
    await others;
    return playwright([`--workers=${FEW_LANES}`, ...files], env);
  });

/* Journeys of one area alone run in one mode. */
const splitModes = (files: string[]): Mode[] => (files.every(isOfArea) ? [] : ['split']);

/** Runs Playwright with these arguments; names what passed only when repeated. */
export const playwright = (args: string[], env: Record<string, string>): Promise<Tally> =>
  withReport(async (report) => {
    const script = bin('@playwright/test/cli.js');
    await node(script, ['test', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, part: 'browser' });
    const { stats, errors, suites } = readReport<JSONReport>(report);
    for (const name of suites.flatMap(repeatedIn)) console.log(`Passed only when repeated: ${name}`);
    const took = suites.flatMap(tookIn);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, took };
  });

/** Names of the journeys that failed at first, with the way in which the portal ran. */
function repeatedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}, ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(repeatedIn)];
}

function tookIn({ specs, suites = [] }: JSONReportSuite): Took[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}, ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(tookIn)];
}
