import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { HOLD_LIMIT_MS } from '@psp/bff-kit/loop-watch';
import { workspaceRoot } from '../workspace.ts';
import { measured, type Part } from './processor-time.ts';

/** A test file or journey, and how long it took. */
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
  /** As what its processor time is counted. */
  part?: Part;
}

/** Runs a script with this Node, its output shown as it comes. Resolves with the exit code. */
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

/** Runs the checks that read the sources only; a failing one counts as one failure. */
export async function runChecks(): Promise<Tally> {
  const failed = await node(join(import.meta.dirname, 'checks.ts'), [], { part: 'checks' });
  return { passed: 0, failed, took: [] };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** Of each file; times in milliseconds. */
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** How many files of each project of jest run at once: tests wait for the database and for time to pass. */
const PROJECTS = { server: availableParallelism() + 1, browser: availableParallelism() };

/** How long an operation held the event loop of a test app, in milliseconds of processor time. */
interface Hold {
  operation: string;
  heldMs: number;
}

const SHOWN = 10;
/** Milliseconds at which an operation fails the run: more than a process of the portal allows, as here the garbage of tests is collected too. */
const FAILS_FROM_MS = 250;

/** The longest hold of each operation in a file of JSON lines that test apps wrote, the longest first. */
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

/** Lines that name the operations with the longest holds, those over the limit marked, and how many fail the run. */
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
 * Runs jest with these arguments besides: all test files, unless some name others. An operation that held the event loop for too long
 * counts as a failure. Each project has a process of its own: what a
 * worker has loaded stays loaded, and knows whether there is a page. One after the other: each keeps the machine busy, and with both at
 * once every test would take twice as long, those that wait for something too.
 */
export async function runJest(args: string[] = [], atOnce: Partial<typeof PROJECTS> = {}): Promise<Tally> {
  const browser = await runProject('browser', args, atOnce.browser ?? PROJECTS.browser);
  const server = await runProject('server', args, atOnce.server ?? PROJECTS.server);
  return sumOf([browser, server]);
}

/** Hands a path for a report to a run; a run that leaves none has failed as a whole. */
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

/** The JSON that a runner of ours wrote. */
export function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8'));
}
