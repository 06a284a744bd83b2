import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph, Module, WebpackOptionsNormalized } from 'webpack';
import { sharedFiles } from './sharing.ts';

const ariaPackages =
  /node_modules\/(react-aria|react-aria-components|react-stately|@react-(aria|stately)|@internationalized)\//;

type SplitChunks = Exclude<WebpackOptionsNormalized['optimization']['splitChunks'], false | undefined>;

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|css-to-react-native|@emotion|@tanstack|zustand)\/|build\/src\/webpack\/router\.ts$/;

/**
 * The shell's files. Left alone, webpack makes one of each shared module, and a first load of a hundred requests. Here the
 * frameworks are one file, what the shell itself uses of our libraries another, and what only remotes use a third.
 */
export function hostChunks(root: string): SplitChunks {
  const own = filesOfShell(root);
  const common = { chunks: 'all' as const, enforce: true, reuseExistingChunk: true };
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      framework: { ...common, name: 'framework', test: framework, priority: 30 },
      base: {
        ...common,
        name: 'base',
        priority: 20,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => isReachedFrom(module, chunkGraph, own),
      },
      // Dialogs, menus, tabs and suggestions: what a page of text and plain fields does without.
      aria: {
        ...common,
        name: 'aria',
        priority: 15,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          ariaPackages.test(module.nameForCondition() ?? '') && isReachedFrom(module, chunkGraph, sharedFilesOf(root)),
      },
      more: {
        ...common,
        name: 'more',
        priority: 10,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          isReachedFrom(module, chunkGraph, sharedFilesOf(root)),
      },
    },
  };
}

const sharedFilesOf = (root: string): Set<string> => new Set(sharedFiles(root).map(({ file }) => file));

/** The files of our libraries that the shell imports. */
function filesOfShell(root: string): Set<string> {
  const folder = join(root, 'shell/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const imported = new Set([...code.matchAll(/from '(@psp\/[^']+)'/g)].map((match) => match[1]));
  return new Set(sharedFiles(root).flatMap(({ key, file }) => (imported.has(key) ? [file] : [])));
}

/**
 * True when one of these files leads, without a further dynamic import, to the module. Never for the stand-in of a shared
 * module: a file that waited for what it itself brings would wait for ever.
 */
function isReachedFrom(module: Module, graph: ChunkGraph, files: Set<string>): boolean {
  if (/^(consume-shared|provide)-module$/.test(module.type)) return false;
  for (const chunk of graph.getModuleChunksIterable(module)) {
    for (const start of graph.getChunkRootModules(chunk)) {
      if (files.has(start.nameForCondition() ?? '')) return true;
    }
  }
  return false;
}
