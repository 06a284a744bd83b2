import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../start/failure.ts';
import { hasServerBundle, serverProblems } from './server-bundle.ts';
import { contractVersion, type Release, readRelease, releaseProblems } from './manifest.ts';

export interface Published extends Release {
  /** False when this version was among the releases already. */
  isNew: boolean;
}

/**
 * Checks a built remote and places its files among the releases, without making it live. The folder appears in one step and
 * never changes afterwards. Fails when the build is missing or not whole.
 */
export function publish(root: string, project: string, releasesDir: string): Published {
  const folder = join(root, project, 'dist');
  const release = readRelease(folder);
  if (!release) throw new Failure(`${project} nu este construit.`);
  const problems = releaseProblems(folder, release, contractVersion(root));
  if (hasServerBundle(root, project)) problems.push(...serverProblems(folder, project));
  if (problems.length > 0) throw new Failure(`${project} nu poate fi publicat: ${problems.join('; ')}.`);
  const target = join(releasesDir, release.name, release.version);
  if (existsSync(target)) return { ...release, isNew: false };
  const draft = `${target}.${process.pid}.part`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder, draft, { recursive: true });
  renameSync(draft, target);
  return { ...release, isNew: true };
}
