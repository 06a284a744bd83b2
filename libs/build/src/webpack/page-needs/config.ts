import { join } from 'node:path';
import { PAGE_NEEDS_FILE } from '@psp/contracts/page-rendering';
import webpack from 'webpack';
import { libraryFolders } from '../libraries.ts';
import { MinifyPlugin } from '../minify.ts';
import { sourceRules } from '../rules.ts';
import { sharedNames } from '../sharing.ts';

/** Packages that determine which data an address loads; no other packages run. */
const RUN = /^(@psp\/(auth|contracts|features|remote)|zod|zustand|react-router|@tanstack)\b/;
/** Shared modules of the shell that run. */
const RUN_OF_SHARED = /^(@psp\/auth\/session|@psp\/remote\/query$|react-router-dom$|@tanstack\/react-query$)/;

/**
 * Returns the webpack configuration of the script from which the gateway learns what an address of a remote loads (needs.ts): the remote's
 * routes and loaders, without its pages and React.
 */
export function createPageNeedsConfig(root: string, project: string): webpack.Configuration {
  const context = join(root, project);
  return {
    name: `${project}-page-needs`,
    mode: 'production',
    context,
    target: 'es2024',
    entry: 'virtual:needs',
    devtool: false,
    output: {
      path: join(context, 'dist'),
      filename: PAGE_NEEDS_FILE,
      library: { type: 'var', name: 'pageNeeds' },
      chunkFormat: false,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: libraryFolders(root) },
    module: { rules: sourceRules('production'), generator: { 'asset/resource': { emit: false } } },
    externals: [withoutOthers(root)],
    optimization: { minimizer: [new MinifyPlugin()], splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.experiments.schemes.VirtualUrlPlugin({ needs: { context, source: () => entryOf(project) } }),
      new NamedModulesPlugin(),
    ],
  };
}

/* The fake browser globals must be imported before the remote. */
const entryOf = (project: string): string => `
import ${ownFile('nothing.ts')};
import { pageNeedsOf } from ${ownFile('needs.ts')};
import { remote } from './src/remote.tsx';
export const of = pageNeedsOf(remote, '${project.replace('mfe-', '')}');`;

const ownFile = (name: string): string => JSON.stringify(join(import.meta.dirname, name));

type Answer = (error?: Error | null, result?: string) => void;

function withoutOthers(root: string) {
  const sharedName = sharedNames(root);
  return ({ context = '', request = '' }: { context?: string; request?: string }, answer: Answer): void => {
    const isPackage = /^@?\w+(?!.*:)/.test(request);
    const shared = sharedName(context, request);
    const runs = shared ? RUN_OF_SHARED.test(shared) : !isPackage || RUN.test(request);
    if (runs) answer();
    else answer(null, 'var globalThis.nothing');
  };
}

/** Makes every module that is loaded on demand tell its name, and leaves out the code of pages, which are .tsx files. */
class NamedModulesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.normalModuleFactory.tap('NamedModulesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('NamedModulesPlugin', (module) => {
        const isOnDemand = module.dependencies[0]?.type === 'import()' && /\.tsx?$/.test(module.request);
        if (isOnDemand) module.request = `!!${join(import.meta.dirname, 'named-module.ts')}!${module.request}`;
      });
    });
  }
}
