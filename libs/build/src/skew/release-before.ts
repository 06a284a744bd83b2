import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { changedProjects } from '../start/build-changed.ts';
import { node } from '../test/run.ts';
import { browserProjects, workspaceRoot } from '../workspace.ts';

/**
 * Commit of the release before this one, with which every part of this one has to work. Whoever releases moves it. Its builds use
 * the packages of this checkout: one that this release has dropped stays a development dependency of libs/build until then.
 */
export const RELEASE_BEFORE = '974f20076fa08c3a3f412606c3ed6ef68921da07';

/* The folders link to the packages of one checkout, and are of no use to another or after its packages have changed. */
const ofThisCheckout = createHash('sha256')
  .update(workspaceRoot)
  .update(readFileSync(join(workspaceRoot, 'package-lock.json')))
  .digest('hex')
  .slice(0, 16);

// Not below node_modules, where Node runs no TypeScript.
const cache = join(tmpdir(), `portal-release-before-${userInfo().username}`, ofThisCheckout);

/**
 * Folder with the sources of the release before and its built applications, each in `<project>/dist`. Made once and kept. An
 * application whose version is that of this checkout's build is a copy of it, `calls.json` too, which tells of services.
 * Undefined where the clone's history does not reach back to it. Rejects when a build fails.
 */
export function releaseBefore(): Promise<string | undefined> {
  return keep(RELEASE_BEFORE, async (draft) => {
    const changed = changedProjects(draft, browserProjects, workspaceRoot);
    for (const project of browserProjects) {
      if (changed.includes(project)) await build(draft, project);
      else cpSync(join(workspaceRoot, project, 'dist'), join(draft, project, 'dist'), { recursive: true });
    }
  });
}

async function build(draft: string, project: string): Promise<void> {
  const code = await node(join(draft, 'libs/build/src/cli/build.ts'), [project], {
    cwd: draft,
    part: 'builds',
  });
  if (code !== 0) throw new Error(`${project} of ${RELEASE_BEFORE} could not be built.`);
}

/** Folder with the sources of the release before, from which its services run. Undefined as in `releaseBefore`. */
export const sourcesBefore = (): Promise<string | undefined> =>
  keep(`${RELEASE_BEFORE}-sources`, async () => undefined);

async function keep(name: string, finish: (draft: string) => Promise<void>): Promise<string | undefined> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  if (!isInHistory()) return undefined;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    takeSources(draft);
    linkPackages(draft);
    await finish(draft);
    renameSync(draft, folder);
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function isInHistory(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${RELEASE_BEFORE}^{commit}`], { cwd: workspaceRoot, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function takeSources(folder: string): void {
  const archive = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '-o', archive, RELEASE_BEFORE], { cwd: workspaceRoot });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/** Gives sources in another folder their packages: those of this checkout, and their own workspaces. */
export function linkPackages(folder: string): void {
  const here = join(workspaceRoot, 'node_modules');
  const there = join(folder, 'node_modules');
  mkdirSync(join(there, '@psp'), { recursive: true });
  for (const entry of readdirSync(here, { withFileTypes: true })) {
    const isPackage = entry.isDirectory() && entry.name !== '@psp' && entry.name !== '.cache';
    if (isPackage) symlinkSync(join(here, entry.name), join(there, entry.name));
  }
  for (const workspace of workspacesOf(folder)) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
    const link = join(there, name);
    symlinkSync(relative(dirname(link), join(folder, workspace)), link);
    // Packages that it has in another version than the others.
    const own = join(workspaceRoot, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}

const workspacesOf = (folder: string): string[] =>
  [...browserProjects, ...below(folder, 'libs'), ...below(folder, 'services')].filter((workspace) =>
    existsSync(join(folder, workspace, 'package.json')),
  );

const below = (folder: string, group: string): string[] =>
  readdirSync(join(folder, group)).map((name) => join(group, name));
