import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lockedPath, readLockFile } from './lock-file.ts';
import { exportedFile, isFile, workspacesIn } from './workspaces.ts';

export interface Reached {
  /** Files of this repository, absolute. */
  files: Set<string>;
  /** Paths of packages in package-lock.json, without their dependencies. */
  packages: Set<string>;
}

export interface ImportGraph {
  /**
   * Returns the files and everything that they import, directly or indirectly, without the files in `elsewhere` and their imports. Includes
   * the package.json of each workspace that is imported from.
   */
  reach(from: Iterable<string>, elsewhere?: ReadonlySet<string>): Reached;
  /** Returns the files of this repository that a file imports directly, each once; absolute. */
  importedBy(file: string): string[];
}

interface Imported {
  file?: string | undefined;
  manifest?: string;
  package?: string | undefined;
}

const hasImports = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/** Matches `import` and `export … from`; the first group is `type` when the whole statement is erased. */
const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const ON_DEMAND =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]|\brequire\.resolve\(['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;

/**
 * Returns the specifiers of a source's runtime dependencies: static and dynamic imports, re-exports, and files named by `new URL` or
 * `require.resolve`. Type imports are left out. Text that looks like an import counts too, so the result may have extra files but misses none.
 */
function specifiersIn(source: string): string[] {
  const declared = [...source.matchAll(STATIC)].flatMap(([, isType, name]) => (isType || !name ? [] : [name]));
  const demanded = [...source.matchAll(ON_DEMAND)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...declared, ...demanded];
}

/** Creates a graph of the imports below `root`. Each file is read once, so create a new graph when files may have changed. */
export function createImportGraph(root: string): ImportGraph {
  const workspaces = workspacesIn(root);
  const lock = readLockFile(root);
  const known = new Map<string, Imported[]>();

  const fromPackages = (name: string, from: string): Imported => {
    const [scope = '', ...rest] = name.split('/');
    const length = scope.startsWith('@') ? 2 : 1;
    const bare = [scope, ...rest].slice(0, length).join('/');
    const own = workspaces.get(bare);
    if (!own) return { package: lockedPath(lock, relative(root, dirname(from)), bare) };
    const subpath = ['.', ...[scope, ...rest].slice(length)].join('/');
    return { file: exportedFile(own, subpath), manifest: join(own.folder, 'package.json') };
  };

  const resolve = (specifier: string, from: string): Imported => {
    const [name = ''] = specifier.split('?');
    if (!name.startsWith('.')) return fromPackages(name, from);
    const file = join(dirname(from), name);
    const [, inside] = file.split('/node_modules/');
    return inside ? fromPackages(inside, from) : { file: isFile(file) ? file : undefined };
  };

  const importsOf = (file: string): Imported[] => {
    const found = known.get(file) ?? specifiersIn(readFileSync(file, 'utf8')).map((name) => resolve(name, file));
    known.set(file, found);
    return found;
  };

  return {
    reach(from, elsewhere) {
      const files = new Set(from);
      const packages = new Set<string>();
      for (const file of files) {
        if (!hasImports(file)) continue;
        for (const imported of importsOf(file)) {
          if (elsewhere?.has(imported.file ?? '')) continue;
          if (imported.file) files.add(imported.file);
          if (imported.manifest) files.add(imported.manifest);
          if (imported.package) packages.add(imported.package);
        }
      }
      return { files, packages };
    },
    importedBy: (file) => [...new Set(importsOf(file).flatMap((imported) => imported.file ?? []))],
  };
}
