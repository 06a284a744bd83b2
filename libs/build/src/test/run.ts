import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { startPortal, type TestPortal } from './portal.ts';

export interface Tally {
  passed: number;
  failed: number;
}

const bin = (path: string): string => join(workspaceRoot, 'node_modules', path);

/** Checks that read the sources only; a failing one counts as one failure. */
const checks: [name: string, script: string, args: string[]][] = [
  ['tsc', bin('typescript/bin/tsc'), ['-p', workspaceRoot, '--noEmit']],
  ['oxlint', bin('oxlint/bin/oxlint'), ['--quiet', workspaceRoot]],
  ['biome', bin('@biomejs/biome/bin/biome'), ['check', '--max-diagnostics=20', workspaceRoot]],
  ['knip', bin('knip/bin/knip.js'), ['--no-progress']],
];

/** Runs a script with this Node, its output shown as it comes. Resolves with the exit code. */
function node(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { cwd: workspaceRoot, env: { ...process.env, ...env }, stdio: 'inherit' as const };
    const child = spawn(process.execPath, [script, ...args], options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export async function runChecks(): Promise<Tally> {
  let failed = 0;
  for (const [name, script, args] of checks) {
    const ok = (await node(script, args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) failed++;
  }
  return { passed: 0, failed };
}

export function runJest(): Promise<Tally> {
  return withReport(async (report) => {
    const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
    await node(bin('jest/bin/jest.js'), ['--json', `--outputFile=${report}`, '--silent'], { NODE_OPTIONS: options });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(report);
    return { passed: count(numPassedTests), failed: count(numFailedTests) + count(numRuntimeErrorTestSuites) };
  });
}

interface Run {
  mode: 'all' | 'split';
  /** Which parts of the spec files, one after the other. */
  shards: string[];
}

/** Journeys wait for the browser more than they compute, so two lanes run side by side. These take about equally long. */
const lanes: Run[][] = [
  [{ mode: 'all', shards: ['1/5', '2/5'] }],
  [
    { mode: 'all', shards: ['3/5', '4/5', '5/5'] },
    { mode: 'split', shards: ['1/1'] },
  ],
];

/* Journeys say what the server draws; on a machine that two lanes share it may take longer than a visitor is let wait. */
const patient = { RENDER_LIMIT_MS: '20000' };

/** The browser journeys, against the production build in both ways of running it, each run with a portal of its own. */
export async function runPlaywright(chromium: string): Promise<Tally> {
  // One after the other: the first start builds what the others then find built.
  const starts = lanes.flat();
  const portals = new Map<Run, TestPortal>();
  try {
    for (const run of starts) portals.set(run, await startPortal({ mode: run.mode, seed: true, env: patient }));
    const tallies = await Promise.all(lanes.map((lane) => runLane(lane, portals, chromium)));
    return tallies.flat().reduce(add, { passed: 0, failed: 0 });
  } finally {
    await Promise.all([...portals.values()].map((portal) => portal.stop()));
  }
}

const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

async function runLane(lane: Run[], portals: Map<Run, TestPortal>, chromium: string): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const run of lane) {
    const portal = portals.get(run);
    if (!portal) continue;
    for (const shard of run.shards)
      tallies.push(await withReport((report) => journeys(run.mode, shard, { ...portal, chromium, report })));
  }
  return tallies;
}

interface Journey {
  url: string;
  databaseUrl: string;
  releasesDir: string;
  pid: number;
  chromium: string;
  report: string;
}

async function journeys(
  mode: Run['mode'],
  shard: string,
  { url, databaseUrl, releasesDir, pid, chromium, report }: Journey,
): Promise<Tally> {
  await node(bin('@playwright/test/cli.js'), ['test', `--project=${mode}`, `--shard=${shard}`], {
    PORTAL_URL: url,
    PORTAL_MODE: mode,
    PORTAL_PID: String(pid),
    PORTAL_DATABASE_URL: databaseUrl,
    PORTAL_RELEASES_DIR: releasesDir,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, errors } = read(report);
  const { expected, unexpected, flaky } = isRecord(stats) ? stats : {};
  if (count(flaky) > 0) console.log(`${count(flaky)} of these journeys passed only when repeated`);
  return {
    passed: count(expected) + count(flaky),
    failed: count(unexpected) + (Array.isArray(errors) ? errors.length : 0),
  };
}

/** Hands a path for a report to a run; a run that leaves none has failed as a whole. */
async function withReport(run: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => !!value && typeof value === 'object';
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

function read(report: string): Record<string, unknown> {
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return isRecord(content) ? content : {};
}
