import { join } from 'node:path';
import type { UsedModule, UsedModules } from '@psp/contracts/shared-modules';
import webpack, { type Compilation, type Module, type ModuleGraphConnection } from 'webpack';
import { packageVersion, workspaceRoot } from '../workspace.ts';

/**
 * Returns the shared modules that a remote takes from the shell, with the used exports. Webpack has a separate module for each version
 * range of a package; they are merged here.
 */
export function usedModules(compilation: Compilation): UsedModules {
  const uses = new Map<string, UsedModule[]>();
  for (const module of compilation.modules) {
    const key = shareKeyOf(module);
    if (key) uses.set(key, [...(uses.get(key) ?? []), partOf(compilation, module, key)]);
  }
  const sorted = [...uses].toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted.map(([key, parts]) => [key, joined(parts)]));
}

/** Returns the name of a module that is taken from the shell; undefined for any other module. */
const shareKeyOf = (module: Module): string | undefined =>
  /^consume-shared-module\|[^|]*\|([^|]+)\|/.exec(module.identifier())?.[1];

/* Merges uses; if one takes the whole module, the result does too. */
function joined(uses: readonly UsedModule[]): UsedModule {
  const names = uses.map(({ exports }) => exports);
  return {
    ranges: distinct(uses.flatMap(({ ranges }) => ranges)),
    exports: names.every((list) => list !== null) ? distinct(names.flat()) : null,
  };
}

const distinct = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

/* Reads the imports, since webpack does not track used exports of modules that it does not build. */
function partOf(compilation: Compilation, module: Module, key: string): UsedModule {
  const { chunkGraph, moduleGraph } = compilation;
  const uses: UsedModule[] = [];
  for (const runtime of chunkGraph.getModuleRuntimes(module)) {
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || connection.getActiveState(runtime) === false) continue;
      const used = compilation.getDependencyReferencedExports(connection.dependency, runtime);
      const names = used.map((one) => (Array.isArray(one) ? one : one.name)[0]);
      uses.push({
        ranges: key.startsWith('@psp/') ? [] : [rangeOf(key, connection)],
        exports: names.every((name) => name !== undefined) ? names : null,
      });
    }
  }
  return joined(uses);
}

/*
 * Our code requires a range that starts at the minor release it is built and tested with. An npm package declares its own range.
 */
function rangeOf(key: string, { resolvedOriginModule: importer }: ModuleGraphConnection): string {
  const [first = '', second = ''] = key.split('/');
  const name = key.startsWith('@') ? `${first}/${second}` : first;
  return declaredRange(importer, name) ?? `^${packageVersion(join(workspaceRoot, 'node_modules', name))}`;
}

function declaredRange(importer: Module | null, name: string): string | undefined {
  if (!(importer instanceof webpack.NormalModule) || !/[\\/]node_modules[\\/]/.test(importer.resource))
    return undefined;
  const { dependencies, peerDependencies }: Manifest = importer.resourceResolveData?.descriptionFileData ?? {};
  return dependencies?.[name] ?? peerDependencies?.[name];
}

/** The used part of a `package.json`. */
interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
