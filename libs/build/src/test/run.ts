import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { HOLD_LIMIT_MS } from '@psp/bff-kit/loop-watch';
import { workspaceRoot } from '../workspace.ts';
import { measured, type Part } from './processor-time.ts';

/** A test file or journey with its duration. */
export interface Took {
  name: string;
  seconds: number;
}

export interface Tally {
  passed: number;
  failed: number;
  took: Took[];
}

export const failedOnce: Tally = { passed: 0, failed: 1, took: [] };

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  took: tallies.flatMap(({ took }) => took),
});

export const bin = (path: string): string => join(workspaceRoot, 'node_modules', path);

export interface NodeOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Part that its processor time counts for. */
  part?: Part;
}

/** Runs a script with this Node and shows its output. Resolves to the exit code. */
export function node(
  script: string,
  args: string[],
  { env = {}, cwd = workspaceRoot, part }: NodeOptions = {},
): Promise<number> {
  const { flags, env: reporting } = measured(part);
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env, ...reporting }, stdio: 'inherit' as const };
    const child = spawn(process.execPath, [...flags, script, ...args], options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs the static checks; each failed one counts as one failure. */
export async function runChecks(): Promise<Tally> {
  const failed = await node(join(import.meta.dirname, 'checks.ts'), [], { part: 'checks' });
  return { passed: 0, failed, took: [] };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** One for each file; times in milliseconds. */
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Workers of each jest project; one more than processors on the server, since tests also wait for the database and timers. */
const PROJECTS = { server: availableParallelism() + 1, browser: availableParallelism() };

/** Longest time that an operation blocked the event loop of a test app, in milliseconds of processor time. */
interface Hold {
  operation: string;
  heldMs: number;
}

const SHOWN = 10;
/** Milliseconds from which an operation fails the run: more than in a portal, since garbage of tests is collected here too. */
const FAILS_FROM_MS = 250;

/** Reads the longest hold of each operation from JSON lines written by test apps; sorted, the longest first. */
export function readHolds(file: string): Hold[] {
  const longest = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { operation, heldMs }: Hold = JSON.parse(line);
    longest.set(operation, Math.max(heldMs, longest.get(operation) ?? 0));
  }
  return [...longest]
    .map(([operation, heldMs]) => ({ operation, heldMs }))
    .sort((one, other) => other.heldMs - one.heldMs);
}

/** Returns lines with the longest holds, those over the limit marked, and the number of operations that fail the run. */
export function reportHolds(holds: readonly Hold[]): { lines: string[]; failed: number } {
  const failed = holds.filter(({ heldMs }) => heldMs >= FAILS_FROM_MS).length;
  const shown = holds.slice(0, Math.max(SHOWN, failed));
  const lines = shown.map(
    ({ operation, heldMs }) =>
      `${heldMs > HOLD_LIMIT_MS ? '✗' : ' '} ${heldMs.toFixed(0).padStart(4)} ms  ${operation}`,
  );
  const head = `Event loop held longest, in processor time (limit ${HOLD_LIMIT_MS} ms; from ${FAILS_FROM_MS} ms on a failure):`;
  return { lines: holds.length > 0 ? [head, ...lines] : [], failed };
}

async function runProject(project: keyof typeof PROJECTS, args: string[], atOnce: number): Promise<Tally> {
  return withReport(async (report) => {
    const holds = `${report}.holds`;
    const env = {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      TEST_LOOP_HOLDS: holds,
    };
    const own = ['--selectProjects', project, `--maxWorkers=${atOnce}`, '--passWithNoTests'];
    await node(bin('jest/bin/jest.js'), [...own, '--json', `--outputFile=${report}`, '--silent', ...args], {
      env,
      part: `jest ${project}`,
    });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readReport<JestReport>(report);
    const { lines, failed } = reportHolds(readHolds(holds));
    for (const line of lines) console.log(line);
    const took = testResults.map(({ name, startTime, endTime }) => ({
      name: relative(workspaceRoot, name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + failed, took };
  });
}

/**
 * Runs jest with additional arguments, by default on all test files. An operation that blocks the event loop for too long counts as a
 * failure. Each project runs in its own process, since modules stay loaded and depend on whether there is a page. The projects run one
 * after the other: both at once would double the time of every test, also of tests with timeouts.
 */
export async function runJest(args: string[] = [], atOnce: Partial<typeof PROJECTS> = {}): Promise<Tally> {
  const browser = await runProject('browser', args, atOnce.browser ?? PROJECTS.browser);
  const server = await runProject('server', args, atOnce.server ?? PROJECTS.server);
  return sumOf([browser, server]);
}

/** Runs a test runner that writes a report to the given path; a run without a report counts as failed. */
export async function withReport(run: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } catch (error) {
    console.error(error);
    return failedOnce;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the JSON report of a runner. */
export function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8'));
}
