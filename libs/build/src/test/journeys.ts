import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { RELEASE_BEFORE, releaseBefore } from '../skew/release-before.ts';
import { prepareDemonstration, removeData } from './demonstration.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { bin, node, readReport, type Tally, withReport } from './run.ts';

/** How many journeys run at once, each in a portal of its own: of a journey's time about a third is waiting. */
const LANES = 3;
const MODES = [...Array.from({ length: LANES }, () => 'all' as const), 'split' as const];

/* Journeys say what the server draws; on a machine that several lanes share it may take longer than a visitor is let wait. */
const patient = { RENDER_LIMIT_MS: '20000' };

export interface JourneyOptions {
  /** Path of the browser. */
  chromium: string;
  /** What the journeys wait for; the portals are built and started meanwhile. */
  others?: Promise<unknown>;
  /** Runs the journeys whose file has this in its name, in one portal. */
  only?: string;
}

/** The browser journeys, against the production build in both ways of running it. */
export async function runJourneys({ chromium, others, only }: JourneyOptions): Promise<Tally> {
  const from = await prepareDemonstration();
  const portals: TestPortal[] = [];
  try {
    // One after the other: the first start builds what the others then find built.
    const modes = only ? MODES.slice(0, 1) : MODES;
    for (const mode of modes) portals.push(await startPortal({ mode, seed: true, from, env: patient }));
    const described = portals.map(({ url, databaseUrl, releasesDir, pid }, n) => ({
      mode: MODES[n],
      url,
      databaseUrl,
      releasesDir,
      pid,
    }));
    const before = await releaseBefore();
    if (!before) console.log(`Not tried with the release before: the history of this clone lacks ${RELEASE_BEFORE}.`);
    await others;
    const env = {
      ...{ PORTALS: JSON.stringify(described), DEMONSTRATION: from },
      ...{ CHROMIUM_PATH: chromium, RELEASE_BEFORE: before ?? '' },
    };
    return await withReport((report) => playwright(report, env, only ? [only] : []));
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    removeData(from);
  }
}

async function playwright(report: string, env: Record<string, string>, files: string[]): Promise<Tally> {
  const script = bin('@playwright/test/cli.js');
  await node(script, ['test', `--workers=${LANES}`, ...files], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats, errors, suites } = readReport<JSONReport>(report);
  for (const name of suites.flatMap(repeatedIn)) console.log(`Passed only when repeated: ${name}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Names of the journeys that failed at first, with the way in which the portal ran. */
function repeatedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file}, ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(repeatedIn)];
}
