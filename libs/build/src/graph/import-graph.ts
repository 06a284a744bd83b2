import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lockedPath, readLockFile } from './lock-file.ts';
import { exportedFile, isFile, workspacesIn } from './workspaces.ts';

export interface Reached {
  /** Files of this repository, absolute. */
  files: Set<string>;
  /** Paths of packages in package-lock.json, without what these depend on. */
  packages: Set<string>;
}

export interface ImportGraph {
  /**
   * All that files import, directly or by others, and the files themselves, without what comes from `elsewhere` when the program
   * runs. The package.json of each package that is passed through is among the files.
   */
  reach(from: Iterable<string>, elsewhere?: ReadonlySet<string>): Reached;
  /** Files of this repository that a file imports itself, each once; absolute. */
  importedBy(file: string): string[];
}

interface Imported {
  file?: string | undefined;
  manifest?: string;
  package?: string | undefined;
}

const hasImports = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/** `import`, `export … from`; the first group is `type` when all of it is erased. */
const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const ON_DEMAND =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]|\brequire\.resolve\(['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;

/**
 * What a source file names as a part of the program: imports of either kind, re-exports, and files by `new URL` or
 * `require.resolve`. Types are none. Text that only looks like an import counts too, which names a file too many, never one too few.
 */
function specifiersIn(source: string): string[] {
  const declared = [...source.matchAll(STATIC)].flatMap(([, isType, name]) => (isType || !name ? [] : [name]));
  const demanded = [...source.matchAll(ON_DEMAND)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...declared, ...demanded];
}

/** Reads imports from the sources below `root`, each file once: make another graph when files may have changed. */
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
