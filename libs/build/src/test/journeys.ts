import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { prepareDemonstration, removeData } from './demonstration.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { bin, node, readReport, type Tally, withReport } from './run.ts';

/** How many journeys run at once, each in a portal of its own: they wait for the browser more than they compute. */
const LANES = 2;
const MODES = [...Array.from({ length: LANES }, () => 'all' as const), 'split' as const];

/* Journeys say what the server draws; on a machine that several lanes share it may take longer than a visitor is let wait. */
const patient = { RENDER_LIMIT_MS: '20000' };

/**
 * The browser journeys, against the production build in both ways of running it. Builds and starts the portals at once, and
 * lets the journeys begin when `others` has ended.
 */
export async function runJourneys(chromium: string, others: Promise<unknown>): Promise<Tally> {
  const from = await prepareDemonstration();
  const portals: TestPortal[] = [];
  try {
    // One after the other: the first start builds what the others then find built.
    for (const mode of MODES) portals.push(await startPortal({ mode, seed: true, from, env: patient }));
    const described = portals.map(({ url, databaseUrl, releasesDir, pid }, n) => ({
      mode: MODES[n],
      url,
      databaseUrl,
      releasesDir,
      pid,
    }));
    await others;
    return await withReport((report) => playwright(JSON.stringify(described), chromium, report));
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    removeData(from);
  }
}

async function playwright(portals: string, chromium: string, report: string): Promise<Tally> {
  await node(bin('@playwright/test/cli.js'), ['test', `--workers=${LANES}`], {
    PORTALS: portals,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
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
