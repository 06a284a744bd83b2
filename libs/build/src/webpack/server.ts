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

/** Where the shell's bundle leaves the modules that a remote's bundle takes: one copy of each, as in the browser. */
const SHARED = `globalThis[Symbol.for('portal.shared')]`;

/**
 * The webpack configuration of the module that draws an application's pages in Node, `<project>/dist/server/<project>.mjs`.
 * The shell's holds all it needs and every module that the browser applications share; a remote's takes those from it.
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
      // The browser's build has written these files already.
      generator: { 'asset/resource': { emit: false }, 'css/auto': { exportsOnly: true } },
    },
    externals: isShell ? [] : [takeShared(root)],
    experiments: { outputModule: true, css: true, layers: true },
    // A page's module is found by its name; see the shell's preload hints.
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
 * The shell's server module, which offers each shared one by its name besides. Ours run when they are first taken; the packages
 * are imported, since `require` would have some of them chosen in another build, and so twice.
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
