import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../start/failure.ts';
import { damagedFiles } from './integrity.ts';
import { hasServerBundle, serverProblems } from './server-bundle.ts';
import { giveToOwnerOf } from './same-owner.ts';
import { releaseFolder } from './registry.ts';
import { contractVersion, type Release, readRelease, releaseProblems } from './manifest.ts';

export interface Published extends Release {
  /** False when this version had been published before. */
  isNew: boolean;
}

/**
 * Checks a built application and copies it to the releases folder, without making it live. The folder appears atomically and its files
 * never change. Throws `Failure` when the build is missing or incomplete.
 */
export function publish(root: string, project: string, releasesDir: string): Published {
  const folder = join(root, project, 'dist');
  const release = readRelease(folder);
  if (!release) throw new Failure(`${project} is not built.`);
  const contract = contractVersion(root);
  const problems =
    project === 'shell' ? pageProblems(folder, release.version) : releaseProblems(folder, release, contract);
  problems.push(...damagedFiles(folder));
  if (hasServerBundle(root, project)) problems.push(...serverProblems(folder, project));
  if (problems.length > 0) throw new Failure(`${project} cannot be released: ${problems.join('; ')}.`);
  return { ...release, isNew: place(releasesDir, release, (draft) => cpSync(folder, draft, { recursive: true })) };
}

/** Creates the folder of a version atomically with the files that `fill` writes to a draft. Returns false when it exists already. */
export function place(releasesDir: string, release: Release, fill: (draft: string) => void): boolean {
  const target = releaseFolder(releasesDir, release);
  if (existsSync(target)) {
    // A new date keeps `clearOld` from removing it before it goes live.
    utimesSync(target, new Date(), new Date());
    return false;
  }
  // A process id would not be unique, since another machine may publish the same version at the same time.
  const draft = `${target}.${randomUUID()}.part`;
  mkdirSync(releasesDir, { recursive: true });
  if (mkdirSync(dirname(target), { recursive: true })) giveToOwnerOf(releasesDir, dirname(target));
  try {
    fill(draft);
    giveToOwnerOf(releasesDir, draft);
    return renameDraft(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/* Returns false when another process has created the folder meanwhile: the same version has the same files. */
function renameDraft(draft: string, target: string): boolean {
  try {
    renameSync(draft, target);
    return true;
  } catch (error) {
    if (!existsSync(target)) throw error;
    return false;
  }
}

/** Returns the problems of the shell's page, which must name only existing files of this version. */
function pageProblems(folder: string, version: string): string[] {
  const page = join(folder, 'index.html');
  const files = existsSync(page) ? [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/[^"]+)"/g)] : [];
  const base = `/shell/${version}/`;
  if (files.length === 0) return ['index.html is missing or names no file'];
  return files.flatMap(([, path = '']) => {
    if (!path.startsWith(base)) return [`index.html names ${path}, which is not of version ${version}`];
    return existsSync(join(folder, path.slice(base.length))) ? [] : [`${path.slice(base.length)} is missing`];
  });
}
