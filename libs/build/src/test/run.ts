import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { readHolds, reportHolds } from './loop-holds.ts';

export interface Tally {
  passed: number;
  failed: number;
}

export const bin = (path: string): string => join(workspaceRoot, 'node_modules', path);

/** Checks that read the sources only; a failing one counts as one failure. */
const checks: [name: string, script: string, args: string[]][] = [
  ['tsc', bin('typescript/bin/tsc'), ['-p', workspaceRoot, '--noEmit']],
  ['oxlint', bin('oxlint/bin/oxlint'), ['--quiet', workspaceRoot]],
  ['biome', bin('@biomejs/biome/bin/biome'), ['check', '--max-diagnostics=20', workspaceRoot]],
  ['knip', bin('knip/bin/knip.js'), ['--no-progress']],
];

/** Runs a script with this Node, its output shown as it comes. Resolves with the exit code. */
export function node(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = workspaceRoot,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, stdio: 'inherit' as const };
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

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** How many files of each project of jest run at once: tests wait for the database and for time to pass. */
const PROJECTS = { server: availableParallelism() + 1, browser: availableParallelism() };

async function runProject(project: keyof typeof PROJECTS, args: string[], atOnce: number): Promise<Tally> {
  return withReport(async (report) => {
    const holds = `${report}.holds`;
    const env = {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      TEST_LOOP_HOLDS: holds,
    };
    const own = ['--selectProjects', project, `--maxWorkers=${atOnce}`, '--passWithNoTests'];
    await node(bin('jest/bin/jest.js'), [...own, '--json', `--outputFile=${report}`, '--silent', ...args], env);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport<JestReport>(report);
    const { lines, failed } = reportHolds(readHolds(holds));
    for (const line of lines) console.log(line);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + failed };
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
  return { passed: server.passed + browser.passed, failed: server.failed + browser.failed };
}

/** Hands a path for a report to a run; a run that leaves none has failed as a whole. */
export async function withReport(run: (report: string) => Promise<Tally>): Promise<Tally> {
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

/** The JSON that a runner of ours wrote. */
export function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8'));
}
