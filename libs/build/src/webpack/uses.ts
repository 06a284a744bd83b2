import { join } from 'node:path';
import type { UsedModule, UsedModules } from '@psp/contracts/shared-modules';
import webpack, { type Compilation, type Module, type ModuleGraphConnection } from 'webpack';
import { packageVersion, workspaceRoot } from '../workspace.ts';

/**
 * The shared modules that a remote takes from the shell, with the exports it uses. Each range of versions in which a package asks for
 * one makes a module of its own in webpack; together they are one use.
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

/** Name by which a module is taken from the shell; undefined for any other module. */
const shareKeyOf = (module: Module): string | undefined =>
  /^consume-shared-module\|[^|]*\|([^|]+)\|/.exec(module.identifier())?.[1];

/* What one takes as a whole is taken as a whole. */
function joined(uses: readonly UsedModule[]): UsedModule {
  const names = uses.map(({ exports }) => exports);
  return {
    ranges: distinct(uses.flatMap(({ ranges }) => ranges)),
    exports: names.every((list) => list !== null) ? distinct(names.flat()) : null,
  };
}

const distinct = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

/* The imports are asked, as webpack keeps no used exports of modules it does not build. */
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
 * Code of ours is built and tested with the installed version, but asks for nothing that the next minor releases add. A package says itself
 * which versions it works with.
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

/** Part of a `package.json`. */
interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
