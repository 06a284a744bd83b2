import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, RuntimeModule } from 'webpack';
import webpack from 'webpack';
import { OFFERS } from '../release/manifest.ts';
import { BUILT_FILES } from '../release/server-bundle.ts';
import { remoteName } from '../workspace.ts';
import { builtFiles } from './built-files.ts';
import { hostChunks } from './chunks.ts';
import { IntegrityPlugin } from './integrity.ts';
import { libraryFolders } from './libraries.ts';
import { MinifyPlugin } from './minify.ts';
import { offeredModules } from './offers.ts';
import { RemoteManifestPlugin } from './remote-manifest.ts';
import { sourceRules } from './rules.ts';
import { hostProvided, remoteShared } from './sharing.ts';

export type Flavour = 'host' | 'remote' | 'standalone';

export interface ConfigOptions {
  /** Folder of the whole workspace. */
  root: string;
  /** Name of the application and of its folder below the root. */
  project: string;
  flavour: Flavour;
  mode: 'production' | 'development';
  /** Part of the build's global names, so that one page can run two versions of a remote. */
  version: string;
  /** Replaces changed components in the open page; for development. */
  isHot?: boolean;
}

/** Timeout of each try to load a file. */
const CHUNK_TIMEOUT_MS = 8000;
const TRIES = 3;

/**
 * Tries to load a chunk up to three times before its import fails, each time by a different URL, since a cache may hold a truncated file.
 * The next import of the same chunk tries again.
 */
class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    compiler.hooks.compilation.tap('RetryChunksPlugin', (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('RetryChunksPlugin', (chunk, needed) => {
        needed.add(RuntimeGlobals.ensureChunk).add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, retrying(RuntimeModule, RuntimeGlobals));
      });
    });
  }
}

function retrying(Base: typeof RuntimeModule, globals: Compiler['webpack']['RuntimeGlobals']): RuntimeModule {
  const { ensureChunk: load, getChunkScriptFilename: name } = globals;
  return new (class extends Base {
    constructor() {
      super('retry chunks', Base.STAGE_ATTACH);
    }

    override generate(): string {
      return `
var failures = {}, load = ${load}, name = ${name};
${name} = (id) => name(id) + (failures[id] ? "?try=" + failures[id] : "");
${load} = (id) => load(id).catch((error) => {
  failures[id] = (failures[id] || 0) + 1;
  if (failures[id] % ${TRIES} === 0) throw error;
  return ${load}(id);
});`;
    }
  })();
}

/**
 * Returns the webpack configuration of a browser application; the only place that configures module federation. `host` is the shell,
 * `remote` a remote for the shell, `standalone` a remote with everything it needs, for its development alone. Files go to `<project>/dist`,
 * those of `standalone` to the memory of the development server. Nothing is inlined into the page, since the content security policy
 * forbids it.
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
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: libraryFolders(root) },
    module: { rules: sourceRules(mode, options.isHot) },
    experiments: { css: true, layers: true },
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

/** Public path of each flavour; the shell's contains the version, so that open tabs keep their files. */
const publicPaths = (version: string): Record<Flavour, string> => ({
  host: `/shell/${version}/`,
  remote: 'auto',
  standalone: '/',
});

/* Hot replacement must be loaded before React. A remote gets it from the shell. */
function entryOf({ flavour, isHot }: ConfigOptions): webpack.Configuration['entry'] {
  if (flavour === 'remote') return {};
  const own = flavour === 'host' ? './src/main.ts' : './src/standalone.tsx';
  return { main: isHot ? [join(import.meta.dirname, '../dev/refresh.ts'), own] : own };
}

/** Emits a JSON file about the build after the file names have their final hashes. */
class JsonAssetPlugin {
  private readonly name: string;
  private readonly make: (compilation: Compilation) => unknown;

  constructor(name: string, make: (compilation: Compilation) => unknown) {
    this.name = name;
    this.make = make;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('JsonAssetPlugin', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: `JsonAssetPlugin ${this.name}`, stage }, () => {
        compilation.emitAsset(this.name, new sources.RawSource(JSON.stringify(this.make(compilation))));
      });
    });
  }
}

function federation({ root, project, flavour, version }: ConfigOptions): webpack.WebpackPluginInstance[] {
  if (flavour === 'standalone') return [];
  if (flavour === 'host') {
    const offers = offeredModules(root);
    return [
      new webpack.DefinePlugin({ OFFERED_MODULES: JSON.stringify(offers) }),
      new JsonAssetPlugin(OFFERS, () => offers),
      // The shell only provides modules, and its loader passes the share scope to remotes, so webpack's own sharing is enough.
      new webpack.sharing.ProvideSharedPlugin({ provides: hostProvided(root) }),
    ];
  }
  return [
    new ModuleFederationPlugin({
      dts: false,
      dev: false,
      shareStrategy: 'loaded-first',
      name: remoteName(project),
      library: { type: 'var', name: `${remoteName(project)}_${version.replace(/\W/g, '_')}` },
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.tsx' },
      shared: remoteShared(root),
      // Remotes never load other remotes.
      experiments: { optimization: { target: 'web', disableRemote: true } },
    }),
    new RemoteManifestPlugin(root, version),
  ];
}

/** Plugins that add integrity hashes to loaded files, and list files and hashes for preload hints. */
function listing({ flavour, mode }: ConfigOptions): webpack.WebpackPluginInstance[] {
  const isListed = mode === 'production' && flavour !== 'standalone';
  return isListed ? [new IntegrityPlugin(), new JsonAssetPlugin(BUILT_FILES, builtFiles)] : [];
}

function page({ root, project, flavour }: ConfigOptions): webpack.WebpackPluginInstance[] {
  if (flavour === 'remote') return [];
  const own = join(root, project, 'src/index.html');
  const template = existsSync(own) ? own : join(import.meta.dirname, 'page.html');
  // Passed as content: a path would start a child compilation that includes every shared module.
  const templateContent = readFileSync(template, 'utf8');
  return [new HtmlWebpackPlugin({ templateContent, scriptLoading: 'defer', inject: 'head' })];
}
