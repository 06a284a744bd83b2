import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../workspace.ts';

/** A package of this repository: its folder and the targets of its `exports`. */
interface Workspace {
  folder: string;
  exports: Record<string, string | string[]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function exportsIn(manifest: Record<string, unknown>): Workspace['exports'] {
  const paths = isRecord(manifest.exports) ? Object.entries(manifest.exports) : [];
  return Object.fromEntries(
    paths.flatMap(([key, target]) =>
      typeof target === 'string' || Array.isArray(target) ? [[key, [target].flat().map(String)]] : [],
    ),
  );
}

/** Returns the packages of this repository by name. */
export function workspacesIn(root: string): Map<string, Workspace> {
  const manifests = globSync('{libs/*,services/*,shell,mfe-*}/package.json', { cwd: root });
  return new Map(
    manifests.flatMap((path) => {
      const manifest = readJson(join(root, path));
      if (!isRecord(manifest) || typeof manifest.name !== 'string') return [];
      return [[manifest.name, { folder: join(root, dirname(path)), exports: exportsIn(manifest) }] as const];
    }),
  );
}

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Resolves a subpath of a package, such as `./button`, to a file; undefined when it is not exported or missing. */
export function exportedFile({ folder, exports }: Workspace, subpath: string): string | undefined {
  // Node prefers the most specific pattern, too.
  for (const key of Object.keys(exports).toSorted((one, other) => other.length - one.length)) {
    const [before = '', after] = key.split('*');
    const isMatch = after === undefined ? subpath === key : subpath.startsWith(before) && subpath.endsWith(after);
    if (!isMatch) continue;
    const part = subpath.slice(before.length, subpath.length - (after?.length ?? 0));
    const files = [exports[key] ?? []].flat().map((target) => join(folder, target.replace('*', part)));
    return files.find(isFile);
  }
  return undefined;
}
