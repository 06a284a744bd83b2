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
import { type BrowserProject, browserProjects, workspaceRoot } from '../workspace.ts';

/**
 * Commit of the previous release, with which every part of this one must be compatible; update it after each release. Its builds use the
 * packages of this checkout, so a package that this release has removed stays a development dependency of libs/build until then.
 */
export const RELEASE_BEFORE = '6f83d363f74f113ef31cae969216ec8198d8be46';

/* Cached folders link to the packages of one checkout, so other checkouts or changed packages need another key. */
const checkoutKey = createHash('sha256')
  .update(workspaceRoot)
  .update(readFileSync(join(workspaceRoot, 'package-lock.json')))
  .digest('hex')
  .slice(0, 16);

// Not below node_modules, where Node runs no TypeScript.
const cache = join(tmpdir(), `portal-release-before-${userInfo().username}`, checkoutKey);

/** Applications whose previous release `npm test` tries; `npm run test:long` tries the others, since each needs a build. */
export const TRIED_BEFORE: readonly BrowserProject[] = ['shell', 'mfe-uat'];

/**
 * Returns the folder with built applications of the previous release, each in `<project>/dist`. Builds are cached. An application with the
 * same version as this checkout's build is copied from it, including `calls.json`. Undefined when the history of the clone lacks the
 * commit. Rejects when a build fails.
 */
export async function releaseBefore(
  projects: readonly BrowserProject[] = browserProjects,
): Promise<string | undefined> {
  const folder = join(cache, RELEASE_BEFORE);
  const missing = projects.filter((project) => !existsSync(join(folder, project, 'dist')));
  if (missing.length === 0) return folder;
  return isInHistory() ? withSources((sources) => buildInto(folder, sources, missing)) : undefined;
}

async function buildInto(folder: string, sources: string, projects: readonly BrowserProject[]): Promise<string> {
  const changed = changedProjects(sources, projects, workspaceRoot);
  for (const project of projects) {
    const built = join(sources, project, 'dist');
    if (changed.includes(project)) await build(sources, project);
    else cpSync(join(workspaceRoot, project, 'dist'), built, { recursive: true });
    mkdirSync(join(folder, project), { recursive: true });
    renameSync(built, join(folder, project, 'dist'));
  }
  return folder;
}

async function build(draft: string, project: string): Promise<void> {
  const code = await node(join(draft, 'libs/build/src/cli/build.ts'), [project], {
    cwd: draft,
    part: 'builds',
  });
  if (code !== 0) throw new Error(`${project} of ${RELEASE_BEFORE} could not be built.`);
}

/** Returns the cached folder with the sources of the previous release, to run its services from. Undefined as in `releaseBefore`. */
export async function sourcesBefore(): Promise<string | undefined> {
  const folder = join(cache, `${RELEASE_BEFORE}-sources`);
  if (existsSync(folder)) return folder;
  if (!isInHistory()) return undefined;
  return withSources(async (sources) => {
    renameSync(sources, folder);
    return folder;
  });
}

/** Calls `work` with a temporary folder that holds the sources and packages of the previous release. */
async function withSources(work: (folder: string) => Promise<string>): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    extractSources(draft);
    linkPackages(draft);
    return await work(draft);
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

function extractSources(folder: string): void {
  const archive = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '-o', archive, RELEASE_BEFORE], { cwd: workspaceRoot });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/** Links the packages of this checkout, and the folder's own workspaces, into the node_modules of sources in another folder. */
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
    // Packages that this workspace needs in another version.
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
