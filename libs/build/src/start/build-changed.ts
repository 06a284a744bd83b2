import { spawn, type StdioOptions } from 'node:child_process';
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
  /** Compresses the files as far as that is quick; `compressBest` does the rest. */
  soon?: boolean;
  /** Builds these applications alone. */
  only?: readonly string[];
}

/** Builds what changed, all in one run. One command builds at a time; the others wait and find it done. */
export async function buildChanged(
  root: string,
  { say, signal, soon = false, only: projects = browserProjects }: BuildOptions,
): Promise<void> {
  if (changedProjects(root, projects).length === 0) return;
  const release = await buildLock(root, say);
  try {
    const changed = changedProjects(root, projects);
    if (changed.length === 0) return;
    const started = performance.now();
    say(strings.building(changed.join(', ')));
    const flags = soon ? ['--soon'] : [];
    await runBuilds(root, changed, flags, signal);
    // A file that was saved during the build.
    const late = changedProjects(root, changed);
    if (late.length > 0) await runBuilds(root, late, flags, signal);
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

function runBuilds(root: string, projects: string[], flags: string[], signal?: AbortSignal): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'libs/build/src/cli/build.ts'), ...flags];
  return new Promise((resolve, reject) => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, [...args, ...projects], { cwd: root, signal, stdio });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => reject(signal?.aborted ? new Failure(strings.interrupted) : error));
    child.once('exit', (code, killedBy) => {
      if (code === 0) return resolve();
      if (output.includes('ENOSPC')) return reject(new Failure(strings.diskFull(root)));
      process.stderr.write(output);
      reject(new Failure(killedBy ? strings.buildKilled(killedBy) : strings.buildFailed));
    });
  });
}
