import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createImportGraph } from '../graph/import-graph.ts';
import { readRelease } from '../release/manifest.ts';
import { projectVersion } from '../release/version.ts';
import { browserProjects } from '../workspace.ts';
import { Failure } from './failure.ts';
import { holder, take, writing } from './lock.ts';
import { strings } from './strings.ts';

/** The browser applications whose build, in the checkout `built`, is missing or of other sources than those of `root` are now. */
export function changedProjects(root: string, projects: readonly string[], built = root): string[] {
  const graph = createImportGraph(root);
  return projects.filter(
    (project) => readRelease(join(built, project, 'dist'))?.version !== projectVersion(root, project, graph),
  );
}

export interface BuildOptions {
  say: (line: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
  /** Builds these applications alone. */
  only?: readonly string[];
}

/** Builds what changed, through Nx and its cache. One process builds at a time; the others wait and find it done. */
export async function buildChanged(
  root: string,
  { say, signal, only: projects = browserProjects }: BuildOptions,
): Promise<void> {
  if (changedProjects(root, projects).length === 0) return;
  const release = await buildLock(root, say);
  try {
    const changed = changedProjects(root, projects);
    if (changed.length === 0) return;
    const started = performance.now();
    say(strings.building(changed.join(', ')));
    await runNx(root, changed, [], signal);
    // A file that was saved during the build: what lies in Nx's cache now is not of the sources it is filed under.
    const late = changedProjects(root, changed);
    if (late.length > 0) await runNx(root, late, ['--skip-nx-cache'], signal);
    say(strings.built(((performance.now() - started) / 1000).toFixed(1)));
  } finally {
    release();
  }
}

async function buildLock(root: string, say: (line: string) => void): Promise<() => void> {
  const folder = join(root, 'node_modules/.cache');
  const file = join(folder, 'portal-build.pid');
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  let told = false;
  while (!writing(folder, () => take(file))) {
    if (!told) say(strings.waitingForBuild(holder(file) ?? 0));
    told = true;
    await delay(200);
  }
  return () => rmSync(file, { force: true });
}

function runNx(root: string, projects: string[], flags: string[], signal?: AbortSignal): Promise<void> {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const args = [
    'run-many',
    '--target=build',
    `--projects=${projects.join(',')}`,
    '--outputStyle=stream',
    '--verbose=false',
    ...flags,
  ];
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_INTERACTIVE: 'false',
    CI: 'true',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [nx, ...args], { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => reject(signal?.aborted ? new Failure(strings.interrupted) : error));
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(output);
      reject(new Failure(strings.buildFailed));
    });
  });
}
