import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { contractVersion, readRelease, type Release } from '@psp/build/release/manifest';
import { builtIntegrity, integrityOf } from '@psp/build/release/integrity';
import { publish } from '@psp/build/release/publish';
import { makeLive, rollBack } from '@psp/build/release/registry';
import { type BrowserProject, remoteName, workspaceRoot } from '@psp/build/workspace';
import { openSession } from './accounts.ts';
import { portal } from './address.ts';
import { expectTitle } from './page.ts';
import { watchProblems } from './problems.ts';

const CONTRACT = 'libs/remote/src/contract.ts';
const isText = /\.(m?js|json|css|txt|html)$/;
const isCompressed = /\.(br|gz)$/;

interface Change {
  project: BrowserProject;
  words: string;
  otherWords: string;
}

/** The build of an application, with its version. */
function readBuild(project: BrowserProject): Release {
  const release = readRelease(join(workspaceRoot, project, 'dist'));
  if (!release) throw new Error(`${project} is not built.`);
  return release;
}

/**
 * Copies the build to `root` as another version with some words replaced. Sources and build are not changed.
 */
function writeChangedBuild(root: string, version: string, { project, words, otherWords }: Change): void {
  const before = readBuild(project).version;
  const folder = join(root, project, 'dist');
  cpSync(join(workspaceRoot, project, 'dist'), folder, { recursive: true, filter: (path) => !isCompressed.test(path) });
  const global = (text: string): string => text.replaceAll('.', '_').replaceAll('-', '_');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isText.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(before, version).replaceAll(words, otherWords);
    writeFileSync(join(folder, file), text.replaceAll(global(before), global(version)));
  }
  updateIntegrity(folder);
  mkdirSync(join(root, 'libs/remote/src'), { recursive: true });
  cpSync(join(workspaceRoot, CONTRACT), join(root, CONTRACT));
}

/* Updates the integrity hashes: those of chunks in the entry, then that of the entry. */
function updateIntegrity(folder: string): void {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isText.test(name));
  const isEntry = ([file]: [string, unknown]): number => Number(/remoteEntry|main\./.test(file));
  const integrity = Object.entries(builtIntegrity(folder) ?? {});
  for (const [file, hash] of integrity.toSorted((one, other) => isEntry(one) - isEntry(other))) {
    const now = integrityOf(readFileSync(join(folder, file)));
    if (now === hash) continue;
    for (const name of texts) {
      const text = readFileSync(join(folder, name), 'utf8');
      writeFileSync(join(folder, name), text.replaceAll(String(hash), now));
    }
  }
}

/** Publishes an application with replaced words and makes it live, as the release command does. Returns its version. */
export function releaseChange(change: Change): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    const version = `${readBuild(change.project).version}-${process.hrtime.bigint().toString(36)}`;
    writeChangedBuild(root, version, change);
    makeLive(portal().releasesDir, [publish(root, change.project, portal().releasesDir)]);
    return version;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Makes the previous version live again, as the rollback command does. */
export function rollBackRelease(project: BrowserProject): string | undefined {
  return rollBack(portal().releasesDir, remoteName(project), contractVersion(workspaceRoot));
}

/** Ids of the processes of the portal; unchanged when nothing was restarted. */
export function portalProcesses(): string[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([pid, parent]) => (pid && parent === String(portal().pid) ? [pid] : [])).toSorted();
}

type Live = Record<string, { version: string }>;

/** Live version of an application, by its name in the registry. */
export const liveVersion = async (page: Page, name: string): Promise<string | undefined> => {
  const { hosts, remotes }: { hosts: Live; remotes: Live } = await (await page.request.get('/registry.json')).json();
  return { ...hosts, ...remotes }[name]?.version;
};

/** Opens the authority's dashboard. Returns the live version of an application, the portal's processes and the page's errors. */
export async function openBeforeRelease(context: BrowserContext, page: Page, name: string) {
  await openSession(context, 'primarie');
  const problems = watchProblems(page);
  await page.goto('/uat/dashboard');
  await expectTitle(page, /^Bună ziua/);
  return { first: await liveVersion(page, name), running: portalProcesses(), problems };
}
