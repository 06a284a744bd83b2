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

/** Says how the journeys run; belongs to no workspace. */
const JOURNEYS = 'playwright.config.ts';

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

/** Names of the workspaces whose target `test` the files can touch, by its inputs and by the graph. */
function projectsTouchedBy(files: string[]): string[] {
  if (files.length === 0) return [];
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  return lines(process.execPath, [
    nx,
    ...'show projects --affected --withTarget test --files'.split(' '),
    files.join(','),
  ]);
}

function foldersByName(): Map<string, string> {
  const manifests = globSync('{libs/*,services/*,shell,mfe-*}/package.json', { cwd: workspaceRoot });
  return new Map(
    manifests.map((path) => [String(Object(readJson(join(workspaceRoot, path))).name), dirname(path)] as const),
  );
}

/** What changes of these files can touch, by their paths from the root. */
export function affectedBy(files: string[]): Affected {
  const known = foldersByName();
  const foldersOf = (paths: string[]) => projectsTouchedBy(paths).map((name) => known.get(name) ?? name);
  const workspaces = files.filter((path) => path !== JOURNEYS);
  const built = workspaces.filter((path) => !isTest(path));
  const folders = foldersOf(workspaces);
  const builtFolders = built.length === workspaces.length ? folders : foldersOf(built);
  return { folders, journeys: files.includes(JOURNEYS) || builtFolders.some((folder) => !folder.startsWith('libs/')) };
}

/** What the change since `base` can touch. */
export const affectedSince = (base: string): Affected => affectedBy(changedFiles(base));
