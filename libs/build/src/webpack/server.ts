import { join } from 'node:path';
import webpack from 'webpack';
import { SERVER_FOLDER } from '../release/server-bundle.ts';
import { remoteName } from '../workspace.ts';
import { libraryFolders } from './libraries.ts';
import { sourceRules } from './rules.ts';
import { SHARED_PACKAGES, sharedFiles, sharedNames } from './sharing.ts';

export interface ServerOptions {
  root: string;
  project: string;
  version: string;
}

/** Global in which the shell's bundle shares modules with the remotes' bundles: one copy of each, as in the browser. */
const SHARED = `globalThis[Symbol.for('portal.shared')]`;

/**
 * Returns the webpack configuration of the module that renders an application's pages in Node, `<project>/dist/server/<project>.mjs`. The
 * shell's module contains everything it needs and all shared modules; a remote's takes shared modules from the shell.
 */
export function createServerConfig({ root, project, version }: ServerOptions): webpack.Configuration {
  const folder = join(root, project);
  const isShell = project === 'shell';
  return {
    name: `${project}-server`,
    mode: 'production',
    context: folder,
    target: 'node24',
    entry: { [project]: isShell ? 'virtual:offered' : './src/server.tsx' },
    devtool: false,
    output: {
      path: join(folder, 'dist', SERVER_FOLDER),
      publicPath: isShell ? `/shell/${version}/` : `/mfe/${remoteName(project)}/${version}/`,
      module: true,
      library: { type: 'module' },
      filename: '[name].mjs',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: libraryFolders(root) },
    module: {
      rules: sourceRules('production'),
      // The browser build has already written these files.
      generator: { 'asset/resource': { emit: false }, 'css/auto': { exportsOnly: true } },
    },
    externals: isShell ? [] : [takeShared(root)],
    experiments: { outputModule: true, css: true, layers: true },
    // The shell's preload hints find a page's module by its name.
    optimization: { minimize: false, moduleIds: 'named', concatenateModules: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(isShell ? [new webpack.experiments.schemes.VirtualUrlPlugin({ offered: offerShared(root, folder) })] : []),
    ],
  };
}

/**
 * Returns the source of the shell's server module, which also provides the shared modules by name. Our modules run on first use. Packages
 * are imported, since `require` would load another build of some, and so a second copy.
 */
function offerShared(root: string, context: string) {
  const imports = SHARED_PACKAGES.map((name, index) => `import * as package${index} from ${JSON.stringify(name)};`);
  const getters = [
    ...SHARED_PACKAGES.map((name, index) => `${JSON.stringify(name)}: () => package${index}`),
    ...sharedFiles(root).map(({ key, file }) => `${JSON.stringify(key)}: () => require(${JSON.stringify(file)})`),
  ];
  const own = `export * from ${JSON.stringify(join(context, 'src/server.tsx'))};`;
  return { context, source: () => `${imports.join('\n')}\n${own}\n${SHARED} = {\n${getters.join(',\n')}\n};` };
}

type Answer = (error?: Error | null, result?: string) => void;

function takeShared(root: string) {
  const nameOf = sharedNames(root);
  return ({ context = '', request = '' }: { context?: string; request?: string }, answer: Answer): void => {
    const name = nameOf(context, request);
    if (name) answer(null, `var ${SHARED}[${JSON.stringify(name)}]()`);
    else answer();
  };
}
