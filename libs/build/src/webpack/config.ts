import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { OFFERS } from '../release/manifest.ts';
import { BUILT_FILES } from '../release/server-bundle.ts';
import { remoteName, workspaceRoot } from '../workspace.ts';
import { hostChunks } from './chunks.ts';
import { builtFiles } from './built-files.ts';
import { IntegrityPlugin } from './integrity.ts';
import { JsonAssetPlugin } from './json-asset.ts';
import { libraryFolders } from './libraries.ts';
import { MinifyPlugin } from './minify.ts';
import { RemoteManifestPlugin } from './remote-manifest.ts';
import { CHUNK_TIMEOUT_MS, RetryChunksPlugin } from './retry-chunks.ts';
import { sourceRules } from './rules.ts';
import { offeredModules } from './offers.ts';
import { hostProvided, PARTS, remoteShared } from './sharing.ts';

export type Flavour = 'host' | 'remote' | 'standalone';

export interface ConfigOptions {
  /** Folder of the whole workspace. */
  root: string;
  /** Folder of the application below it, which is also its name. */
  project: string;
  flavour: Flavour;
  mode: 'production' | 'development';
  /** Part of the build's global names, so that two versions of a remote can live in one page. */
  version: string;
  /** Has changed components replaced in the page that is open; for development. */
  isHot?: boolean;
}

/**
 * The webpack configuration of a browser application, and the only place that sets module federation up.
 * `host` is the shell, `remote` what the shell loads, `standalone` a remote with everything it needs, for work on it alone.
 * Files go to `<project>/dist`, those of `standalone` into the memory of the development server; nothing is inlined into
 * the page, as the content security policy forbids it.
 */
export function createConfig(options: ConfigOptions): webpack.Configuration {
  const { root, project, flavour, mode, version } = options;
  const folder = join(root, project);
  const production = mode === 'production';
  const name = production ? 'assets/[name].[contenthash:10]' : 'assets/[name]';
  return {
    name: project,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: entryOf(options),
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      publicPath: publicPaths(version)[flavour],
      uniqueName: `${remoteName(project)}_${version}`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'sha256',
      clean: production,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: aliases(options) },
    module: { rules: sourceRules(mode, options.isHot) },
    experiments: { css: true },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      runtimeChunk: false,
      ...(flavour === 'host' && production ? { splitChunks: hostChunks(root) } : {}),
      minimizer: [new MinifyPlugin()],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [new RetryChunksPlugin(), ...federation(options), ...page(options), ...listing(options)],
  };
}

/** Where browsers find a build's files: the shell's under their version, so that open tabs keep theirs. */
const publicPaths = (version: string): Record<Flavour, string> => ({
  host: `/shell/${version}/`,
  remote: 'auto',
  standalone: '/',
});

/** What federation's own entry in a remote imports, by its path. */
const BUNDLER_RUNTIME = join(workspaceRoot, 'node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js');

/**
 * Parts of packages that browsers have no use for: zod's JSON schema, prefixes for browsers older than ours, lists without an end,
 * federation's own loading of remotes, which shell/src/loader/container.ts does, and React Aria's words in 34 languages, which
 * design-system/src/aria-strings.ts replaces.
 */
const LEFT_OUT = [
  'zod/v4/core/to-json-schema.js',
  'zod/v4/core/json-schema-processors.js',
  'stylis/src/Prefixer.js',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
  '@module-federation/runtime-core/dist/utils/load.js',
  '@module-federation/runtime-core/dist/utils/preload.js',
  ...['overlays', 'menu', 'calendar', 'combobox'].map((part) => `react-aria/dist/private/${part}/intlStrings.mjs`),
].map((path) => join(workspaceRoot, 'node_modules', path));

const aliases = ({ root, flavour }: ConfigOptions): Record<string, string> => ({
  ...libraryFolders(root),
  ...Object.fromEntries(LEFT_OUT.map((file) => [file, join(import.meta.dirname, 'left-out.cjs')])),
  ...(flavour === 'host' ? Object.fromEntries([...PARTS].map(([name, part]) => [`${name}$`, part])) : {}),
  ...(flavour === 'remote' ? { [BUNDLER_RUNTIME]: join(import.meta.dirname, 'lent-runtime.ts') } : {}),
});

/* What replaces components comes before React. A remote takes it from the shell. */
function entryOf({ flavour, isHot }: ConfigOptions): webpack.Configuration['entry'] {
  if (flavour === 'remote') return {};
  const own = flavour === 'host' ? './src/main.ts' : './src/standalone.tsx';
  return { main: isHot ? [join(import.meta.dirname, '../dev/refresh.ts'), own] : own };
}

function federation({ root, project, flavour, version }: ConfigOptions): webpack.WebpackPluginInstance[] {
  if (flavour === 'standalone') return [];
  const common = { dts: false, dev: false, shareStrategy: 'loaded-first' as const };
  if (flavour === 'host') {
    const offers = offeredModules(root);
    return [
      new webpack.DefinePlugin({ OFFERED_MODULES: JSON.stringify(offers) }),
      new JsonAssetPlugin(OFFERS, () => offers),
      new ModuleFederationPlugin({
        ...common,
        name: remoteName(project),
        manifest: false,
        runtimePlugins: [join(import.meta.dirname, 'lend-runtime.ts')],
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      // The shell only offers: its own code has no other copy to choose, and asking for each module by name is slow.
      new ProvideSharedPlugin({ provides: hostProvided(root) }),
      // Takes nothing, but brings what tells the runtime of the modules that are offered.
      new ConsumeSharedPlugin({ consumes: {} }),
    ];
  }
  return [
    new ModuleFederationPlugin({
      ...common,
      name: remoteName(project),
      library: { type: 'var', name: `${remoteName(project)}_${version.replace(/\W/g, '_')}` },
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.tsx' },
      shared: remoteShared(root),
      experiments: { optimization: { target: 'web' } },
    }),
    new RemoteManifestPlugin(root, version),
  ];
}

/** Hashes of the files for those who load them, and a list of both for the hints in pages. */
function listing({ flavour, mode }: ConfigOptions): webpack.WebpackPluginInstance[] {
  const isListed = mode === 'production' && flavour !== 'standalone';
  return isListed ? [new IntegrityPlugin(), new JsonAssetPlugin(BUILT_FILES, builtFiles)] : [];
}

function page({ root, project, flavour }: ConfigOptions): webpack.WebpackPluginInstance[] {
  if (flavour === 'remote') return [];
  const own = join(root, project, 'src/index.html');
  const template = existsSync(own) ? own : join(import.meta.dirname, 'page.html');
  // As content, not as a path: a template's own child compilation would be joined by every shared module.
  const templateContent = readFileSync(template, 'utf8');
  return [new HtmlWebpackPlugin({ templateContent, scriptLoading: 'defer', inject: 'head' })];
}
