import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createImportGraph, type ImportGraph, type Reached } from '../graph/import-graph.ts';
import { lockedLines, readLockFile } from '../graph/lock-file.ts';
import { sharedFiles } from '../webpack/sharing.ts';
import { packageVersion } from '../workspace.ts';
import { CONTRACT_FILE } from './manifest.ts';

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Returns the files and packages that a browser application is built from: imports of its entries, and the build configuration. */
export function buildInputs(root: string, project: string, graph: ImportGraph): Reached {
  const isShell = project === 'shell';
  const entries = ['main.ts', 'remote.tsx', 'server.tsx', 'index.html'].map((name) => join(root, project, 'src', name));
  const settings = globSync('libs/build/src/webpack/**/*.*', { cwd: root }).filter((file) => !isTest(file));
  const shared = new Set(sharedFiles(root).map(({ file }) => file));
  const there = (paths: string[]): string[] => paths.map((path) => join(root, path)).filter(existsSync);
  const own = isShell
    ? graph.reach([...entries.filter(existsSync), ...shared])
    : graph.reach(entries.filter(existsSync), shared);
  const tools = graph.reach(there(settings));
  return {
    files: new Set([...own.files, ...tools.files, ...there([CONTRACT_FILE, join(project, 'package.json')])]),
    packages: new Set([...own.packages, ...tools.packages]),
  };
}

/**
 * Returns the version of a browser application: that of its package, a dash, and ten hexadecimal digits of a SHA-256 over the names and
 * contents of its files and the versions of its packages. The same sources have the same version on every machine, and a file that the
 * application does not import never changes it.
 */
export function projectVersion(root: string, project: string, graph = createImportGraph(root)): string {
  return versionOf(root, project, buildInputs(root, project, graph));
}

/** Returns the version of an application or service built from these files and packages. */
export function versionOf(root: string, folder: string, { files, packages }: Reached): string {
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  hash.update(lockedLines(readLockFile(root), packages).join('\n'));
  return `${packageVersion(join(root, folder))}-${hash.digest('hex').slice(0, 10)}`;
}
