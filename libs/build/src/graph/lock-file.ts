import { dirname, join } from 'node:path';
import { readJson } from '../workspace.ts';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  /** Installed only for development. */
  dev?: boolean;
  devOptional?: boolean;
  /** Installed only as a peer dependency. */
  peer?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type LockFile = Record<string, Locked>;

/** Returns the entries of package-lock.json by path; empty when the file is missing. */
export function readLockFile(root: string): LockFile {
  const content: unknown = readJson(join(root, 'package-lock.json'));
  return Object(Object(content).packages);
}

/** Returns the path of the entry that a file in `folder` (relative to the root) resolves a package to: the nearest one above it. */
export function lockedPath(lock: LockFile, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = at === '.' || at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[path]) return path;
    if (at === '.' || at === '') return undefined;
  }
}

/** Returns packages and all their dependencies as sorted lines of path, version and hash, without those of this repository. */
export function lockedLines(lock: LockFile, paths: Iterable<string>): string[] {
  const seen = new Set(paths);
  for (const path of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = lockedPath(lock, path, name);
      if (found) seen.add(found);
    }
  }
  const locked = [...seen].filter((path) => !lock[path]?.link).toSorted();
  return locked.map((path) => `${path} ${lock[path]?.version} ${lock[path]?.integrity}`);
}
