import { dirname, join } from 'node:path';
import { readJson } from '../workspace.ts';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  /** Installed for development alone. */
  dev?: boolean;
  devOptional?: boolean;
  /** Installed because a package asks its user for it. */
  peer?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type LockFile = Record<string, Locked>;

/** The entries of a package-lock.json by path, empty where there is none. */
export function readLockFile(root: string): LockFile {
  const content: unknown = readJson(join(root, 'package-lock.json'));
  return Object(Object(content).packages);
}

/** Path of the entry that a file in `folder`, relative to the root, gets for a package: the nearest one above it. */
export function lockedPath(lock: LockFile, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = at === '.' || at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[path]) return path;
    if (at === '.' || at === '') return undefined;
  }
}

/** Packages and all that they depend on, as sorted lines of path, version and hash. Those of this repository are left out. */
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
