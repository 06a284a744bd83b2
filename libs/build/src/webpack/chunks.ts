import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph, Module, WebpackOptionsNormalized } from 'webpack';

/** What joins fields to a form that is checked and sent. */
const forms = /node_modules\/react-hook-form\/|libs\/features\/src\/forms\//;

type SplitChunks = Exclude<WebpackOptionsNormalized['optimization']['splitChunks'], false | undefined>;

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|css-to-react-native|@emotion|@tanstack|zustand)\//;

/**
 * The shell's files. Left alone, webpack makes one of each shared module, and a first load of many requests. Here the
 * frameworks are one file and what every first load uses of our libraries another; the rest is split by the pages that use it.
 */
export function hostChunks(root: string): SplitChunks {
  const start = join(root, 'shell/src/bootstrap.tsx');
  const common = { chunks: 'all' as const, enforce: true, reuseExistingChunk: true };
  return {
    cacheGroups: {
      defaultVendors: false,
      framework: { ...common, name: 'framework', test: framework, priority: 30 },
      // Asked for after the first thing that a person does.
      toasts: { ...common, name: 'toasts', priority: 26, test: /node_modules\/sonner\/|design-system\/src\/toaster/ },
      // What forms are checked with; no first load waits for it.
      checks: {
        ...common,
        name: 'checks',
        priority: 25,
        test: (module: Module) => isCheck(module.nameForCondition() ?? ''),
      },
      forms: { ...common, name: 'forms', priority: 24, test: forms },
      base: {
        ...common,
        name: 'base',
        priority: 20,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => isReachedFrom(module, chunkGraph, start),
      },
    },
  };
}

/** True for zod and for contracts that are checked with it. */
const isCheck = (file: string): boolean =>
  /node_modules\/zod\//.test(file) ||
  (/libs\/contracts\/src\//.test(file) && readFileSync(file, 'utf8').includes("from 'zod'"));

/** True when this file leads, without a further dynamic import, to the module. Never for what only offers a module. */
function isReachedFrom(module: Module, graph: ChunkGraph, file: string): boolean {
  if (module.type === 'provide-module') return false;
  for (const chunk of graph.getModuleChunksIterable(module)) {
    for (const start of graph.getChunkRootModules(chunk)) if (start.nameForCondition() === file) return true;
  }
  return false;
}
