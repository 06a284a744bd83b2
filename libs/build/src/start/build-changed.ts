import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createImportGraph } from '../graph/import-graph.ts';
import { readRelease } from '../release/manifest.ts';
import { projectVersion } from '../release/version.ts';
import { browserProjects } from '../workspace.ts';
import { Failure } from './failure.ts';
import { hold, holder, take, writing } from './lock.ts';
import { processOf } from './lock-owner.ts';
import { runBuilds, TOLD_EVERY_S } from './run-builds.ts';
import { stepLimit } from './step-limit.ts';
import { strings } from './strings.ts';

/** Returns the browser applications whose build in the checkout `built` is missing or differs from the current sources of `root`. */
export function changedProjects(root: string, projects: readonly string[], built = root): string[] {
  const graph = createImportGraph(root);
  return projects.filter(
    (project) => readRelease(join(built, project, 'dist'))?.version !== projectVersion(root, project, graph),
  );
}

/** Number of builds of other processes to wait for. */
const BUILDS_WAITED_FOR = 2;

export interface BuildOptions {
  say: (line: string) => void;
  /** Aborts the build. */
  signal?: AbortSignal;
  /** Skips the slow best compression; `compressBest` can do it later. */
  soon?: boolean;
  /** Builds only these applications. */
  only?: readonly string[];
}

/** Builds changed applications in one run. Only one command builds at a time; others wait and then find the builds done. */
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
    await runBuilds(root, changed, { say, signal, soon });
    // Files may have been saved during the build.
    const late = changedProjects(root, changed);
    if (late.length > 0) await runBuilds(root, late, { say, signal, soon });
    say(strings.built(((performance.now() - started) / 1000).toFixed(1)));
  } finally {
    release();
  }
}

/* The lock is in the checkout whose builds it guards, since node_modules may be shared with other checkouts. */
async function buildLock(root: string, say: (line: string) => void): Promise<() => void> {
  const folder = join(root, '.nx');
  const path = join(folder, 'portal-build');
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  const limit = BUILDS_WAITED_FOR * stepLimit();
  const began = performance.now();
  for (let told = -TOLD_EVERY_S; ; ) {
    const lock = writing(folder, () => take(path));
    if (lock) return hold(lock, path);
    const seconds = Math.floor((performance.now() - began) / 1000);
    if (seconds >= told + TOLD_EVERY_S) {
      const other = holder(path);
      if (other && seconds > limit) throw new Failure(strings.waitedForBuild(processOf(other), seconds));
      if (other) say(strings.waitingForBuild(processOf(other), seconds));
      told = seconds;
    }
    await delay(200);
  }
}
