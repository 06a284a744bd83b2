import { join } from 'node:path';
import type { UsedModules } from '@psp/contracts/shared-modules';
import type { Compilation, Module } from 'webpack';
import { packageVersion, workspaceRoot } from '../workspace.ts';

/** The shared modules that a remote takes from the shell, with the exports it uses. */
export function usedModules(compilation: Compilation): UsedModules {
  const uses = [...compilation.modules].flatMap((module) => {
    const key = shareKeyOf(module);
    return key ? [[key, { range: rangeOf(key), exports: exportsOf(compilation, module) }] as const] : [];
  });
  return Object.fromEntries(uses.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Name by which a module is taken from the shell; undefined for any other module. */
const shareKeyOf = (module: Module): string | undefined =>
  /^consume-shared-module\|[^|]*\|([^|]+)\|/.exec(module.identifier())?.[1];

/* What an npm package's next minor releases add is not asked for, so they fit. */
const rangeOf = (key: string): string | null =>
  key.startsWith('@psp/') ? null : `^${packageVersion(join(workspaceRoot, 'node_modules', packageOf(key)))}`;

const packageOf = (key: string): string => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/* Null where a module is used as a whole. The imports are asked, as webpack keeps no used exports of modules it does not build. */
function exportsOf(compilation: Compilation, module: Module): string[] | null {
  const { chunkGraph, moduleGraph } = compilation;
  const names = new Set<string>();
  for (const runtime of chunkGraph.getModuleRuntimes(module)) {
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || connection.getActiveState(runtime) === false) continue;
      for (const used of compilation.getDependencyReferencedExports(connection.dependency, runtime)) {
        const [name] = Array.isArray(used) ? used : used.name;
        if (name === undefined) return null;
        names.add(name);
      }
    }
  }
  return [...names].toSorted();
}
