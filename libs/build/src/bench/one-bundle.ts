import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { compile } from '../webpack/compile.ts';
import { compressFolder } from '../webpack/compress.ts';
import { createConfig } from '../webpack/config.ts';
import { browserProjects, remoteName, workspaceRoot } from '../workspace.ts';

const VERSION = 'one-bundle';
const remotes = browserProjects.filter((project) => project !== 'shell');

/* Source that replaces shell/src/loader/federation.ts. Imports are absolute paths. */
const loaderOf = (root: string): string => `
import { createRemoteStates, remoteIn } from ${JSON.stringify(join(root, 'shell/src/loader/remote-states.ts'))};
const remotes = {${remotes.map((name) => `${remoteName(name)}: () => import(${JSON.stringify(join(root, name, 'src/remote.tsx'))})`)}};
export function createFederationLoader() {
  const { state, move, subscribe } = createRemoteStates();
  const load = async (name) =>
    remoteIn(state(name)) ? state(name) : move(name, { status: 'ready', remote: (await remotes[name]()).remote });
  return { state, subscribe, load, isOutdated: async () => false, versionOf: () => '', crashed() {}, recovered() {} };
}`;

function configOf(root: string, folder: string): webpack.Configuration {
  const common = createConfig({ root, project: 'shell', flavour: 'standalone', mode: 'production', version: VERSION });
  const federation = join(root, 'shell/src/loader/federation.ts');
  return {
    ...common,
    entry: { main: 'virtual:start' },
    output: { ...common.output, path: folder, publicPath: `/shell/${VERSION}/` },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/loader\/federation\.ts$/, 'virtual:loader'),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        loader: { context: join(federation, '..'), source: () => loaderOf(root) },
        start: {
          context: join(root, 'shell/src'),
          source: () => "import { start } from './bootstrap.tsx'; void start();",
        },
      }),
    ],
  };
}

/** The same applications without federation, for comparison: one bundle whose areas and pages are loaded on demand. */
export interface OneBundle {
  /** Makes the portal serve the bundle with preload hints for these addresses, until `restore`. */
  show(hints: readonly Hint[]): void;
  restore(): void;
}

export interface Hint {
  as: 'script' | 'fetch';
  address: string;
}

const tagOf = ({ as, address }: Hint): string =>
  `<link rel="preload" as="${as}"${as === 'fetch' ? ' crossorigin="anonymous"' : ''} href="${address}">`;

/** Builds the bundle into the releases folder of a portal, as a version of the shell without remotes. */
export async function buildOneBundle(releasesDir: string): Promise<OneBundle> {
  const folder = join(releasesDir, 'shell', VERSION);
  await compile(configOf(workspaceRoot, folder));
  await compressFolder(folder);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  // The page changes at each `show`, so its compressed copies would be outdated.
  for (const ending of ['.br', '.gz']) rmSync(page + ending, { force: true });
  const registry = join(releasesDir, 'registry.json');
  const released = readFileSync(registry, 'utf8');
  return {
    show: (hints) => {
      writeFileSync(page, html.replace('<title>', `${hints.map(tagOf).join('')}<title>`));
      const own = { ...JSON.parse(released), hosts: { shell: { version: VERSION } }, remotes: {} };
      writeFileSync(registry, JSON.stringify(own));
    },
    restore: () => writeFileSync(registry, released),
  };
}
