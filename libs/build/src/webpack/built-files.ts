import { relative } from 'node:path';
import type { BuiltFiles } from '@psp/contracts/page-rendering';
import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack';
import { scriptIntegrity } from './integrity.ts';
import { ROMANIAN_FONT } from './rules.ts';

/**
 * Returns the files of each module that is loaded on demand, so that a page can preload all files that it will need at once.
 */
export function builtFiles(compilation: Compilation): BuiltFiles {
  const modules: BuiltFiles['modules'] = {};
  const shared: BuiltFiles['shared'] = {};
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const target = targetOf(compilation, block);
      if (!target) continue;
      const needed = { files: filesOf(compilation, block), shared: sharedBy(compilation, block) };
      const name = shareName(module);
      if (name) shared[name] = needed;
      else modules[pathOf(compilation, target)] = needed;
    }
  }
  const fonts = compilation.getAssets().flatMap(({ name }) => (name.includes(ROMANIAN_FONT) ? [name] : []));
  const entry = compilation.entrypoints.get('main') ?? compilation.entrypoints.values().next().value;
  return {
    first: scripts(entry?.getFiles() ?? []),
    modules,
    shared,
    fonts,
    integrity: scriptIntegrity(compilation),
  };
}

const scripts = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.js'));

const targetOf = ({ moduleGraph }: Compilation, block: AsyncDependenciesBlock): Module | null => {
  const [dependency] = block.dependencies;
  return dependency ? moduleGraph.getModule(dependency) : null;
};

const filesOf = ({ chunkGraph }: Compilation, block: AsyncDependenciesBlock): string[] =>
  scripts(chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []);

const pathOf = ({ compiler }: Compilation, module: Module): string =>
  moduleName(compiler.context, module.nameForCondition() ?? '');

/** Returns the name of a module in these lists: its path relative to the application, `./src/page.tsx` or `../libs/…`. */
export function moduleName(context: string, file: string): string {
  const path = relative(context, file);
  return path.startsWith('..') ? path : `./${path}`;
}

/** Returns the names of the shared modules that the files of a block take from the shell. */
function sharedBy({ chunkGraph }: Compilation, block: AsyncDependenciesBlock): string[] {
  const names = new Set<string>();
  for (const chunk of chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const name = shareName(module);
      if (name) names.add(name);
    }
  }
  return [...names];
}

/** Returns the name of a consumed or provided shared module; undefined for any other module. */
function shareName(module: Module): string | undefined {
  const [, consumed, provided] =
    /^consume-shared-module\|[^|]*\|([^|]+)\||^provide module \([^)]*\) (@?[^@ ]+)@/.exec(module.identifier()) ?? [];
  return consumed ?? provided;
}
