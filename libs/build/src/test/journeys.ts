import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { RELEASE_BEFORE, releaseBefore, TRIED_BEFORE } from '../skew/release-before.ts';
import { prepareDemonstration, removeData } from './demonstration.ts';
import { isOfArea } from './journey-areas.ts';
import type { Mode } from './long-groups.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { bin, node, readReport, type Tally, type Took, withReport } from './run.ts';

/** Number of concurrent journeys, each with its own portal; about a third of a journey's time is waiting. */
const LANES = 3;
const MODES: Mode[] = [...Array.from({ length: LANES }, () => 'all' as const), 'split'];

/* Journeys expect server-rendered pages, which take longer with several lanes than the portal would wait for a visitor. */
const slowRendering = { RENDER_LIMIT_MS: '20000' };

/**
 * Starts a portal with demonstration data in each of these modes, and stops them after `work`. Passes the environment variables to `work`
 * by which journeys find portals and browser.
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
    for (const mode of modes) portals.push(await startPortal({ mode, seed: true, from, env: slowRendering }));
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
 * Runs the browser journeys on the production build, in one process and split. `chromium` is the path of the browser. The journeys start
 * after `others`; the portals are built and started meanwhile.
 */
export const runJourneys = (chromium: string, others: Promise<unknown>): Promise<Tally> =>
  withPortals(MODES, chromium, async (env) => {
    const before = await releaseBefore(TRIED_BEFORE);
    if (!before) console.log(`Not tried with the release before: the history of this clone lacks ${RELEASE_BEFORE}.`);
    await others;
    return playwright([`--workers=${LANES}`], { ...env, RELEASE_BEFORE: before ?? '' });
  });

const FEW_LANES = 2;

/** Like `runJourneys`, but runs only the journeys of these files. */
export const runSomeJourneys = (chromium: string, others: Promise<unknown>, files: string[]): Promise<Tally> =>
  withPortals([...MODES.slice(0, FEW_LANES), ...splitModes(files)], chromium, async (env) => {
    await others;
    return playwright([`--workers=${FEW_LANES}`, ...files], env);
  });

/* Journeys of a single area run in one mode only. */
const splitModes = (files: string[]): Mode[] => (files.every(isOfArea) ? [] : ['split']);

/** Runs Playwright with these arguments and prints the journeys that passed only on a retry. */
export const playwright = (args: string[], env: Record<string, string>): Promise<Tally> =>
  withReport(async (report) => {
    const script = bin('@playwright/test/cli.js');
    await node(script, ['test', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, part: 'browser' });
    const { stats, errors, suites } = readReport<JSONReport>(report);
    for (const name of suites.flatMap(repeatedIn)) console.log(`Passed only when repeated: ${name}`);
    const took = suites.flatMap(tookIn);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, took };
  });

/** Returns the names of journeys that passed only on a retry, with the mode of their portal. */
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
