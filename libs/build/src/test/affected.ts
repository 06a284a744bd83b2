import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, workspaceRoot } from '../workspace.ts';

export interface Affected {
  /** Folders of the workspaces whose tests a change can touch. */
  folders: string[];
  /** Whether it can touch what the journeys use: an application, a service, or a journey. */
  journeys: boolean;
}

/** Belong to no workspace and set how all tests run. */
const CONFIGURATION = ['jest.config.js', 'playwright.config.ts'];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const lines = (program: string, args: string[]): string[] =>
  execFileSync(program, args, { cwd: workspaceRoot, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } })
    .split('\n')
    .filter(Boolean);

/** Files that differ from where this branch left `base`, committed or not. */
const changedFiles = (base: string): string[] => [
  ...lines('git', ['diff', '--name-only', '--merge-base', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
];

/** Names of the workspaces that the files belong to, and of all that depend on them. */
function projectsTouchedBy(files: string[]): string[] {
  if (files.length === 0) return [];
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  return lines(process.execPath, [nx, 'show', 'projects', '--affected', `--files=${files.join(',')}`]);
}

function foldersByName(): Map<string, string> {
  const manifests = globSync('{libs/*,services/*,shell,mfe-*}/package.json', { cwd: workspaceRoot });
  return new Map(
    manifests.map((path) => [String(Object(readJson(join(workspaceRoot, path))).name), dirname(path)] as const),
  );
}

/** What the change since `base` can touch, by the graph of the workspaces. */
export function affectedSince(base: string): Affected {
  const known = foldersByName();
  const foldersOf = (files: string[]) => projectsTouchedBy(files).map((name) => known.get(name) ?? name);
  const files = changedFiles(base);
  if (files.some((path) => CONFIGURATION.includes(path))) return { folders: [...known.values()], journeys: true };
  return {
    folders: foldersOf(files),
    journeys: foldersOf(files.filter((path) => !isTest(path))).some((folder) => !folder.startsWith('libs/')),
  };
}
