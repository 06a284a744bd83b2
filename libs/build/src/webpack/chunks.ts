import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph, Module, WebpackOptionsNormalized } from 'webpack';

/** Modules of forms. */
const forms = /node_modules\/react-hook-form\/|libs\/features\/src\/forms\//;

type SplitChunks = Exclude<WebpackOptionsNormalized['optimization']['splitChunks'], false | undefined>;

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|css-to-react-native|@emotion|@tanstack|zustand)\//;

/**
 * Chunks of the shell. By default, webpack makes a file of each shared module, and the first load needs many requests. Here the frameworks
 * are one file and the parts of our libraries that every first load uses another; the rest is split by the pages that use it.
 */
export function hostChunks(root: string): SplitChunks {
  const start = join(root, 'shell/src/bootstrap.tsx');
  const common = { chunks: 'all' as const, enforce: true, reuseExistingChunk: true };
  return {
    cacheGroups: {
      defaultVendors: false,
      framework: { ...common, name: 'framework', test: framework, priority: 30 },
      // Loaded after the first action of the user.
      toasts: { ...common, name: 'toasts', priority: 26, test: /node_modules\/sonner\/|design-system\/src\/toaster/ },
      // Validation of forms; no first load waits for it.
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

/** Whether a file is part of zod or a contract that uses it. */
const isCheck = (file: string): boolean =>
  /node_modules\/zod\//.test(file) ||
  (/libs\/contracts\/src\//.test(file) && readFileSync(file, 'utf8').includes("from 'zod'"));

/** Whether this file reaches the module without a dynamic import. Modules that only provide a shared module do not count. */
function isReachedFrom(module: Module, graph: ChunkGraph, file: string): boolean {
  if (module.type === 'provide-module') return false;
  for (const chunk of graph.getModuleChunksIterable(module)) {
    for (const start of graph.getChunkRootModules(chunk)) if (start.nameForCondition() === file) return true;
  }
  return false;
}
