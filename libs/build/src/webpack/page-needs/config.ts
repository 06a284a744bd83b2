import { join } from 'node:path';
import { PAGE_NEEDS_FILE } from '@psp/contracts/page-rendering';
import webpack from 'webpack';
import { libraryFolders } from '../libraries.ts';
import { MinifyPlugin } from '../minify.ts';
import { sourceRules } from '../rules.ts';
import { sharedNames } from '../sharing.ts';

/** What decides which data an address asks for; of everything else from outside the remote nothing runs. */
const RUN = /^(@psp\/(auth|contracts|features|remote)|zod|zustand|react-router|@tanstack)\b/;
/** What runs of what the shell shares. */
const RUN_OF_SHARED = /^(@psp\/auth\/session|@psp\/remote\/query$|react-router-dom$|@tanstack\/react-query$)/;

/**
 * The webpack configuration of the script that tells the gateway what an address of a remote asks for (needs.ts): the remote's
 * routes and loaders, without its pages and without React.
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
      new NamedPagesPlugin(),
    ],
  };
}

/* What there is of a browser has to be there before the remote. */
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

/** Puts the name of a page's module in place of its code: a page is a .tsx file that is fetched on demand. */
class NamedPagesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.normalModuleFactory.tap('NamedPagesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('NamedPagesPlugin', (module) => {
        const isPage = module.dependencies[0]?.type === 'import()' && module.request.endsWith('.tsx');
        if (isPage) module.request = `!!${join(import.meta.dirname, 'named-page.ts')}!${module.request}`;
      });
    });
  }
}
